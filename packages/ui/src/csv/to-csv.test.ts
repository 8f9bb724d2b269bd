import fc from 'fast-check';
import { toCsv } from './to-csv';

/** A reader of RFC 4180, one character after the other. */
const parse = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let inQuotes = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (inQuotes) {
      if (letter === '"' && text[at + 1] === '"') {
        cell += '"';
        at++;
      } else if (letter === '"') inQuotes = false;
      else cell += letter;
    } else if (letter === '"' && cell === '') inQuotes = true;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at++;
    } else cell += letter;
  }
  return rows;
};

const rest = (text: string) => text.slice(1);
const nasty = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom('"', ',', '\r', '\n', '=', '+', '-', '@', '＝', '\t', ' ', "'", '1', '.', '金'),
  }),
);
const tables = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(nasty, { minLength: width, maxLength: width })));

it('[MNY-2] reads back as what was written, but for the apostrophe that stops a formula', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const back = parse(rest(toCsv(rows)));
      const expected = rows.map((row) =>
        row.map((cell) => {
          const runs = [...'=+-@＝＋－＠\t\r\n'].includes(cell.charAt(0));
          const isNumber = /^[-+]?[0-9]+([.][0-9]+)?$/.test(cell);
          return runs && !isNumber ? `'${cell}` : cell;
        }),
      );
      expect(back).toEqual(expected);
    }),
  );
});

it.each([
  ['=HYPERLINK("https://bad.test")', `"'=HYPERLINK(""https://bad.test"")"`],
  ['+cmd', "'+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['-12.50', '-12.50'],
  ['+3', '+3'],
  ['金龙,献瑞', '"金龙,献瑞"'],
])('writes %j as %j', (cell, written) => {
  expect(toCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
});
