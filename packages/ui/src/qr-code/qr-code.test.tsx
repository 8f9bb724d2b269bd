import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { QrCode } from './qr-code';
import { encodeQrCode, quietZone } from './qr-path';

const isDark = ({ path }: { path: string }, row: number, column: number) =>
  path.includes(`M${column + quietZone} ${row + quietZone}h`);

/** The finder pattern in three corners of every QR code. */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

it('[MOB-2] has the three finder patterns at any text length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const qrCode = encodeQrCode(text);
      const count = qrCode.size - 2 * quietZone;
      expect((count - 17) % 4).toBe(0);
      for (const [top, left] of [
        [0, 0],
        [0, count - 7],
        [count - 7, 0],
      ] as const)
        for (const [row, line] of finder.entries())
          for (const [column, mark] of [...line].entries())
            expect(isDark(qrCode, top + row, left + column)).toBe(mark === '#');
    }),
    { numRuns: 30 },
  );
});

const pixels = 3;

/** Decodes the rendered code like a phone. */
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

it('[MOB-2] decodes to the original text', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(texts, (text) => expect(read(encodeQrCode(text))).toBe(text)),
    { numRuns: 20 },
  );
  for (const text of ['https://pavilion.example/?i_code=WELCOME8', '收款：凉亭 ¥1,234.50'])
    expect(read(encodeQrCode(text))).toBe(text);
});

it('[MOB-2] encodes Chinese as UTF-8', () => {
  expect(encodeQrCode('凉亭').path).not.toBe(
    encodeQrCode([...'凉亭'].map((character) => String.fromCharCode(character.charCodeAt(0) & 255)).join(''))
      .path,
  );
});

it('[MOB-2] has a quiet zone of four modules', () => {
  const { path, size } = encodeQrCode('凉亭');
  const places = [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
});

it('[MOB-2] has an accessible name', () => {
  render(<QrCode value="sandbox@pavilion.example" label="收款二维码：sandbox@pavilion.example" />);
  expect(screen.getByRole('img', { name: '收款二维码：sandbox@pavilion.example' })).toBeInTheDocument();
});

it('[MOB-2] is dark on light in the space theme too', () => {
  render(
    <section data-theme="space">
      <QrCode value="1" label="码" />
    </section>,
  );
  const { backgroundColor, color } = getComputedStyle(screen.getByRole('img', { name: '码' }));
  expect([backgroundColor, color]).toEqual(['rgb(255, 255, 255)', 'rgb(22, 19, 15)']);
});
