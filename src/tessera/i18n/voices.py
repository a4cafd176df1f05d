"""The choice among the voices that a device has."""

from collections.abc import Sequence


def best_voice(languages: Sequence[str], tag: str) -> int | None:
    """The index of the voice that suits a language best, of voices that are given by their
    languages, such as "pt-PT" or Android's "pt_PT". `tag` is the language with the region in which
    it is wanted. A voice of another region is better than none; None if no voice speaks the
    language."""
    spoken = [language.replace("_", "-").lower() for language in languages]
    wanted = tag.lower()
    main = wanted.partition("-")[0]
    exact = [n for n, language in enumerate(spoken) if language == wanted]
    near = [n for n, language in enumerate(spoken) if language.partition("-")[0] == main]
    return next(iter(exact + near), None)
