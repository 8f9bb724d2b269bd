/** Round constants: the first 32 bits of the fractions of the cube roots of the first 64 primes. */
const constants = new Int32Array(64);
/** The initial state: those of the square roots of the first eight. */
const initial = new Int32Array(8);
for (let prime = 2, found = 0; found < 64; prime += 1) {
  let isPrime = true;
  for (let factor = 2; factor * factor <= prime; factor += 1) if (prime % factor === 0) isPrime = false;
  if (!isPrime) continue;
  constants[found] = (Math.cbrt(prime) % 1) * 2 ** 32;
  if (found < 8) initial[found] = (Math.sqrt(prime) % 1) * 2 ** 32;
  found += 1;
}

/** The state before the first block. */
export const initialState = (): Int32Array => initial.slice();

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** Adds one block of 16 words to the state of a SHA-256, in place. `schedule` is scratch space of 64 words. */
export const addBlock = (state: Int32Array, words: Int32Array, schedule: Int32Array): void => {
  schedule.set(words);
  for (let i = 16; i < 64; i += 1) {
    const x = schedule[i - 15]!;
    const y = schedule[i - 2]!;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    schedule[i] = (schedule[i - 16]! + s0 + schedule[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + schedule[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = state[index]! + word;
};
