import type { WithdrawalOrder } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import { token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { usePayoutAccountName } from '../../../../shared/payment/payout-account-name';
import { PayoutDetails } from '../../../../shared/payment/payout-details';
import { withdrawalMessages } from '../messages/withdrawal-messages';

const List = styled.dl`
  display: grid;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]};
    min-height: 44px;
    padding: ${token.space[2]} ${token.space[4]};
  }
  > div + div { border-top: 1px solid ${token.color.line}; }
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; white-space: nowrap; }
  dd { min-width: 0; overflow-wrap: anywhere; text-align: end; }
`;

/** Account, amounts and times of a withdrawal as a description list. */
export const WithdrawalFacts = ({ order }: { order: WithdrawalOrder }) => {
  const t = useMessages(withdrawalMessages);
  const accountName = usePayoutAccountName();
  const timeText = useTimeText();
  const { payoutAccount: account, amount, fee, receives, requestedAt, reviewedAt, endedAt, id } = order;
  const moment = (at: string | null) => at !== null && timeText(at);
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      t('account'),
      <>
        {accountName(account).full}
        <PayoutDetails details={account.details} />
      </>,
    ],
    [t('amountOf'), <Money key="amount" value={amount} />],
    [t('fee'), compareAmounts(fee, '0') === 0 ? t('free') : <Money key="fee" value={fee} />],
    [t('receives'), <Money key="receives" value={receives} />],
    [t('requestedAt'), moment(requestedAt)],
    [t('reviewedAt'), moment(reviewedAt)],
    [t('endedAt'), moment(endedAt)],
    [t('orderNumber'), id],
  ];
  return (
    <List>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="pv-num">{value}</dd>
            </div>
          ),
      )}
    </List>
  );
};
