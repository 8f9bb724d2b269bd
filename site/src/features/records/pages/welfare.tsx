import { useWelfareRecordsInfiniteQuery } from '@pavilion/sdk/react/money';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { PageProps } from '../../../shared/page/page-props';
import { RecordScreen } from '../components/record-screen';
import { useSelection } from '../hooks/use-selection';
import { welfareTable } from '../welfare-table';

/** The record of rebates and exchanges (RTE-1). */
export const WelfarePage = ({ title }: PageProps) => {
  const control = useSelection(welfareTable.filters);
  const query = useWelfareRecordsInfiniteQuery(control.selection ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return <RecordScreen title={title} table={welfareTable} control={control} query={query} />;
};
