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

/** Adds one block of 16 words to the state of a SHA-256, in place. `schedule` is scratch space of 64 words. */
export const addBlock = (state: Int32Array, words: Int32Array, schedule: Int32Array): void => {
  schedule.set(words);
  for (let i = 16; i < 64; i += 1) {
    const x = schedule[i - 15]!;
    const y = schedule[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
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
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + schedule[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
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
  state[0] = state[0]! + a;
  state[1] = state[1]! + b;
  state[2] = state[2]! + c;
  state[3] = state[3]! + d;
  state[4] = state[4]! + e;
  state[5] = state[5]! + f;
  state[6] = state[6]! + g;
  state[7] = state[7]! + h;
};
