import { limits } from '@pavilion/contract';
import { saveFile, toast, toCsv } from '@pavilion/ui';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../../shared/session/session-context';
import { collectPages } from '../model/collect-pages';
import type { Filters } from '../model/filter';
import type { RecordTable } from '../model/record-table';
import type { Selection } from '../model/selection';
import { type RecordTexts, useRecordTexts } from './use-record-texts';

/** The maximum page size of the gateway. The largest pages get the longer time limit of REQ-3. */
const limit = 100;

/** The rows as CSV with a header line. */
const toFile = async <Row, Totals, F extends Filters>(
  { columns }: RecordTable<Row, Totals, F>,
  rows: readonly Row[],
  texts: RecordTexts,
): Promise<string> => {
  const exported = columns.flatMap(({ title, titleHasZone, file }) => {
    if (!file) return [];
    const name = texts.t(title);
    return [{ title: titleHasZone ? texts.t('timeInFile', { title: name, zone: texts.zone }) : name, file }];
  });
  return toCsv([
    exported.map(({ title }) => title),
    ...(await Promise.all(rows.map((row) => Promise.all(exported.map(({ file }) => file(row, texts)))))),
  ]);
};

/** Exports the whole selection as CSV, including the rows that the page has not loaded. Leaving the page aborts the export. */
export const useExport = <Row, Totals, F extends Filters>(
  table: RecordTable<Row, Totals, F>,
  title: string,
  selection: Selection<F> | undefined,
) => {
  const client = useClient();
  const texts = useRecordTexts();
  const [isExporting, setExporting] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const exportAll = async () => {
    if (!selection) return;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setExporting(true);
    try {
      const rows = await collectPages((cursor) =>
        table.read(
          client,
          { ...selection, limit, ...(cursor === undefined ? {} : { cursor }) },
          { signal, timeout: limits.timeouts.wrapper.browser },
        ),
      );
      const { from, to } = selection;
      saveFile(
        texts.t('fileName', { title, from, to }),
        'text/csv;charset=utf-8',
        await toFile(table, rows, texts),
      );
      toast.success(texts.t('exportDone', { count: rows.length }));
    } catch {
      if (!signal.aborted) toast.error(texts.t('exportFailed'));
    } finally {
      if (!signal.aborted) setExporting(false);
    }
  };

  return { isExporting, exportAll };
};
