/**
 * Text that a spreadsheet would run as a formula; Chinese versions also accept full-width signs. A plain number may
 * begin with its sign.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

const tamed = (text: string): string => (formula.test(text) && !plainNumber.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Byte order mark: without it Excel reads a Chinese file in a legacy code page. */
const byteOrderMark = '\uFEFF';

/**
 * A table as comma-separated values (RFC 4180) for spreadsheets: UTF-8 with a byte order mark, and an
 * apostrophe before text that would run as a formula. Every line ends with CR LF, the last one too.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map((cell) => quoted(tamed(cell))).join(',')}\r\n`).join('');
