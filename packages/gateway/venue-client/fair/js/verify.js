// @ts-check
/**
 * The stream of random numbers of a round, written apart from the server's code, by what the documentation says. It needs
 * nothing but WebCrypto.
 */

/**
 * A word that was read, and what became of it. `number`: null when the word was rejected.
 *
 * @typedef {{ block: number, place: number, bytes: string, word: number, bound: number, number: number | null }} Step
 * @typedef {{ index: number, hex: string }} Block
 */

/** @param {string} text */
const bytesOf = (text) => new TextEncoder().encode(text);

/** @param {ArrayBuffer} buffer */
const hexOf = (buffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param {SubtleCrypto} subtle @param {string} text @returns {Promise<string>} SHA-256 of the text, 64 hexadecimal digits */
export const sha256 = async (subtle, text) => hexOf(await subtle.digest('SHA-256', bytesOf(text)));

/**
 * The hash of the hash …, `times` times: a chain of seeds, each the hash of the one that is revealed after it.
 *
 * @param {SubtleCrypto} subtle @param {string} text @param {number} times
 */
export const hashRepeatedly = async (subtle, text, times) => {
  let hash = text;
  for (let index = 0; index < times; index += 1) hash = await sha256(subtle, hash);
  return hash;
};

/** The bets of a shared round, one `<bet>:<client seed>` a line. @param {string} text */
export const betLines = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** @param {string} line */
export const betOf = (line) => line.split(':')[0] ?? '';

/**
 * The client seed of a shared round: the hash over its bets, in the order of their ids.
 *
 * @param {SubtleCrypto} subtle
 * @param {string} text as `betLines`; empty for a round without bets
 */
export const mixOf = (subtle, text) => {
  const lines = betLines(text).sort((left, right) => (betOf(left) < betOf(right) ? -1 : 1));
  return sha256(subtle, lines.map((line) => `${line}\n`).join(''));
};

const wordsOfBlock = 8;
const wordCount = 2n ** 32n;
/** How far apart the blocks of one index are. */
export const blockStride = 1_000_000;

/**
 * Numbers below a bound, drawn one after the other. Block k is HMAC-SHA256 with the text of the server seed as its key and
 * `client:nonce:k` as its message: eight words of four bytes, the highest byte first. A word times the bound is a number of 64
 * bits, whose upper half is the result. It is rejected, and the next word is read, when the lower half is less than 2^32 mod
 * bound, so that every result has the same chance.
 *
 * @param {SubtleCrypto} subtle
 * @param {{ seed: string, client: string, nonce: number }} seeds
 */
export const createStream = async (subtle, { seed, client, nonce }) => {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytesOf(seed), hmac, false, ['sign']);
  /** The blocks that were read, in this order. @type {Block[]} */
  const blocks = [];
  /** @type {Step[]} */
  const steps = [];

  /** @param {number} index */
  const blockAt = async (index) => {
    const known = blocks.find((block) => block.index === index);
    if (known) return known.hex;
    const hex = hexOf(await subtle.sign('HMAC', key, bytesOf(`${client}:${nonce}:${index}`)));
    blocks.push({ index, hex });
    return hex;
  };

  /**
   * Reads the words of some blocks one after the other.
   *
   * @param {(ordinal: number) => number} indexOf the index of the first block, of the second …
   */
  const createReader = (indexOf) => {
    let position = 0;

    /** @param {number} bound */
    const read = async (bound) => {
      const [block, place] = [indexOf(Math.floor(position / wordsOfBlock)), position % wordsOfBlock];
      position += 1;
      const bytes = (await blockAt(block)).slice(place * 8, place * 8 + 8);
      const product = BigInt(`0x${bytes}`) * BigInt(bound);
      const isRejected = product % wordCount < wordCount % BigInt(bound);
      const number = isRejected ? null : Number(product / wordCount);
      steps.push({ block, place, bytes, word: Number.parseInt(bytes, 16), bound, number });
      return number;
    };

    /** @param {number} bound @returns {Promise<number>} from 0 to below the bound */
    const draw = async (bound) => (await read(bound)) ?? (await draw(bound));
    return draw;
  };

  const draw = createReader((ordinal) => ordinal);

  /**
   * Draws different numbers from 0 to below `size`, as if the first of a row of numbers changed places with a random one of the
   * rest, then the second, and so on. The last number of a whole row is left over, without a word.
   *
   * @param {number} size @param {number} count
   */
  const drawDifferent = async (size, count) => {
    /** What stands at a place that has changed. @type {Map<number, number>} */
    const changed = new Map();
    const at = (/** @type {number} */ place) => changed.get(place) ?? place;
    /** @type {number[]} */
    const drawn = [];
    for (let place = 0; place < count; place += 1) {
      const other = place === size - 1 ? place : place + (await draw(size - place));
      drawn.push(at(other));
      changed.set(other, at(place));
    }
    return drawn;
  };

  /**
   * Draws from the words of one index alone: those of block `index`, then of block `index` + 1,000,000, and so on.
   *
   * @param {number} index
   */
  const drawAt = (index) => createReader((ordinal) => index + ordinal * blockStride);

  return { draw, drawDifferent, drawAt, blocks, steps };
};
