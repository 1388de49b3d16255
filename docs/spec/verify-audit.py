#!/usr/bin/env python3
"""Checks proofs of Academic Hub's event log, as docs/spec/audit-format.md describes them.

Needs nothing but Python's standard library, and shares no code with the product.

    verify-audit.py inclusion proof.json --key KEY     the answer of GET /api/audit/events/<id>/inclusion
    verify-audit.py consistency old.txt new.txt proof.json --key KEY
                                                       two checkpoints, and the answer of GET /api/audit/consistency

KEY is the public key that was noted at another place: SPKI in base64. Exits with 0 when the proof holds, else with 1.
"""
import argparse
import base64
import hashlib
import json
import sys

# Ed25519 by RFC 8032
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)
SPKI = bytes.fromhex("302a300506032b6570032100")


class Broken(Exception):
    """The proof does not hold."""


def add(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(factor, point):
    result = (0, 1, 1, 0)
    while factor > 0:
        if factor & 1:
            result = add(result, point)
        point = add(point, point)
        factor >>= 1
    return result


def same(one, other):
    return (one[0] * other[2] - other[0] * one[2]) % P == 0 and (one[1] * other[2] - other[1] * one[2]) % P == 0


def decoded(data):
    number = int.from_bytes(data, "little")
    sign, y = number >> 255, number & (2**255 - 1)
    if y >= P:
        raise Broken("the key or the signature is no point of the curve")
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * ROOT % P
    if (x * x - square) % P != 0 or (x == 0 and sign):
        raise Broken("the key or the signature is no point of the curve")
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


BASE = decoded(bytes.fromhex("58" + "66" * 31))


def is_signed(key, message, signature):
    if len(signature) != 64:
        return False
    s = int.from_bytes(signature[32:], "little")
    if s >= L:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    return same(times(s, BASE), add(decoded(signature[:32]), times(challenge, decoded(key))))


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def node(left, right):
    return sha256(b"\x01", left, right)


def raw_key(spki):
    data = base64.b64decode(spki, validate=True)
    if len(data) != 44 or not data.startswith(SPKI):
        raise Broken("the key is not an Ed25519 key")
    return data[len(SPKI):]


def head_of(note, key):
    """Size and root of a checkpoint that this key signed."""
    text, _, signatures = note.partition("\n\n")
    origin, size, root = text.split("\n")[:3]
    own = sha256(origin.encode(), b"\n\x01", key)[:4]
    for line in signatures.splitlines():
        dash, name, signature = line.split(" ")
        data = base64.b64decode(signature, validate=True)
        if dash == "\u2014" and name == origin and data[:4] == own and is_signed(key, (text + "\n").encode(), data[4:]):
            return int(size), base64.b64decode(root, validate=True)
    raise Broken("no signature of the checkpoint was made with this key")


def root_from(index, size, leaf, hashes):
    """RFC 9162, 2.1.3.2."""
    if not 0 <= index < size:
        raise Broken("the checkpoint does not reach the event")
    at, last, result = index, size - 1, leaf
    for one in hashes:
        if last == 0:
            raise Broken("the proof is too long")
        if at & 1 or at == last:
            result = node(one, result)
            while not at & 1 and at != 0:
                at, last = at >> 1, last >> 1
        else:
            result = node(result, one)
        at, last = at >> 1, last >> 1
    if last != 0:
        raise Broken("the proof is too short")
    return result


def continues(old, new, hashes):
    """RFC 9162, 2.1.4.2."""
    (first, first_root), (second, second_root) = old, new
    if not 0 < first <= second:
        raise Broken("the second checkpoint is not the later one")
    if first == second:
        return not hashes and first_root == second_root
    path = list(hashes)
    if first & (first - 1) == 0:
        path.insert(0, first_root)
    if not path:
        raise Broken("the proof is too short")
    at, last = first - 1, second - 1
    while at & 1:
        at, last = at >> 1, last >> 1
    before = after = path[0]
    for one in path[1:]:
        if last == 0:
            raise Broken("the proof is too long")
        if at & 1 or at == last:
            before, after = node(one, before), node(one, after)
            while not at & 1 and at != 0:
                at, last = at >> 1, last >> 1
        else:
            after = node(after, one)
        at, last = at >> 1, last >> 1
    return last == 0 and before == first_root and after == second_root


def hashes_of(values):
    hashes = [base64.b64decode(value, validate=True) for value in values]
    if any(len(one) != 32 for one in hashes):
        raise Broken("a hash does not have 32 bytes")
    return hashes


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def inclusion(given, key):
    proof = json.loads(read(given.proof))
    tree = proof["tree"]
    if tree is None:
        raise Broken("no checkpoint covers this event yet")
    size, root = head_of(tree["checkpoint"], key)
    event = proof["event"]
    content = sha256(event["head"].encode(), b"\n", base64.b64decode(event["data"], validate=True))
    if root_from(tree["index"], size, sha256(b"\x00", content), hashes_of(tree["hashes"])) != root:
        raise Broken("the event is not in the log of the checkpoint")
    stream, revision, _, kind, time = json.loads(event["head"])[:5]
    return f"{kind}, revision {revision} of {stream}, {time}, is event {tree['index']} of {size}"


def consistency(given, key):
    old, new = head_of(read(given.old), key), head_of(read(given.new), key)
    if not continues(old, new, hashes_of(json.loads(read(given.proof))["hashes"])):
        raise Broken("the later log does not begin with the earlier one")
    return f"the log of {new[0]} events begins with the {old[0]} events of the earlier checkpoint"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    kinds = parser.add_subparsers(required=True)
    for check, files in ((inclusion, ["proof"]), (consistency, ["old", "new", "proof"])):
        kind = kinds.add_parser(check.__name__)
        for file in files:
            kind.add_argument(file)
        kind.add_argument("--key", required=True)
        kind.set_defaults(check=check)
    given = parser.parse_args()
    try:
        print("Holds: " + given.check(given, raw_key(given.key)) + ".")
    except (Broken, KeyError, TypeError, ValueError) as error:
        print(f"Does not hold: {error}.")
        sys.exit(1)


if __name__ == "__main__":
    main()
