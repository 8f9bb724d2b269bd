import { useBetRecordsInfiniteQuery } from '@pavilion/sdk/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { PageProps } from '../../../shared/page/page-props';
import { betTable } from '../bet-table';
import { DayResults, useDayResults } from '../components/day-results';
import { RecordScreen } from '../components/record-screen';
import { useSelection } from '../hooks/use-selection';

/** The record of bets with their rounds (RTE-1, GAM-2). */
export const BetsPage = ({ title }: PageProps) => {
  const control = useSelection(betTable.filters);
  const query = useBetRecordsInfiniteQuery(control.selection ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const days = useDayResults();
  const refetch = () => {
    if (days.isError) void days.refetch();
    return query.refetch();
  };
  return (
    <RecordScreen
      title={title}
      table={betTable}
      control={control}
      query={{ ...query, refetch }}
      foot={({ status }) => <DayResults control={control} query={days} isListFailed={status === 'error'} />}
      totalsInTools
    />
  );
};
