import type { RandomPort } from '../ports/ports';
import { hex } from './bytes';

/** A version-4 UUID, built from random bytes because `crypto.randomUUID` is missing on plain http. */
export const randomId = (random: RandomPort): string => {
  const bytes = random.bytes(16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
