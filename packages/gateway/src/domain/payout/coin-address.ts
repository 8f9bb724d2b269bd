import { createHash } from 'node:crypto';
import { keccak256 } from './keccak256';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** The first byte of every address of the network. */
const tronPrefix = 0x41;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

const base58Bytes = (text: string): Buffer | undefined => {
  let value = 0n;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16);
  return hex.length > 50 ? undefined : Buffer.from(hex.padStart(50, '0'), 'hex');
};

/** TRC20: 21 bytes in base 58 that begin with 0x41, then four bytes of their double SHA-256. */
const isTronAddress = (address: string): boolean => {
  const bytes = /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address) ? base58Bytes(address) : undefined;
  if (bytes?.[0] !== tronPrefix) return false;
  const [payload, checksum] = [bytes.subarray(0, 21), bytes.subarray(21)];
  return sha256(sha256(payload)).subarray(0, 4).equals(checksum);
};

/** ERC20: 20 bytes in hex; where letters differ in case, their case is a checksum (EIP-55). */
const isEthereumAddress = (address: string): boolean => {
  if (!/^0x[\dA-Fa-f]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  const hash = keccak256(Buffer.from(digits.toLowerCase())).toString('hex');
  return [...digits].every((digit, place) => {
    const upper = Number.parseInt(hash[place] as string, 16) >= 8;
    return digit === (upper ? digit.toUpperCase() : digit.toLowerCase());
  });
};

/** The networks that money can be sent on, with what an address of each looks like. */
export const coinNetworks = { TRC20: isTronAddress, ERC20: isEthereumAddress } as const;

/** Whether an address belongs to a network, its checksum included. */
export const isCoinAddress = (network: string, address: string): boolean =>
  Object.hasOwn(coinNetworks, network) && coinNetworks[network as keyof typeof coinNetworks](address);
