/**
 * SHA-256 and its HMAC, synchronous and without Node or a browser's interfaces: a simulation draws thousands of times, and browsers
 * have only an asynchronous one. The gateway itself uses the one of Node, which is faster; a test compares both.
 */

const blockBytes = 64;

/** Fractional parts of the square roots of the first 8 primes. */
const initialState = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** Fractional parts of the cube roots of the first 64 primes. */
const constants = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Words of the running block. Shared: a compression runs to its end before another one begins. */
const words = new Uint32Array(64);

/** The state after a block, which begins at `offset`. */
const compress = (state: Uint32Array, bytes: Uint8Array, offset: number): Uint32Array => {
  for (let at = 0; at < 16; at += 1) {
    const from = offset + 4 * at;
    words[at] = (bytes[from]! << 24) | (bytes[from + 1]! << 16) | (bytes[from + 2]! << 8) | bytes[from + 3]!;
  }
  for (let at = 16; at < 64; at += 1) {
    const [near, far] = [words[at - 2]!, words[at - 15]!];
    words[at] =
      words[at - 16]! +
      (rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3)) +
      words[at - 7]! +
      (rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let at = 0; at < 64; at += 1) {
    const first =
      (h +
        (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) +
        ((e & f) ^ (~e & g)) +
        constants[at]! +
        words[at]!) |
      0;
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return Uint32Array.of(
    state[0]! + a,
    state[1]! + b,
    state[2]! + c,
    state[3]! + d,
    state[4]! + e,
    state[5]! + f,
    state[6]! + g,
    state[7]! + h,
  );
};

/** The digest of bytes that follow those which led to `start`. */
const digest = (start: Uint32Array, before: number, bytes: Uint8Array): Uint8Array => {
  const blocks = Math.floor((bytes.length + 8) / blockBytes) + 1;
  const padded = new Uint8Array(blocks * blockBytes);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  const bits = (before + bytes.length) * 8;
  view.setUint32(padded.length - 8, Math.floor(bits / 0x1_0000_0000));
  view.setUint32(padded.length - 4, bits >>> 0);
  let state = start;
  for (let offset = 0; offset < padded.length; offset += blockBytes) state = compress(state, padded, offset);
  const result = new Uint8Array(32);
  const words32 = new DataView(result.buffer);
  state.forEach((word, at) => {
    words32.setUint32(4 * at, word);
  });
  return result;
};

const initial = () => Uint32Array.from(initialState);

/** The SHA-256 of bytes. */
export const sha256 = (bytes: Uint8Array): Uint8Array => digest(initial(), 0, bytes);

/** The HMAC-SHA-256 of texts under a key. */
export const hmacSha256 = (key: Uint8Array): ((text: string) => Uint8Array) => {
  const shortKey = key.length > blockBytes ? sha256(key) : key;
  const stateWith = (pad: number) =>
    compress(
      initial(),
      Uint8Array.from({ length: blockBytes }, (_, at) => (shortKey[at] ?? 0) ^ pad),
      0,
    );
  const [inner, outer] = [stateWith(0x36), stateWith(0x5c)];
  const encoder = new TextEncoder();
  return (text) => digest(outer, blockBytes, digest(inner, blockBytes, encoder.encode(text)));
};
