import { toHalfWidth } from './half-width';

describe('toHalfWidth', () => {
  it.each([
    ['０１２３４５６７８９', '0123456789'],
    ['１，２３４。５', '1,234.5'],
    ['１．５｡', '1.5.'],
    ['（－８６）Ａｂ～！', '(-86)Ab~!'],
    ['¥12.5 元', '¥12.5 元'],
    ['', ''],
  ])('[MNY-3] converts %s to %s', (text, ascii) => expect(toHalfWidth(text)).toBe(ascii));
});
