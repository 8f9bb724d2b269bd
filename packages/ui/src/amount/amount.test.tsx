import { render } from '@testing-library/react';
import { Amount, type AmountProps } from './amount';

const text = (props: AmountProps) => render(<Amount {...props} />).container.textContent;

it.each<[AmountProps, string]>([
  [{ value: '1234567.5' }, '1,234,567.50'],
  [{ value: '-80' }, '−80.00'],
  [{ value: '80', tone: 'change' }, '+80.00'],
  [{ value: '-80', tone: 'change', currency: '¥' }, '−¥80.00'],
  [{ value: '0', tone: 'change' }, '0.00'],
  [{ value: '80', tone: 'movement' }, '+80.00'],
  [{ value: '-80', tone: 'movement' }, '−80.00'],
  [{ value: '80', sign: 'always' }, '+80.00'],
  [{ value: '-80', sign: 'never' }, '80.00'],
  [{ value: '123456789012345678901234567890.129' }, '123,456,789,012,345,678,901,234,567,890.13'],
])('[MNY-2] %j reads %s', (props, expected) => {
  expect(text(props)).toBe(expected);
});

it('[MNY-2] an amount that rounds to zero has no sign', () => {
  expect(text({ value: '-0.001', tone: 'change' })).toBe('0.00');
});

it('a masked amount does not contain its digits, and is announced as hidden', () => {
  expect(text({ value: '888.88', masked: true })).toBe('****金额已隐藏');
});

it('[MNY-2] the colour of a loss is that of a change alone: a movement out has none', () => {
  const colorOf = (props: AmountProps) =>
    getComputedStyle(render(<Amount {...props} />).container.firstElementChild as Element).color;
  expect(colorOf({ value: '-80', tone: 'change' })).not.toBe(colorOf({ value: '-80' }));
  expect(colorOf({ value: '-80', tone: 'movement' })).toBe(colorOf({ value: '-80' }));
  expect(colorOf({ value: '80', tone: 'movement' })).toBe(colorOf({ value: '80', tone: 'change' }));
});
