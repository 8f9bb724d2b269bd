import { isIPv6 } from 'node:net';

/**
 * The part of an address that its user cannot choose: an IPv4 address, also one written as IPv6, or the first 64 bits of
 * an IPv6 address, within which a household has every address.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('::');
  const [left, right] = [start, end ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = end === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  const groups = [...(left ?? []), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...(right ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
};
