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

/**
 * The largest message that is copied, bytes. Up to here a copy and its write cost no more than a write of two buffers (`writev`),
 * and less if sockets share the copy; above it, slow sockets would each keep much.
 */
const largestCopy = 16 * 1024;

/**
 * A text message of an ASCII head and a tail that many sockets share, as one buffer, or as two if the tail is large.
 */
export const framesOf = (head: string, tail: Buffer): readonly Buffer[] => {
  const length = head.length + tail.length;
  const lengthOf = lengthBytes(length);
  const start = 1 + lengthOf.length;
  const isCopied = length <= largestCopy;
  const frame = Buffer.allocUnsafe(start + (isCopied ? length : head.length));
  frame[0] = final | text;
  frame.set(lengthOf, 1);
  frame.write(head, start, 'latin1');
  if (!isCopied) return [frame, tail];
  frame.set(tail, start + head.length);
  return [frame];
};
