"""Two ends of a channel in one engine, that know of each other what a code carries."""

from __future__ import annotations

import json

from tessera.phones.codes import (
    Answer,
    Invitation,
    read_answer,
    read_invitation,
    write_answer,
    write_invitation,
)
from tessera.phones.description import read_description, write_description
from tools.measure.engines import Engine

BEGIN = """
const frame = document.createElement("iframe");
document.body.append(frame);
self.ends = [window, frame.contentWindow].map((page, number) => {
  const end = new page.RTCPeerConnection();
  const channel = end.createDataChannel("t", { negotiated: true, id: 0 });
  end.heard = new Promise((hear) => { channel.onmessage = ({ data }) => hear(data); });
  channel.onopen = () => channel.send(`from ${number}`);
  return end;
});
"""
DESCRIBE = """
await end.setLocalDescription();
while (end.iceGatheringState !== "complete") await new Promise((go) => setTimeout(go, 20));
return end.localDescription.sdp;
"""
HEAR = """
const states = () => ends.map((end) => end.connectionState);
const late = new Promise((give) => setTimeout(() => give(states()), 60_000));
const heard = await Promise.race([Promise.all(ends.map((end) => end.heard)), late]);
for (const end of ends) end.close();
document.querySelector("iframe").remove();
return heard;
"""


def speak(engine: Engine) -> list[str]:
    """What each end hears of the other, once both were told by codes alone."""
    engine.run(BEGIN)
    offered = read_description(_of(engine, 0, DESCRIBE))
    invitation = read_invitation(write_invitation(Invitation(1, 0, offered, "Ana")))
    _tell(engine, 1, "offer", write_description(invitation.description, "offer"))
    answered = read_description(_of(engine, 1, DESCRIBE))
    answer = read_answer(write_answer(Answer(1, answered)))
    _tell(engine, 0, "answer", write_description(answer.description, "answer"))
    return list(engine.run(HEAR))


def _of(engine: Engine, end: int, code: str) -> str:
    return str(engine.run(f"const end = ends[{end}]; {code}"))


def _tell(engine: Engine, end: int, role: str, text: str) -> None:
    told = json.dumps({"type": role, "sdp": text})
    engine.run(f"await ends[{end}].setRemoteDescription({told});")
