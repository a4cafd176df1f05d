"""What browsers said of themselves, with other secrets."""

DIGEST = ":".join(["0A", "1B", "2C", "3D", "4E", "5F", "60", "71"] * 4)
CHROMIUM = f"""\
v=0
o=- 4611731400430051336 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 41234 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 192.168.1.20
a=candidate:2162486046 1 udp 2122260223 192.168.1.20 41234 typ host generation 0 network-id 1
a=candidate:384377330 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active generation 0
a=ice-ufrag:q9Cd
a=ice-pwd:0xGq3Hc7yYtBfT6oOq8Dh1Vz
a=ice-options:trickle
a=fingerprint:sha-256 {DIGEST}
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
"""
FIREFOX = f"""\
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 6187532413214463287 0 IN IP4 0.0.0.0
s=-
t=0 0
a=fingerprint:sha-256 {DIGEST}
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122252543 9a6e4d2c-1b3f-4c5d-8e7f-0123456789ab.local 47755 typ host
a=candidate:1 1 TCP 2105524479 9a6e4d2c-1b3f-4c5d-8e7f-0123456789ab.local 9 typ host tcptype active
a=sendrecv
a=ice-pwd:c1a2b3d4e5f60718293a4b5c6d7e8f90
a=ice-ufrag:5d0c7e1f
a=mid:0
a=setup:actpass
a=sctp-port:5000
a=max-message-size:1073741823
"""
