"""Prints the SHA-256 over the numbers of 1,000 seeds, computed apart from the gateway, for `fair-stream.test.ts`."""

import base64
import hashlib
import hmac

BOUNDS = [37, 416, 2**21, 2**21 - 1, 6, 10, 52, 49, None, 2, 1_048_577, 5_200]


def words(server_seed, client_seed, nonce):
    block = 0
    while True:
        message = f"{client_seed}:{nonce}:{block}".encode()
        digest = hmac.new(server_seed.encode(), message, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(bound, source):
    for word in source:
        high, low = divmod(word * bound, 2**32)
        if low >= 2**32 % bound:
            return high


total = hashlib.sha256()
for index in range(1_000):
    server = hashlib.sha256(f"server {index}".encode()).hexdigest()
    client = hashlib.sha256(f"client {index}".encode()).digest()
    client = base64.urlsafe_b64encode(client).decode().rstrip("=")[: 1 + index % 43]
    source = words(server, client, index**2)
    numbers = [below(bound or index + 1, source) for bound in BOUNDS]
    total.update((",".join(map(str, numbers)) + "\n").encode())
print(total.hexdigest())
