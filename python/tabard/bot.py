"""A bot that plays at a table of Tabard as ``exec:python3 my_bot.py``: JSON lines on stdin and stdout.

    from tabard.bot import play

    def choose(ask):
        return 0            # the usual answer: an index into ask["legal"], a line, or None to pass

    play(choose)

What a bot prints goes to stderr, because stdout belongs to the conversation.
"""

import json
import sys


class Table:
    """What is known of the game that is being played: the card of the greeting, and the news since."""

    def __init__(self, card):
        self.card = card
        self.game = card["game"]
        self.seat = card["seat"]
        self.seats = card["seats"]
        self.seed = card["seed"]
        self.layout = card["layout"]
        self.news = []

    def fields(self, view):
        """The numbers of a view by the paths of their fields."""
        return {f["path"]: view[f["offset"] : f["offset"] + f["size"]] for f in self.layout["fields"]}


def play(choose, *, begin=None, news=None, over=None, fault=None, layout=None, position=False):
    """Plays games until the house says no more.

    choose(ask) answers a question; ask["table"] is the Table. begin(table), news(table, line), over(table, message) and
    fault(table, message) hear what else is said. With layout, a game whose numbers mean something else is refused; with
    position, each question brings the position as a document of names too.
    """
    stdout, sys.stdout = sys.stdout, sys.stderr
    table = None

    def say(message):
        stdout.write(json.dumps(message, separators=(",", ":")) + "\n")
        stdout.flush()

    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            table = Table(message)
            if begin:
                begin(table)
            ready = {"type": "ready", "wants": ["position"] if position else []}
            if layout:
                ready["layout"] = layout
            say(ready)
        elif kind == "ask":
            message["table"] = table
            say({"type": "answer", "id": message["id"], **answer(choose(message))})
        elif kind == "news":
            table.news.append(message["line"])
            if news:
                news(table, message["line"])
        elif kind == "over" and over:
            over(table, message)
        elif kind == "fault":
            if fault:
                fault(table, message)
            else:
                print("tabard did not take an answer: " + message["why"], file=sys.stderr)


def answer(chosen):
    if chosen is None:
        return {"pass": True}
    return {"line": chosen} if isinstance(chosen, str) else {"choice": int(chosen)}
