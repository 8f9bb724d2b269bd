import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
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

it('[MOB-2] writes Chinese as UTF-8: other characters with the same low bytes look different', () => {
  expect(qrDrawing('凉亭').path).not.toBe(
    qrDrawing([...'凉亭'].map((character) => String.fromCharCode(character.charCodeAt(0) & 255)).join(''))
      .path,
  );
});

it('[MOB-2] says in words what it holds', () => {
  render(<QrCode value="sandbox@pavilion.example" label="收款二维码：sandbox@pavilion.example" />);
  expect(screen.getByRole('img', { name: '收款二维码：sandbox@pavilion.example' })).toBeInTheDocument();
});
