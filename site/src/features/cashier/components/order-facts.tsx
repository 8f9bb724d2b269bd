import type { DepositOrder } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { formatMoment } from '../../../shared/calendar/moment';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
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

/** What an order can be found by. */
export const OrderFacts = ({ order }: { order: DepositOrder }) => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  return (
    <List>
      <div>
        <dt>{t('orderChannel')}</dt>
        <dd>{text(order.channel.name)}</dd>
      </div>
      <div>
        <dt>{t('orderCreated')}</dt>
        <dd className="pv-num">{formatMoment(order.createdAt, locale)}</dd>
      </div>
      <div>
        <dt>{t('orderNumber')}</dt>
        <dd className="pv-num">{order.id}</dd>
      </div>
    </List>
  );
};
