// @ts-check

/** A key for a round, 128 random bits. Repeated when the answer is lost, never used for another round. */
export const createRoundKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
