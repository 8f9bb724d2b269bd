import { useGiftRecordsInfiniteQuery } from '@pavilion/sdk/react/money';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { PageProps } from '../../../shared/page/page-props';
import { RecordScreen } from '../components/record-screen';
import { giftTable } from '../gift-table';
import { useSelection } from '../hooks/use-selection';

/** The record of granted bonuses (RTE-1). */
export const GiftsPage = ({ title }: PageProps) => {
  const control = useSelection(giftTable.filters);
  const query = useGiftRecordsInfiniteQuery(control.selection ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return <RecordScreen title={title} table={giftTable} control={control} query={query} />;
};
