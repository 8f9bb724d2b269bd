import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { QrCode } from './qr-code';
import { qrDrawing, quietZone } from './qr-path';

const isDark = ({ path }: { path: string }, row: number, column: number) =>
  path.includes(`M${column + quietZone} ${row + quietZone}h`);

/** The square that stands in three corners of every QR code, as the standard draws it. */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

it('[MOB-2] draws the three finders of the standard at any size of text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const drawing = qrDrawing(text);
      const count = drawing.size - 2 * quietZone;
      expect((count - 17) % 4).toBe(0);
      for (const [top, left] of [
        [0, 0],
        [0, count - 7],
        [count - 7, 0],
      ] as const)
        for (const [row, line] of finder.entries())
          for (const [column, mark] of [...line].entries())
            expect(isDark(drawing, top + row, left + column)).toBe(mark === '#');
    }),
    { numRuns: 30 },
  );
});

const pixels = 3;

/** What a reader in a phone takes from its picture. */
const read = ({ path, size }: { path: string; size: number }): string | undefined => {
  const side = size * pixels;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g)) {
    for (let down = 0; down < pixels; down += 1) {
      const start = 4 * ((Number(y) * pixels + down) * side + Number(x) * pixels);
      data.fill(0, start, start + 4 * pixels);
    }
  }
  return jsQR(data, side, side, { inversionAttempts: 'dontInvert' })?.data;
};

it('[MOB-2] is read by a decoder as the text that it was drawn from', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(texts, (text) => expect(read(qrDrawing(text))).toBe(text)),
    { numRuns: 20 },
  );
  for (const text of ['https://pavilion.example/?i_code=WELCOME8', '收款：凉亭 ¥1,234.50'])
    expect(read(qrDrawing(text))).toBe(text);
});

it('[MOB-2] writes Chinese as UTF-8: other characters with the same low bytes look different', () => {
  expect(qrDrawing('凉亭').path).not.toBe(
    qrDrawing([...'凉亭'].map((character) => String.fromCharCode(character.charCodeAt(0) & 255)).join(''))
      .path,
  );
});

it('[MOB-2] leaves the four light modules around it that the standard wants', () => {
  const { path, size } = qrDrawing('凉亭');
  const places = [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
});

it('[MOB-2] says in words what it holds', () => {
  render(<QrCode value="sandbox@pavilion.example" label="收款二维码：sandbox@pavilion.example" />);
  expect(screen.getByRole('img', { name: '收款二维码：sandbox@pavilion.example' })).toBeInTheDocument();
});

it('[MOB-2] is dark on light by night too, for readers refuse the reverse', () => {
  render(
    <section data-theme="space">
      <QrCode value="1" label="码" />
    </section>,
  );
  const { backgroundColor, color } = getComputedStyle(screen.getByRole('img', { name: '码' }));
  expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(22, 19, 15)']);
});
