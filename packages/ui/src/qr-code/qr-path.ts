import qrcode from 'qrcode-generator';

/** Light modules around the code, without which readers do not find it. */
export const quietZone = 4;

/** The generator takes one byte a character, so that any text is written as UTF-8. */
const bytesOf = (text: string) =>
  encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

export interface QrDrawing {
  /** Modules a side, the quiet zone included. */
  readonly size: number;
  /** The dark modules as an SVG path, one unit a module. */
  readonly path: string;
}

/**
 * Lays a text out as a QR code that a quarter of its area may be damaged of (level Q).
 *
 * @throws Error when the text is longer than a QR code can hold (about 1,600 bytes).
 */
export const qrDrawing = (text: string): QrDrawing => {
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
