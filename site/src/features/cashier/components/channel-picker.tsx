import type { DepositChannel } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { useLocalText, useMessages } from '../../../shared/messages';
import { PaymentMark } from '../../../shared/payment/payment-mark';
import { cashierMessages } from '../messages/cashier-messages';
import { smallCards } from '../model/small-cards';
import { ChannelCards } from './compact-cards';

interface ChannelPickerProps {
  readonly channels: readonly DepositChannel[];
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (code: string) => void;
}

const withoutDecimals = (amount: string) => formatAmount(amount, { decimals: 0 });

/** The choice of a deposit channel, each with its limits. */
export const ChannelPicker = ({ channels, value, disabled, onChange }: ChannelPickerProps) => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  return (
    <ChannelCards
      variant="cards"
      cardWidth={smallCards}
      name="channel"
      aria-label={t('channelTitle')}
      disabled={disabled}
      value={value}
      onValueChange={onChange}
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
  );
};
