"""The sentences about what is wrong with a program, by their codes. Whoever writes a game sees one
at a time: the first that helps."""

from tessera.i18n import N_

SENTENCES = {
    "syntax": N_("Python doesn't understand this line: {words}"),
    "raised": N_("{kind}: {words}"),
    "endless": N_("This never ends. Something in it must end the loop."),
    "outside": N_("“{module}” can't be used: let “chance” say what may come."),
    "no_game": N_("The last line must name the game: GAME = game(YourClass())"),
    "unwritten": N_("“{method}” isn't written yet."),
    "misspelt": N_("“{name}” is never asked for. Is “{meant}” meant?"),
    "lacking": N_("The class lacks “{name}”."),
    "unfit": N_("“{name}” is {value} here. It must be something like {example}."),
    "bad_name": N_("“name” must be of small letters, digits and _, and begin with a letter."),
    "taken": N_("There is another game with this name here already. Choose another “name”."),
    "no_state": N_("“{method}” must return a {state}."),
    "changes": N_("“{field}” is a {kind}: use a {instead}. A state must never change."),
    "not_frozen": N_("Write @dataclass(frozen=True) above “{state}”: a state must never change."),
    "unlike": N_("“{field}” has another type than the one written behind its colon."),
    "no_seat": N_("“{method}” returned {seat}, and nobody sits there. Seats count from 0."),
    "weights": N_("“chance” must give each event a whole number above 0."),
    "stuck": N_("Nobody can do anything here, and “winners” doesn't say who has won: {position}"),
    "no_event": N_('An event is a text such as "stop" or "put b2", not {event}.'),
    "no_change": N_("“{event}” changes nothing."),
    "not_over": N_("After {n} events nobody had won. “winners” must end the game."),
    "no_sentence": N_('“{event}” has no sentence. Write one under “sentences”, or "" for none.'),
    "bad_sentence": N_(
        "The sentence for “{event}” asks for {words}. There are player, first, second, third and "
        "rest."
    ),
    "unpressed": N_(
        "“{event}” can be chosen, but nothing on the screen means it. Add a button under "
        "“buttons”, or name something on the table."
    ),
    "no_number": N_("“value” must return a number, not {value}."),
    "too_long": N_("This is too long: {n} characters are the most."),
    "network": N_("It can't be downloaded now. Check your internet connection and try again."),
    "no_worker": N_("This browser can't try programs now. Reload the page and try again."),
    "broken": N_("It was tried well, but couldn't be started. Reload the page and try again."),
}
