'use client';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { styled } from 'styled-components';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { type AmountLimits, amountIssue } from './amount-issue';
import { moneyMessages } from './money-messages';

/** An amount to choose with one press: a decimal string, or one under a name such as 全部. */
export type QuickAmount = string | { readonly label: string; readonly value: string };

const List = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
`;

const Chip = styled.button.attrs({ type: 'button' })`
  height: 40px;
  padding: 0 ${token.space[2]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: ${token.text.md};
  cursor: pointer;
  transition:
    border-color ${token.motion.fast} ${token.motion.out},
    background-color ${token.motion.fast} ${token.motion.out},
    color ${token.motion.fast} ${token.motion.out};

  &:hover:not(:disabled) {
    border-color: ${token.color.accentText};
    color: ${token.color.accentText};
  }
  &:active:not(:disabled) {
    background: ${token.color.accentSoft};
  }
  &[aria-pressed='true'] {
    border-color: ${token.color.accentText};
    background: ${token.color.accentSoft};
    color: ${token.color.accentText};
    font-weight: ${token.weight.bold};
  }
  &:disabled {
    color: ${token.color.inkFaint};
    background: ${token.color.sunken};
    cursor: not-allowed;
  }
`;

const whole = (amount: string) => !/\.\d*[1-9]/.test(amount);

interface QuickAmountsProps extends AmountLimits {
  readonly amounts: readonly QuickAmount[];
  readonly value: string;
  readonly disabled: boolean;
  readonly onPick: (amount: string) => void;
}

export const QuickAmounts = ({ amounts, value, disabled, onPick, min, max }: QuickAmountsProps) => {
  const messages = useMessages(moneyMessages);
  return (
    <List role="group" aria-label={messages.quickAmounts}>
      {amounts.map((item) => {
        const quick = typeof item === 'string' ? { label: undefined, value: item } : item;
        return (
          <Chip
            key={quick.label ?? quick.value}
            className="pv-num"
            aria-pressed={value !== '' && compareAmounts(value, quick.value) === 0}
            disabled={disabled || amountIssue(quick.value, { min, max }) !== undefined}
            onClick={() => onPick(quick.value)}
          >
            {quick.label ?? formatAmount(quick.value, { decimals: whole(quick.value) ? 0 : 2 })}
          </Chip>
        );
      })}
    </List>
  );
};
