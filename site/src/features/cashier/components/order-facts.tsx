import type { DepositOrder } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[6]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  > div { display: flex; gap: ${token.space[2]}; min-width: 0; }
  dt { white-space: nowrap; }
  dd { min-width: 0; color: ${token.color.ink}; overflow-wrap: anywhere; }
`;

/** Channel, payer's input, time and number of an order. */
export const OrderFacts = ({ order }: { order: DepositOrder }) => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const { channel, values } = order;
  return (
    <List>
      <div>
        <dt>{t('orderChannel')}</dt>
        <dd>{text(channel.name)}</dd>
      </div>
      {channel.fields
        .filter(({ name }) => values[name])
        .map(({ name, label, options }) => {
          const value = values[name] as string;
          const option = options.find((each) => each.value === value);
          return (
            <div key={name}>
              <dt>{text(label)}</dt>
              <dd>{option ? text(option.label) : value}</dd>
            </div>
          );
        })}
      <div>
        <dt>{t('orderCreated')}</dt>
        <dd className="pv-num">{timeText(order.createdAt)}</dd>
      </div>
      <div>
        <dt>{t('orderNumber')}</dt>
        <dd className="pv-num">{order.id}</dd>
      </div>
    </List>
  );
};
