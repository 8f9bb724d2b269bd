import type { DepositChannel } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { PaymentMark } from '../../../shared/payment/payment-mark';
import { cashierMessages } from '../messages/cashier-messages';
import { smallCards } from '../model/small-cards';
import { ChannelCards } from './compact-cards';

const Changed = styled.p`
  margin-block-start: ${token.space[3]};
  font-size: ${token.text.sm};
`;

interface ChannelPickerProps {
  readonly channels: readonly DepositChannel[];
  readonly value: string;
  readonly disabled: boolean;
  /** Whether `value` takes the place of a channel that is no longer open. */
  readonly isReplaced: boolean;
  /** Set while phones show the first channels alone (`usePhoneFold`). */
  readonly folded: string | undefined;
  readonly onChange: (code: string) => void;
}

const changeTexts = { replaced: 'channelReplaced', reopened: 'channelReopened' } as const;

const withoutDecimals = (amount: string) => formatAmount(amount, { decimals: 0 });

/** The choice of a deposit channel, each with its limits. */
export const ChannelPicker = ({
  channels,
  value,
  disabled,
  isReplaced,
  folded,
  onChange,
}: ChannelPickerProps) => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  const [change, setChange] = useState<'replaced' | 'reopened'>();
  // A channel that opens again is selected again, which has to be said too, unless the member has chosen another one.
  const next = isReplaced ? 'replaced' : change && 'reopened';
  if (next !== change) setChange(next);
  const selected = channels.find(({ code }) => code === value);
  return (
    <>
      <ChannelCards
        variant="cards"
        cardWidth={smallCards}
        name="channel"
        aria-label={t('channelTitle')}
        data-folded={folded}
        disabled={disabled}
        value={value}
        onValueChange={(code) => {
          setChange(undefined);
          onChange(code);
        }}
        options={channels.map(({ code, mark, name, min, max, recommended }) => ({
          value: code,
          label: text(name),
          description: (
            <span className="pv-num">
              {t('channelRange', { min: withoutDecimals(min), max: withoutDecimals(max) })}
            </span>
          ),
          icon: <PaymentMark mark={mark} size={32} />,
          badge: recommended ? t('recommended') : undefined,
        }))}
      />
      <div role="status">
        {next && selected && <Changed>{t(changeTexts[next], { channel: text(selected.name) })}</Changed>}
      </div>
    </>
  );
};
