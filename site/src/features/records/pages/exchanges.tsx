import { useCurrencyRecordsInfiniteQuery } from '@pavilion/sdk/react/money';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { PageProps } from '../../../shared/page/page-props';
import { RecordScreen } from '../components/record-screen';
import { exchangesOnly, exchangeTable } from '../exchange-table';
import { useSelection } from '../hooks/use-selection';

/** The record of coins that were exchanged for money (RTE-1). */
export const ExchangesPage = ({ title }: PageProps) => {
  const control = useSelection(exchangeTable.filters);
  const query = useCurrencyRecordsInfiniteQuery(
    control.selection ? { ...control.selection, ...exchangesOnly } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  return <RecordScreen title={title} table={exchangeTable} control={control} query={query} />;
};
