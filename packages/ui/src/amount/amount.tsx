'use client';
import { type Amount as AmountValue, formatAmount } from '@pavilion/format';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { amountMessages } from './amount-messages';

export interface AmountProps extends Omit<ComponentProps<'span'>, 'prefix'> {
  /** Decimal text, a bigint of whole units, or a finite number. */
  readonly value: AmountValue;
  /** Number of decimals. Default 2. */
  readonly decimals?: number;
  /** `auto` shows only the minus, `always` also the plus, `never` neither. */
  readonly sign?: 'auto' | 'always' | 'never';
  /**
   * `change` is for results: it colours gains and losses. `movement` is for entries of an account: it colours what comes in and
   * leaves what goes out plain, since a withdrawal is no loss. Both always show the sign. `value` is gold.
   */
  readonly tone?: 'plain' | 'change' | 'movement' | 'value';
  /** A currency sign before the digits, such as ¥. */
  readonly currency?: string;
  /** Hides the digits, for a private balance. */
  readonly masked?: boolean;
  /** Step of the type scale. Default: inherited. */
  readonly size?: 'inherit' | 'lg' | 'xl' | 'h3' | 'h2';
}

const Root = styled.span<{ $color: string; $size: NonNullable<AmountProps['size']> }>`
  color: ${({ $color }) => $color};
  font-size: ${({ $size }) => ($size === 'inherit' ? 'inherit' : token.text[$size])};
  font-family: ${token.font.number};
  font-variant-numeric: tabular-nums;
  font-feature-settings: 'tnum';
  white-space: nowrap;
  /* Keeps the sign before the digits in right-to-left text. Chromium supports the last value only with its prefix. */
  direction: ltr;
  unicode-bidi: isolate;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** Of large figures three quarters; beside text it is as high as the digits, or nearly, so that it stays legible. */
const Currency = styled.span`
  margin-right: 0.1em;
  font-size: clamp(0.75em, 14px, 1em);
`;

/** A formatted amount: separators, fixed decimals, tabular figures, and a sign in addition to any colour. */
export const Amount = ({
  value,
  decimals = 2,
  sign = 'auto',
  tone = 'plain',
  currency,
  masked = false,
  size = 'inherit',
  ...rest
}: AmountProps) => {
  const messages = useMessages(amountMessages);
  const written = formatAmount(value, { decimals });
  const digits = written.replace(/^-/, '');
  // The sign follows the rounded amount: one that rounds to zero is neither gain nor loss.
  const direction = /[1-9]/.test(digits) ? (written === digits ? 1 : -1) : 0;
  const always = sign === 'always' || tone === 'change' || tone === 'movement';
  const mark = sign === 'never' || direction === 0 ? '' : direction < 0 ? '−' : always ? '+' : '';
  const changed = direction > 0 ? token.color.gain : direction < 0 ? token.color.loss : 'inherit';
  const moved = direction > 0 ? token.color.gain : 'inherit';
  const color = { plain: 'inherit', value: token.color.value, change: changed, movement: moved }[tone];
  return (
    <Root {...rest} $color={masked ? 'inherit' : color} $size={size}>
      {masked ? (
        <>
          <span aria-hidden="true">****</span>
          <span className="pv-sr-only">{messages.amountHidden}</span>
        </>
      ) : (
        <>
          {mark}
          {currency && <Currency>{currency}</Currency>}
          {digits}
        </>
      )}
    </Root>
  );
};
