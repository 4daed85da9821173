#!/usr/bin/env python3
"""Writes src/table/lookalikes.ts: which letters Unicode (UTS #39) says can be taken for others, as ICU on this machine knows it.
python3 scripts/lookalikes.py [path of libicui18n.so, version]   (Debian: apt install libicu72)"""
import ctypes, sys, unicodedata

PATH, VERSION = (sys.argv + ["libicui18n.so.72", "72"])[1:3] if len(sys.argv) < 3 else sys.argv[1:3]
icu = ctypes.CDLL(PATH)
open_spoof, skeleton_of = getattr(icu, f"uspoof_open_{VERSION}"), getattr(icu, f"uspoof_getSkeletonUTF8_{VERSION}")
open_spoof.restype = ctypes.c_void_p
spoof = ctypes.c_void_p(open_spoof(ctypes.byref(ctypes.c_int(0))))

# Whatever looks like a Latin letter or a digit counts, of any script. Of the other likenesses, those in scripts whose letters are
# written one beside the other: in the rest a syllable like its own parts is no trick.
SCRIPTS = "ARABIC ARMENIAN CJK CYRILLIC GEORGIAN GREEK HEBREW HIRAGANA KATAKANA LATIN".split()

def skeleton(text):
    data, out = text.encode(), ctypes.create_string_buffer(256)
    length = skeleton_of(spoof, 0, data, len(data), out, 256, ctypes.byref(ctypes.c_int(0)))
    return out.raw[:length].decode()

def bare(text):
    return "".join(each for each in unicodedata.normalize("NFKD", text) if unicodedata.category(each)[0] in "LN")

groups = {}
for letter in map(chr, range(0x80, 0x110000)):
    # What has a plain form by itself (NFKD) never gets as far as the table.
    if unicodedata.category(letter)[0] not in "LNS" or unicodedata.normalize("NFKD", letter) != letter:
        continue
    # What is left without marks may be like something else again.
    like = bare(skeleton(bare(skeleton(letter))))
    plain = like.isascii() and len(like) < 3
    if like and like != letter and (plain or len(like) == 1 and unicodedata.name(letter, "").split(" ")[0] in SCRIPTS):
        groups.setdefault(like, []).append(letter)

lines = "\n".join(f"  '{like} {''.join(letters)}'," for like, letters in sorted(groups.items()))
print(f"""// Made by scripts/lookalikes.py from Unicode's list of confusable characters; not to be edited.

/** What is seen, and the letters that are taken for it. */
export const LOOKALIKES = [
{lines}
] as const""", file=open("src/table/lookalikes.ts", "w"))
