import type { Transaction } from '@pavilion/contract';
import { Money } from '../../../shared/money/money';
import { useRecordTexts } from '../hooks/use-record-texts';
import { Detail } from './detail';
import { Facts } from './facts';

/** The details of a transaction: ids and the balance after it. */
export const TransactionDetail = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useRecordTexts();
  const { id, reference, balanceAfter } = transaction;
  return (
    <Detail>
      <Facts
        facts={[
          { label: t('transactionId'), value: id, copy: { text: id, label: t('copyTransactionId') } },
          { label: t('reference'), value: reference, copy: { text: reference, label: t('copyReference') } },
          { label: t('balanceAfter'), value: <Money value={balanceAfter} /> },
        ]}
      />
    </Detail>
  );
};
