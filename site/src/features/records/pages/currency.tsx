import { useCurrencyRecordsInfiniteQuery } from '@pavilion/sdk/react/money';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { PageProps } from '../../../shared/page/page-props';
import { CoinChart } from '../components/coin-chart';
import { RecordScreen } from '../components/record-screen';
import { currencyTable } from '../currency-table';
import { useSelection } from '../hooks/use-selection';

/** The record of coin transactions (RTE-1). */
export const CurrencyPage = ({ title }: PageProps) => {
  const control = useSelection(currencyTable.filters);
  const query = useCurrencyRecordsInfiniteQuery(control.selection ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <RecordScreen
      title={title}
      table={currencyTable}
      control={control}
      query={query}
      overview={<CoinChart />}
    />
  );
};
