import type { LiveFrame } from '@pavilion/contract';

const final = 0x80;
const text = 0x01;

const lengthBytes = (length: number): Buffer => {
  if (length < 126) return Buffer.from([length]);
  if (length <= 0xffff) {
    const bytes = Buffer.from([126, 0, 0]);
    bytes.writeUInt16BE(length, 1);
    return bytes;
  }
  const bytes = Buffer.alloc(9);
  bytes[0] = 127;
  bytes.writeBigUInt64BE(BigInt(length), 1);
  return bytes;
};

/**
 * Encodes a WebSocket text message, unfragmented and unmasked (RFC 6455, section 5.2), so that one buffer can be written
 * to many sockets.
 */
export const textFrame = (frame: LiveFrame): Buffer => {
  const payload = Buffer.from(JSON.stringify(frame));
  return Buffer.concat([Buffer.from([final | text]), lengthBytes(payload.length), payload]);
};

/** A text message in two parts, of which the second one can be written to many sockets. */
export const framesOf = (head: string, tail: Buffer): readonly [Buffer, Buffer] => {
  const start = Buffer.from(head);
  const header = [Buffer.from([final | text]), lengthBytes(start.length + tail.length), start];
  return [Buffer.concat(header), tail];
};
