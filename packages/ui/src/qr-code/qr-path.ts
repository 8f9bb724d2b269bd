import qrcode from 'qrcode-generator';

/** Width of the quiet zone, in modules. Readers do not find a code without it. */
export const quietZone = 4;

/** The generator writes one byte a character, so the text is encoded as UTF-8 first. */
const bytesOf = (text: string) =>
  encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

export interface EncodedQrCode {
  /** Modules per side, with the quiet zone. */
  readonly size: number;
  /** The dark modules as an SVG path, one unit per module. */
  readonly path: string;
}

/**
 * Encodes a text as a QR code with error correction level Q (25 %).
 *
 * @throws Error when the text is longer than a QR code can hold (about 1,600 bytes).
 */
export const encodeQrCode = (text: string): EncodedQrCode => {
  const code = qrcode(0, 'Q');
  code.addData(bytesOf(text));
  code.make();
  const count = code.getModuleCount();
  const cells = Array.from({ length: count * count }, (_, index) => [
    Math.floor(index / count),
    index % count,
  ]);
  const path = cells
    .filter(([row, column]) => code.isDark(row!, column!))
    .map(([row, column]) => `M${column! + quietZone} ${row! + quietZone}h1v1h-1z`)
    .join('');
  return { size: count + 2 * quietZone, path };
};
