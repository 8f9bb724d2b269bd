'use client';
import { type Amount as AmountValue, formatAmount } from '@pavilion/format';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { amountMessages } from './amount-messages';

export interface AmountProps extends Omit<ComponentProps<'span'>, 'prefix'> {
  /** Decimal text, a bigint of whole units or a finite number. */
  readonly value: AmountValue;
  /** Digits after the point. Default 2. */
  readonly decimals?: number;
  /** `auto` writes only the minus, `always` also the plus, `never` neither. */
  readonly sign?: 'auto' | 'always' | 'never';
  /** `change` colours gain and loss, and always writes the sign; `value` is gold. */
  readonly tone?: 'plain' | 'change' | 'value';
  /** A currency sign before the digits, such as ¥. */
  readonly currency?: string;
  /** Hides the digits, for a balance that others should not see. */
  readonly masked?: boolean;
  /** Step of the type scale. Default: that of the text around it. */
  readonly size?: 'inherit' | 'lg' | 'xl' | 'h3' | 'h2';
}

const Root = styled.span<{ $color: string; $size: NonNullable<AmountProps['size']> }>`
  color: ${({ $color }) => $color};
  font-size: ${({ $size }) => ($size === 'inherit' ? 'inherit' : token.text[$size])};
  font-family: ${token.font.number};
  font-variant-numeric: tabular-nums;
  font-feature-settings: 'tnum';
  white-space: nowrap;
  /* The sign stays before its digits where writing runs from the right. Chromium knows the last by its prefix only. */
  direction: ltr;
  unicode-bidi: isolate;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

const Currency = styled.span`
  margin-right: 0.15em;
  /* Smaller than the digits, where that can still be read. */
  font-size: max(0.8em, min(1em, 12px));
`;

/** An amount for people to read: separators, fixed decimals, tabular figures, and a real sign beside any colour. */
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
  // The sign goes by what is shown: an amount that rounds to zero is neither gained nor lost.
  const direction = /[1-9]/.test(digits) ? (written === digits ? 1 : -1) : 0;
  const always = sign === 'always' || tone === 'change';
  const mark = sign === 'never' || direction === 0 ? '' : direction < 0 ? '−' : always ? '+' : '';
  const changed = direction > 0 ? token.color.gain : direction < 0 ? token.color.loss : 'inherit';
  const color = { plain: 'inherit', value: token.color.value, change: changed }[tone];
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
