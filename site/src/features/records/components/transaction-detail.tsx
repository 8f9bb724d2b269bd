import type { Transaction } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Money } from '../../../shared/money/money';
import { useRecordTexts } from '../hooks/use-record-texts';
import { dayAndTime } from '../model/calendar';
import { Detail } from './detail';
import { Facts } from './facts';

/** In pairs where there is room; the values begin where the row has its description. */
const Pairs = styled(Detail)`
  > dl { flex: 1; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); column-gap: ${token.space[8]}; }
`;

/** The details of a transaction: ids, the time with its day, and the balance after it. */
export const TransactionDetail = ({ transaction }: { transaction: Transaction }) => {
  const texts = useRecordTexts();
  const { t } = texts;
  const { id, at, reference, balanceAfter } = transaction;
  return (
    <Pairs>
      <Facts
        facts={[
          { label: t('transactionId'), value: id, copy: { text: id, label: t('copyTransactionId') } },
          { label: t('time'), value: dayAndTime(at, texts) },
          { label: t('reference'), value: reference, copy: { text: reference, label: t('copyReference') } },
          { label: t('balanceAfter'), value: <Money value={balanceAfter} /> },
        ]}
      />
    </Pairs>
  );
};
