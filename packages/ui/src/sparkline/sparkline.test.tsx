import { render } from '@testing-library/react';
import { Sparkline } from './sparkline';

const zeroOf = (...values: string[]) =>
  render(
    <Sparkline label="盈亏" height={46} points={values.map((value) => ({ label: value, value }))} />,
  ).container.querySelector('[data-part="zero"]');

it('shows the zero line when values are above and below it, and only then', () => {
  expect(zeroOf('100', '-300')).toHaveAttribute('d', 'M0 13H160');
  expect(zeroOf('100', '300')).toBeNull();
  expect(zeroOf('-5', '0')).toBeNull();
  expect(zeroOf('-5')).toBeNull();
});
