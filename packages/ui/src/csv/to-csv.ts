/**
 * What a spreadsheet would run as a formula; one for Chinese also takes the full-width signs. A plain number may
 * begin with its sign.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

const tamed = (text: string): string => (formula.test(text) && !plainNumber.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Without it Excel takes a file of Chinese for one of its old code pages. */
const byteOrderMark = '\uFEFF';

/**
 * A table as comma-separated values (RFC 4180) that no spreadsheet mistakes: in UTF-8 by its mark, and with an
 * apostrophe before a text that would be run as a formula. Lines end with CR LF, the last one too.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map((cell) => quoted(tamed(cell))).join(',')}\r\n`).join('');
