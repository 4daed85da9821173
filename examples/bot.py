#!/usr/bin/env python3
"""A bot of one's own for any game: python3 examples/bot.py 'https://host/t/<room>#bot=<key>' [--pace 0.5] [--hands 1]

The host invites it in the lobby (a bot's strength: "Own bot") and hands the link on. It picks among the moves that the
table offers; put your own thinking into `choose`. All that is said is in docs/protocol.md. Needs nothing but Python 3.8.
"""
import argparse, base64, hashlib, json, os, random, socket, ssl, struct, time
from urllib.parse import urlsplit

AVOID = {'resign', 'offerDraw', 'askTakeback', 'undo', 'giveBack', 'spoil'}


def choose(moves):
    return random.choice([move for move in moves if move['type'] not in AVOID] or moves)


class Line:
    """The least of a WebSocket: text frames both ways, pings answered (RFC 6455)."""

    def __init__(self, url, path):
        secure = url.scheme in ('https', 'wss')
        self.sock = socket.create_connection((url.hostname, url.port or (443 if secure else 80)), timeout=60)
        if secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.sock.sendall((f'GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                           f'Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n').encode())
        self.file = self.sock.makefile('rb')
        if b' 101 ' not in self.file.readline():
            raise ConnectionError('no table answers there')
        while self.file.readline().strip():
            pass

    def write(self, data, opcode=1):
        mask, size = os.urandom(4), len(data)
        head = bytes([0x80 | opcode, 0x80 | (size if size < 126 else 126)]) + (struct.pack('>H', size) if size >= 126 else b'')
        self.sock.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def read(self):
        """All messages of the next frame; raises when the line has ended."""
        text = b''
        while True:
            first, size = self.take(2)
            size &= 0x7F
            if size >= 126:
                size = int.from_bytes(self.take(2 if size == 126 else 8), 'big')
            data, opcode = self.take(size), first & 15
            if opcode == 8:
                raise ConnectionError(data[2:].decode() or 'closed')
            if opcode == 9:
                self.write(data, 10)
            if opcode < 2:
                text += data
                if first & 0x80:
                    said = json.loads(text)
                    return said if isinstance(said, list) else [said]

    def take(self, size):
        data = self.file.read(size)
        if len(data) < size:
            raise ConnectionError('the line broke')
        return data


def play(link, pace, hands):
    url = urlsplit(link)
    base, room = url.path.split('/t/')
    token = url.fragment.split('bot=')[1]
    salt, commit, seat, n, ready, ended = os.urandom(16).hex(), None, None, 0, None, 0
    line = Line(url, f'{base}/parties/main/{room}')
    say = lambda **message: line.write(json.dumps(message).encode())
    say(type='hello', proto=4, name='bot.py', lang='en', token=token, moves=True)
    while ended < hands:
        for message in line.read():
            kind = message['type']
            table = message.get('table', message if kind == 'table' else None)
            if kind == 'welcome':
                seat, n, commit = message['chair'], message['n'], message['deal']
                if seat is None:
                    raise SystemExit('this key opens no seat')
            if kind == 'committed':
                commit = message
            if table and table['phase'] in ('lobby', 'between') and ready != commit['hand'] == table['hand']:
                ready, text = commit['hand'], f"{room}\n{commit['hand']}\n{seat}\n{commit['commit']}\n{salt}"
                say(type='ready', seal=hashlib.sha256(text.encode()).hexdigest())
            if kind == 'sealed':
                say(type='open', hand=message['hand'], salt=salt)
            if kind == 'revealed':
                ended, salt = ended + 1, os.urandom(16).hex()
            if kind == 'mark':
                say(type='heard', id=message['id'])
            if kind == 'moves' and message['moves']:
                time.sleep(pace)
                n += 1
                say(type='act', n=n, rev=message['rev'], action=choose(message['moves']))


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('link')
    parser.add_argument('--pace', type=float, default=0.5, help='seconds before each move')
    parser.add_argument('--hands', type=float, default=float('inf'), help='how many to play')
    args = parser.parse_args()
    while True:
        try:
            play(args.link, args.pace, args.hands)
            break
        except (ConnectionError, OSError) as fault:
            print('again in two seconds:', fault)
            time.sleep(2)
