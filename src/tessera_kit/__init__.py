"""What authors of games and the tests use, and no page: it lies in the wheel beside the app, and is
never part of what a host serves.

    promises/   what every game promises, one function a promise (lessons/ and walk/ have more)
    walk/       presses everything a page offers, and looks at what every page must hold
    lessons/    what lessons promise
    fakes/      stand-ins for a browser, a device, phones and a computer that thinks
    authoring/  a project for a game: begun, packed, translated, tried out
    cli/        the command line, `python -m tessera`
"""
