/** Rotation of each lane, and where it goes (FIPS 202, ρ and π). */
const rotations = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44];
const places = [10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1];
const lane = (1n << 64n) - 1n;
/** Bytes that one permutation takes in, for 256 bits. */
const rate = 136;

const rotate = (value: bigint, by: number) => ((value << BigInt(by)) | (value >> BigInt(64 - by))) & lane;

/** The constants of ι, from the standard's shift register. */
const roundConstants = (() => {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant ^= 1n << BigInt((1 << bit) - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
    return constant;
  });
})();

const at = (state: readonly bigint[], place: number) => state[place] as bigint;

const permute = (state: bigint[]) => {
  for (const constant of roundConstants) {
    const columns = [0, 1, 2, 3, 4].map((x) =>
      [0, 5, 10, 15, 20].reduce((all, y) => all ^ at(state, x + y), 0n),
    );
    for (let place = 0; place < 25; place++) {
      const x = place % 5;
      state[place] = at(state, place) ^ at(columns, (x + 4) % 5) ^ rotate(at(columns, (x + 1) % 5), 1);
    }
    let moving = at(state, 1);
    places.forEach((place, index) => {
      const next = at(state, place);
      state[place] = rotate(moving, rotations[index] as number);
      moving = next;
    });
    for (let row = 0; row < 25; row += 5) {
      const old = state.slice(row, row + 5);
      for (let x = 0; x < 5; x++) {
        state[row + x] = at(old, x) ^ (~at(old, (x + 1) % 5) & lane & at(old, (x + 2) % 5));
      }
    }
    state[0] = at(state, 0) ^ constant;
  }
};

/** Keccak-256 as Ethereum has it: the padding is older than that of SHA-3, so that no hash of Node's is the same. */
export const keccak256 = (text: Buffer): Buffer => {
  const padded = Buffer.alloc((Math.floor(text.length / rate) + 1) * rate);
  text.copy(padded);
  padded[text.length] = 1;
  padded[padded.length - 1] = (padded[padded.length - 1] as number) | 0x80;
  const state = new Array<bigint>(25).fill(0n);
  for (let block = 0; block < padded.length; block += rate) {
    for (let place = 0; place < rate / 8; place++) {
      state[place] = at(state, place) ^ padded.readBigUInt64LE(block + place * 8);
    }
    permute(state);
  }
  const digest = Buffer.alloc(32);
  for (let place = 0; place < 4; place++) digest.writeBigUInt64LE(at(state, place), place * 8);
  return digest;
};
