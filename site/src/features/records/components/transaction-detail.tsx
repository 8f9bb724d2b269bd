import type { Transaction } from '@pavilion/contract';
import { Amount } from '@pavilion/ui';
import { useWords } from '../hooks/use-words';
import { Detail } from './detail';
import { Facts } from './facts';

/** What is known of a movement beyond its row: where it stands in the ledger, and what caused it. */
export const TransactionDetail = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useWords();
  const { id, reference, balanceAfter } = transaction;
  return (
    <Detail>
      <Facts
        facts={[
          { label: t('transactionId'), value: id, copy: { text: id, label: t('copyTransactionId') } },
          { label: t('reference'), value: reference, copy: { text: reference, label: t('copyReference') } },
          { label: t('balanceAfter'), value: <Amount value={balanceAfter} /> },
        ]}
      />
    </Detail>
  );
};
