import { sha256 } from '@noble/hashes/sha2';
import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { createBase58check } from '@scure/base';

/** First byte of every address on TRON's main net. */
const tronPrefix = 0x41;
const base58check = createBase58check(sha256);

const isTron = (address: string): boolean => {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 21 && bytes[0] === tronPrefix;
  } catch {
    return false;
  }
};

/** Letters of one case carry no checksum; in mixed case each letter follows the hash of the address (EIP-55). */
const isEthereum = (address: string): boolean => {
  const letters = address.slice(2);
  if (letters === letters.toLowerCase() || letters === letters.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(letters.toLowerCase())));
  return [...letters].every((letter, index) =>
    Number.parseInt(hash[index]!, 16) > 7 ? letter === letter.toUpperCase() : letter === letter.toLowerCase(),
  );
};

/**
 * Checks an address for USDT on TRON (TRC20) or Ethereum (ERC20).
 * @returns `format`: not an address of either network; `checksum`: at least one character is wrong
 */
export const coinAddressError = (address: string): 'format' | 'checksum' | undefined => {
  if (/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return isTron(address) ? undefined : 'checksum';
  if (/^0x[\dA-Fa-f]{40}$/.test(address)) return isEthereum(address) ? undefined : 'checksum';
  return 'format';
};
