// @ts-check

/** A new name for a round, 128 random bits: repeated when its answer is lost, never used for another. */
export const createRoundKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
