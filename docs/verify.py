#!/usr/bin/env python3
"""Checks the deals of a Masa match file as docs/deal.md says, with Python's standard library only: python3 docs/verify.py match.json
Exit code: 0 every order is as promised, 1 one was not, 2 it cannot be told, for the file says too little or nobody's salt is in."""
import hashlib, hmac, json, sys

def sha(data): return hashlib.sha256(data).digest()
def mac(key, text): return hmac.new(key, text.encode(), hashlib.sha256).digest()

def derive(key, index, size):
    """The order: numbers below a bound from HMAC blocks, then Fisher-Yates from the end."""
    words, counter, order = [], 0, list(range(size))
    for i in range(size - 1, 0, -1):
        word, limit = 2**32, 2**32 - 2**32 % (i + 1)
        while word >= limit:
            if not words:
                block = mac(key, f"{index}:{counter}")
                words, counter = [int.from_bytes(block[at:at + 4], "big") for at in range(0, 32, 4)], counter + 1
            word = words.pop(0)
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order

def root(key, index, order):
    row = [sha(b"\0" + mac(key, f"leaf:{index}:{place}") + f"{place}:{tile}".encode()) for place, tile in enumerate(order)]
    while len(row) > 1:
        row = [sha(b"\1" + row[i] + row[i + 1]) if i + 1 < len(row) else row[i] for i in range(0, len(row), 2)]
    return (row[0] if row else sha(b"\0")).hex()

def code(commit, seals, salts, first):
    text = "\n".join([commit, ",".join("-" if each is None else each for each in seals), ",".join(salts), first])
    return "".join("23456789ABCDEFGHJKLMNPQRSTUVWXYZ"[byte % 32] for byte in sha(text.encode())[:6])

def check(file, hand):  # Yields what is wrong with one hand; prints its roots and its code.
    room = "duplicate" if hand.get("shared") else file["room"]  # Several tables were dealt alike, without salts.
    number, commit, salts = hand["hand"], hand["commit"], hand["salts"]
    secret, seals, people = bytes.fromhex(hand["secret"]), hand.get("seals", []), hand.get("people", [])
    if sha(secret).hex() != commit: yield "the secret is not the one committed to"
    if not len(seals) == len(salts) == len(file["seats"]): yield "there is not one seal and one salt a seat"
    for seat, (sealed, salt) in enumerate(zip(seals, salts)):
        if (sealed is not None) != (seat in people):
            yield f"seat {seat} " + ("is a person's without a seal" if seat in people else "is a bot's and has a seal")
        if salt and (hand.get("shared") or sha(f"{room}\n{number}\n{seat}\n{commit}\n{salt}".encode()).hex() != sealed):
            yield f"the salt of seat {seat} is not the one that was sealed"
    key = mac(secret, f"{room}\n{number}\n{','.join(salts)}")
    orders = [step["step"]["order"] for step in hand["steps"] if step["step"].get("order")] or [[]]
    for index, order in enumerate(orders):
        if not order or order != derive(key, index, len(order)): yield f"order {index} does not follow from secret and salts"
    roots = [root(key, index, order) for index, order in enumerate(orders)]
    less = [seat for seat in people if not any(salts[seat:seat + 1])]  # Each is one number fewer that the server did not choose.
    said = f"{people} WITHOUT THE SALT of seats {less}" if less else f"{people}"
    print(f"hand {number}: people at seats {said} code {code(commit, seals, salts, roots[0])} roots {' '.join(roots)}")

match = json.load(open(sys.argv[1])) if len(sys.argv) == 2 else sys.exit(__doc__)
hands = match["hands"] if match["masa"] == 3 else []  # Older files do not say whose seats were bots'.
wrong = [f"hand {hand['hand']}: {fault}" for hand in hands for fault in check(match, hand)]
chosen = [hand["hand"] for hand in hands if not any(hand["salts"])]
right = f"not verifiable: nobody's salt is in hands {chosen}, so the server could choose them" if chosen else \
    f"the orders of all {len(hands)} hands are as promised (steps: npm run replay)" if hands else "not verifiable: no hands, or an older file"
print("\n".join(wrong) or right)
sys.exit(1 if wrong else 0 if hands and not chosen else 2)
