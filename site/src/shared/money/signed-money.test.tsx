import { render } from '@testing-library/react';
import { defaultCurrency } from '../messages/define-messages';
import { Money } from './money';
import { signedMoney } from './signed-money';

it.each(['5.35', '-10.00', '0.00', '-0.001', '12345.6'])(
  '[MNY-2] writes %s as `Money` shows it',
  (amount) => {
    const { container } = render(<Money value={amount} tone="change" />);
    expect(signedMoney(amount, defaultCurrency)).toBe(container.textContent);
  },
);

it('[MNY-2] writes the sign before the currency symbol', () =>
  expect(signedMoney('-10', 'NT$')).toBe('−NT$10.00'));
