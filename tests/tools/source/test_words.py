"""One word for one thing, in every language, and one way to speak to whoever plays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera.i18n import FALLBACK, without_region
from tessera_kit.authoring.catalogues import forms
from tools import messages
from tools.paths import PACKAGE, PACKS

NOT_SAID = [
    (
        "en",
        r"\bfor who begins|\blook what\b|\blooks? on\b|\bthere lies\b|\bneed not\b|\bthe other's\b"
        r"|\b(goes|go|went|gone) on\b(?! any)|\bfor ever\b|\bso it is, too\b",
        "another language's word order",
    ),
    ("en", r"\bwho(so)?ever\b", "say you, or name the player"),
    ("en", r"\bpress(es)?\b", "tap"),
    (
        "en",
        r"\bpips?\b|\b(hub|rim)\b|\b(three|two|chips|pieces) in a row\b",
        "to go, centre, circle, line",
    ),
    ("en", r"\b(fault|errors?)\b", "problem, mistake"),
    ("en", r"\bbetter game\b|\bbest play\b|\bbetter play\b", "say what differs; move"),
    ("en", r"^to the (menu|games?|lessons|board|beginning|end)$", "a button names the place"),
    ("en", r"\d %", "100%"),
    ("en", r"\b(helper|chains?|quarantine|this tessera)\b", "a builder's noun"),
    ("en", r"\b(can't be told|all else is as it was|is there a network)\b", "say what one can do"),
    ("en", r"percentage points|games of ten", "wins in 100, wins in 10"),
    *((code, r"\w{4} …$", "close up the dots") for code in ("en", "pt", "pt-BR", "es")),
    ("de", r"\w{4} …$", "close up the dots"),
    ("de", r"[«»”‘’'\"]|“\w|\w„", "„…“"),
    ("de", r"[\d}] ?%", "a no-break space before %"),
    ("de", r" - |\w—|— ", "–"),
    ("de", r"(?<=[a-zäöüß,] )(?-i:Sie|Ihnen|Ihr(e[mnrs]?)?)\b|\w+en sie bitte\b", "du, not Sie"),
    (
        "de",
        r"\b(der|die|das|dem|den|des) \{(player|other|owner)s?\}|\{(player|other|owner)s?\}s\b",
        "a name has no article and no genitive",
    ),
    ("de", r"(?<!-)\b(backups?|replays?|puzzles?|undo|log)\b", "Sicherung, Wiederholung, Aufgabe"),
    ("de", r"\b(rätseln?|hinweise?n?|hilfestellung\w*)\b", "Aufgabe, Tipp"),
    ("de", r"\b(telefon\w*|smartphone\w*|mobiltelefon\w*)\b", "Handy"),
    ("de", r"\b(wi-?fi|wlan-netz\w*|offline|online)\b", "WLAN, ohne Internet"),
    ("de", r"\b(klick\w*|drück\w*|berühr\w*|antippen|tipp\w* an)\b", "tippe auf"),
    ("de", r"\b(brett(s|er|ern)?|spielfeld\w*)\b", "Spielbrett, Feld"),
    ("de", r"\b(spielsteine?n?|figur(en)?|jetons?|plättchen)\b", "Chip, Stein"),
    (
        "de",
        r"\b(kreuz|karo|herz|pik) (bube|dame|könig|ass|\d)|\b(treff|coeur|schippe)\b",
        "Herz-Dame",
    ),
    ("de", r"(?<!\{)\b(sequences?|runs?|serien?)\b", "Sequenz, Straße"),
    ("de", r"\b(remis|patt|computergegner\w*|bots?|ki)\b", "unentschieden, Computer"),
    ("de", r"\b(fäng\w*|fang\w* an|anfang\w+|startspieler\w*)\b", "beginnt"),
    ("de", r"\b(raus\w*|rein\w*|fertig mach\w*)\b", "hinaus, hinein, vollenden"),
    ("de", r"\b(daß|muß|läßt|laß|mußt)\b", "the spelling of today"),
    ("es", r"\b(usted|inténtelo|encuéntrela|ha ganado|es su turno)\b", "tú, not usted"),
    (
        "es",
        r"(^|[.!?:;] |[¡¿])(actualice|complete|deje|deslice|elija|encuentre|gane|haga|libere|mire"
        r"|ponga|tire|toque)\b",
        "tú, not usted",
    ),
    ("es", r"\b(os|vosotros|vuestr\w+)\b|(?<!dieci)\w[áé]is\b", "nobody says vosotros in America"),
    ("es", r"[ãõç]|[ln]h", "Portuguese"),
    ("es", r"\b(aparatos?|ordenador\w*|computadoras?)\b", "dispositivo, máquina"),
    ("es", r"\b(móvil(es)?|asientos?|piezas?)\b", "teléfono, lugar, ficha"),
    ("es", r"\Bfichas?\b", "a word that was changed in the midst of another"),
    ("es", r"\bya \w+(aste|iste)\b|^se (añadió|dejó|quitó)\b", "ya has jugado, se ha añadido"),
    (
        "es",
        r"\bhay red\b|^(al menú|a la partida|a las lecciones|al final)$|\btodavía no$",
        "conexión; a button names the place",
    ),
    ("es", r"\bsac\w+ (una|otra|su)\b", "a card: roba"),
    ("es", "[“”]", "«»"),
    ("fr", r"(?<!\u202f)[;!?%]|(?<!\u00a0):", "a no-break space before: narrow, before : wide"),
    ("fr", r"«(?!\u00a0)|(?<!\u00a0)»|['“”\"]", "« » with no-break spaces, and ’"),
    ("fr", r"\w{4} …$", "close up the dots"),
    ("fr", r"(?-i:(^|[.!?:] )A |\bE(changer|cran|galité|quipe|tape|tat)\b)|\boe|coeur", "À, É, œ"),
    ("fr", r"\b(tu|toi|ton|ta|tes|te)\b|\bt’", "vous, not tu"),
    ("fr", r"\bde \{(player|other|owner|game)s?\}", "it would be d’Ana"),
    (
        "fr",
        r"\w(\(e\)|·e)s?\b|\bvous (êtes|serez) (arrivé|prêt|seul|sûr)|(?<!l’application )"
        r"\btessera (est|était|a été|s’est) \w+ée?\b",
        "nobody's gender, and not Tessera's",
    ),
    ("fr", r"\b(appuy\w*|cliqu\w*|pressez|tap(er|ez|otez))\b", "touchez"),
    ("fr", r"\b(pièces?|fiches?)\b", "pion, jeton"),
    ("fr", r"\b(jets?|coups? de dés?|tirages?|rounds?|rondes?)\b", "lancer, manche"),
    ("fr", r"\b(match|ex æquo|pat|talon|cœurs|piques|trèfles|carreaux)\b", "partie nulle; de cœur"),
    ("fr", r"\b(astuces?|suggestions?|énigmes?|devinettes?|casse-tête)\b", "indice, problème"),
    (
        "fr",
        r"\b(portables?|mobiles?|smartphones?|dispositifs?|périphériques?|terminal)\b",
        "téléphone, appareil",
    ),
    (
        "fr",
        r"(?<!-)\b(backups?|replays?|puzzles?|logs?|(on|off)line|wifi|courriels?|(?<!e-)mails?)\b"
        r"|(?-i:\binternet\b)",
        "sauvegarde, revoir, problème, journal, hors connexion, Wi-Fi, e-mail, Internet",
    ),
    (
        "fr",
        r"\b(effac\w+|paramètres?|préférences?|parties? sauvegardées?)\b",
        "supprimer, réglages, partie enregistrée",
    ),
    ("it", r"\w{4} …$", "close up the dots"),
    ("it", r"['“”\"]| [;:!]|\d %|« | »", "’ and «», closed up"),
    ("it", r"[áíóúñãõç¡¿]", "another language's letters"),
    ("it", r"(?<!che )(?<!unque )\bcosa\b|\bqual’è|\bpò\b|\bE’", "che cosa, qual è, un po’"),
    (
        "it",
        r"(^|[.!?:;] )(apra|copi|inserisca|invii|metta|prema|riprovi|scelga|tocchi|usi)\b",
        "tu, not Lei",
    ),
    (
        "it",
        r"\bbenvenut[oa]\b|\btu stess[oa]\b|\bsei (arrivat|entrat|pront|sicur|stat|tornat)[oa]\b",
        "the reader's gender",
    ),
    ("it", r"\b(premi|premere|clicca\w*|pigia)\b", "tocca"),
    ("it", r"\b(fiches?|pedon[ei])\b|(?<!in )\bpezz[oi]\b", "gettone, pedina"),
    ("it", r"\b(scacchiera|plancia|tavoliere)\b", "tabellone"),
    ("it", r"\b(tir[aoi]|tirare|tirano|round|manche)\b", "lancia, lancio, giro"),
    ("it", r"\bin fila\b|\b(fila|riga) di (tre|quattro|cinque|sei)\b", "in linea"),
    ("it", r"\b(?<!\{)(jack|donn[ae]|pila|tallone)\b", "fante, regina, mazzo, scarti"),
    ("it", r"\b(patta|pari merito)\b", "parità, pareggio"),
    ("it", r"\b(apparecchi\w*|cellular[ei]|smartphone|telefonin[oi])\b", "telefono, dispositivo"),
    (
        "it",
        r"\b(cancella(re|t[oaie])?|collegament[oi]|copi[ae] di sicurezza|per posta|settaggi)\b",
        "elimina, link, backup, per messaggio, impostazioni",
    ),
    (
        "it",
        r"\b(il|del|al|dal|sul|nel) (1|8|11)\b"
        r"|\b(il|del|al|dal|sul|nel) \{(chance|date|day|number|total)\}",
        "l’8, and no article before a number that is filled in",
    ),
    ("pt", r"\b(você|curingas?)\b", "Brazilian"),
    ("pt", r"\b(dispositivos?|hipóteses?|prima|carregue em)\b", "aparelho, probabilidade, toque"),
    ("pt", r"\bfalha sua\b", "might be the reader's"),
    ("pt", "[«»]", "“”"),
    ("pt", r"\bjóquer(es)?\b|\brepo(r|sto|stos|nha)\b|\bsítio já\b", "joker, restaurar, site"),
    (
        "pt",
        r"\b(a|esta|uma|da) ligação (contém|está incompleta|para um)|código qr da ligação",
        "link",
    ),
    (
        "pt",
        r"\bhá rede\b|\bsem rede\b|^para (o menu|o jogo|as lições|o fim)$",
        "Internet; a button names the place",
    ),
    (
        "pt-BR",
        r"\b(ecrã|ficheiros?|separador|equipas?|registo|partilh\w+|rondas?|guardad[oa]s?|sítio"
        r"|baralhad\w+|noutr[oa]s?|num|nuns|numas?|até (ao|à)s?|catorze|pô-l[oa]s?)\b",
        "European",
    ),
    (
        "pt-BR",
        r"\boutra vez\b|\bponha\w*|\bpôr\b|\b(tem|têm|tiver|teve) de\b(?! novo)|\btudo o resto\b"
        r"|\bà (primeira )?tentativa\b|\bligaç\w+|\ba sua vez\b|\bsem rede\b|\bpartidas?\b",
        "de novo, coloque, tem que, todo o resto, link, sua vez, internet, jogo",
    ),
    ("pt-BR", r"\btire\b|\btir(a|ar|am|ou) (uma|a|outra|mais uma) carta|\btira-se", "compra-se"),
]


def said(language: str) -> Iterator[tuple[Path, str]]:
    """Every text of a language: those of its region, and all others as without it. English is what
    the others are translated from."""
    for game in (None, *messages.games_apart()):
        if language == FALLBACK:
            whole = messages.read(messages.TRANSLATED[0], game)
            path = messages.po_file(messages.TRANSLATED[0], game)
            yield from ((path, text) for message in whole for text in forms(message.id) if text)
            continue
        own = messages.read(language, game)
        for message in messages.read(without_region(language), game):
            there = own.get(message.id) or message
            for text in forms(there.string) if message.id else ():
                yield messages.po_file(language, game), text


@pytest.mark.parametrize(("language", "words", "why"), NOT_SAID)
def test_these_words_are_never_said(language: str, words: str, why: str) -> None:
    wrong = re.compile(words, re.IGNORECASE)
    found = [f"{path.name}: {text}" for path, text in said(language) if wrong.search(text)]
    assert not found, "\n".join([why, *found])


COLON = re.compile(r"""f["'][^"'\n]*\}: \{""")
NOT_PROSE = {"written.py"}
"""A notation has its own colon."""


def test_no_colon_is_written_between_two_texts_but_by_the_translator() -> None:
    """French puts a space before it: `Translator.pair`."""
    folders = [PACKAGE / "screens", PACKAGE / "kit", *PACKAGE.glob("games/*/view")]
    folders += PACKS.glob("*/src/*/view")
    found = [
        f"{path.name}: {line.strip()}"
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        if path.name not in NOT_PROSE
        for line in path.read_text(encoding="utf-8").splitlines()
        if COLON.search(line)
    ]
    assert found == []
