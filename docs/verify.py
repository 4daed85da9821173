#!/usr/bin/env python3
"""Checks the deals of a Masa match file as docs/deal.md says: python3 docs/verify.py match.json
Only Python's standard library. The exit code is 0 when every hand was dealt as promised."""
import hashlib, hmac, json, sys

def sha(data):
    return hashlib.sha256(data).digest()

def mac(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()

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

def check(file, hand):
    """Yields what is wrong with one hand; prints its roots and its code."""
    room, number, commit, salts = file["room"], hand["hand"], hand["commit"], hand["salts"]
    secret, seals = bytes.fromhex(hand["secret"]), hand.get("seals", [])
    if sha(secret).hex() != commit:
        yield "the secret is not the one committed to"
    if file["masa"] > 1 and not len(seals) == len(salts) == len(file["seats"]):
        yield "there is not one seal and one salt a seat"
    for seat, salt in enumerate(salts if file["masa"] > 1 else []):
        if salt and sha(f"{room}\n{number}\n{seat}\n{commit}\n{salt}".encode()).hex() not in seals[seat:seat + 1]:
            yield f"the salt of seat {seat} is not the one that was sealed"
    key = mac(secret, f"{room}\n{number}\n{','.join(salts)}")
    orders = [step["step"]["order"] for step in hand["steps"] if step["step"].get("order")]
    for index, order in enumerate(orders):
        if order != derive(key, index, len(order)):
            yield f"order {index} does not follow from secret and salts"
    roots = [root(key, index, order) for index, order in enumerate(orders)] or [root(key, 0, [])]
    print(f"hand {number}: code {code(commit, seals, salts, roots[0])} roots {' '.join(roots)}")

match = json.load(open(sys.argv[1])) if len(sys.argv) == 2 else sys.exit(__doc__)
wrong = [f"hand {hand['hand']}: {fault}" for hand in match["hands"] for fault in check(match, hand)]
print("\n".join(wrong) or f"all {len(match['hands'])} hands are as promised")
sys.exit(1 if wrong else 0)
