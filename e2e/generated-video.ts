/**
 * Builds a short video for the test of streams: H.264 in an MPEG transport stream, as servers of live video send it. Each picture has
 * one colour and is stored without compression (macroblocks of type I_PCM), so no encoder is needed.
 */

/** A colour in YCbCr, 16 to 235 or 240. */
export interface Colour {
  readonly y: number;
  readonly cb: number;
  readonly cr: number;
}

/** Width and height of the pictures in macroblocks of 16 × 16 pixels. */
const [columns, lines] = [4, 3];
export const videoSize = { width: columns * 16, height: lines * 16 } as const;
const picturesPerSecond = 5;
/** Of the clock of a transport stream, Hz. */
const clockRate = 90_000;

/** Writes bits, and the Exp-Golomb codes of H.264. */
const createBits = () => {
  const bytes: number[] = [];
  let used = 0;
  const bit = (value: number) => {
    if (used % 8 === 0) bytes.push(0);
    bytes[bytes.length - 1]! |= value << (7 - (used % 8));
    used += 1;
  };
  const bits = (value: number, count: number) => {
    for (let index = count - 1; index >= 0; index -= 1) bit((value >> index) & 1);
  };
  return {
    bytes,
    bits,
    /** Unsigned Exp-Golomb codes. */
    codes(...values: readonly number[]) {
      for (const value of values) {
        const length = Math.floor(Math.log2(value + 1));
        bits(0, length);
        bits(value + 1, length + 1);
      }
    },
    /** Fills the byte with zeros. */
    align() {
      used = bytes.length * 8;
    },
    raw(values: readonly number[]) {
      bytes.push(...values);
      used = bytes.length * 8;
    },
  };
};

type Bits = ReturnType<typeof createBits>;

/** A unit of H.264: what `write` writes, with the stop bit and with bytes that keep start codes out of it. */
const unit = (header: number, write: (bits: Bits) => void): number[] => {
  const bits = createBits();
  write(bits);
  bits.bits(1, 1);
  const escaped: number[] = [];
  let zeros = 0;
  for (const byte of bits.bytes) {
    if (zeros === 2 && byte <= 3) {
      escaped.push(3);
      zeros = 0;
    }
    escaped.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return [0, 0, 0, 1, header, ...escaped];
};

const delimiter = [0, 0, 0, 1, 0x09, 0x10];

/** Constrained baseline profile, level 1.0, picture order as in the stream. */
const sequence = unit(0x67, (bits) => {
  bits.raw([66, 0xc0, 10]);
  bits.codes(0, 0, 2, 1);
  bits.bits(0, 1);
  bits.codes(columns - 1, lines - 1);
  // Frames alone, without cropping and usability information.
  bits.bits(0b1000, 4);
});

const parameters = unit(0x68, (bits) => {
  bits.codes(0, 0);
  bits.bits(0, 2);
  bits.codes(0, 0, 0);
  bits.bits(0, 3);
  bits.codes(0, 0, 0);
  // The slices say that their edges are not filtered.
  bits.bits(0b100, 3);
});

/** A picture of one colour that depends on no other one. Of two in a row one is odd. */
const picture = ({ y, cb, cr }: Colour, index: number): number[] => {
  const block = [...Array(256).fill(y), ...Array(64).fill(cb), ...Array(64).fill(cr)];
  return unit(0x65, (bits) => {
    bits.codes(0, 7, 0);
    bits.bits(0, 4);
    bits.codes(index % 2);
    bits.bits(0, 2);
    bits.codes(0, 1);
    for (let each = 0; each < columns * lines; each += 1) {
      bits.codes(25);
      bits.align();
      bits.raw(block);
    }
  });
};

const packetSize = 188;
const pids = { programs: 0, program: 0x1000, video: 0x100 } as const;

/** CRC-32 of the tables of a transport stream. */
const checksum = (bytes: readonly number[]): number => {
  let value = -1;
  for (const byte of bytes) {
    value ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
  }
  return value >>> 0;
};

const bytesOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(value / 256 ** (count - 1 - index)) % 256);

/** A table in a packet of its own. */
const tablePacket = (pid: number, id: number, body: readonly number[], continuity: number): number[] => {
  const length = body.length + 5 + 4;
  const table = [id, 0xb0 | (length >> 8), length & 0xff, 0, 1, 0xc1, 0, 0, ...body];
  const packet = [
    0x47,
    0x40 | (pid >> 8),
    pid & 0xff,
    0x10 | continuity,
    0,
    ...table,
    ...bytesOf(checksum(table), 4),
  ];
  return [...packet, ...Array(packetSize - packet.length).fill(0xff)];
};

/** A moment as packets of media have it, with its marker bits. */
const timestamp = (ticks: number): number[] => [
  0x21 | (Math.floor(ticks / 2 ** 30) << 1),
  ...bytesOf(((Math.floor(ticks / 2 ** 15) % 2 ** 15) << 1) | 1, 2),
  ...bytesOf((ticks % 2 ** 15) * 2 + 1, 2),
];

/** The packets of one picture. The first one has the clock of the stream. */
const picturePackets = (data: readonly number[], ticks: number, firstContinuity: number): number[][] => {
  const media = [0, 0, 1, 0xe0, 0, 0, 0x84, 0x80, 5, ...timestamp(ticks), ...data];
  const packets: number[][] = [];
  for (let at = 0; at < media.length; ) {
    const isFirst = at === 0;
    // The clock: 33 bits of 90 kHz, six reserved ones and nine of 27 MHz.
    const clock = isFirst ? [0x50, ...bytesOf(Math.floor(ticks / 2), 4), (ticks % 2) * 128 + 0x7e, 0] : [];
    const room = packetSize - 4 - (isFirst ? clock.length + 1 : 0);
    const part = media.slice(at, at + room);
    let padding = room - part.length;
    let adaptation: number[] = [];
    if (isFirst) adaptation = [clock.length + padding, ...clock, ...Array(padding).fill(0xff)];
    else if (padding > 0) {
      padding -= 1;
      adaptation = padding === 0 ? [0] : [padding, 0, ...Array(padding - 1).fill(0xff)];
    }
    const continuity = (firstContinuity + packets.length) % 16;
    packets.push([
      ...[0x47, (isFirst ? 0x40 : 0) | (pids.video >> 8), pids.video & 0xff],
      ...[(adaptation.length > 0 ? 0x30 : 0x10) | continuity, ...adaptation, ...part],
    ]);
    at += part.length;
  }
  return packets;
};

/**
 * A segment of one second in one colour.
 *
 * @param index its place in the stream, from 0.
 */
export const videoSegment = (index: number, colour: Colour): Buffer => {
  const program = [
    0xe0 | (pids.video >> 8),
    pids.video & 0xff,
    0xf0,
    0,
    0x1b,
    0xe0 | (pids.video >> 8),
    pids.video & 0xff,
    0xf0,
    0,
  ];
  const packets = [
    tablePacket(pids.programs, 0, [0, 1, 0xe0 | (pids.program >> 8), pids.program & 0xff], index % 16),
    tablePacket(pids.program, 2, program, index % 16),
  ];
  let continuity = 0;
  for (let number = 0; number < picturesPerSecond; number += 1) {
    const shown = index * picturesPerSecond + number;
    const data = [...delimiter, ...sequence, ...parameters, ...picture(colour, shown)];
    // A second after the start, so that no clock is below 0.
    const ticks = clockRate + (shown * clockRate) / picturesPerSecond;
    const added = picturePackets(data, ticks, continuity);
    continuity += added.length;
    packets.push(...added);
  }
  return Buffer.from(packets.flat());
};
