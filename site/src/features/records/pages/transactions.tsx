import { useTransactionRecordsInfiniteQuery } from '@pavilion/sdk/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { PageProps } from '../../../shared/page/page-props';
import { FlowTotals } from '../components/flow-totals';
import { RecordScreen } from '../components/record-screen';
import { useSelection } from '../hooks/use-selection';
import { transactionKindRows, transactionTable } from '../transaction-table';

/** The record of transactions of the main wallet (RTE-1). */
export const TransactionsPage = ({ title }: PageProps) => {
  const control = useSelection(transactionTable.filters);
  const query = useTransactionRecordsInfiniteQuery(control.selection ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <RecordScreen
      title={title}
      table={transactionTable}
      control={control}
      query={query}
      foot={({ totals, status }) => (
        <FlowTotals kinds={transactionKindRows} control={control} totals={totals} status={status} />
      )}
    />
  );
};
