import { saveFile, toast } from '@pavilion/ui';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../../shared/session/session-context';
import { collectPages } from '../model/collect-pages';
import { recordFile } from '../model/record-file';
import type { RecordTable } from '../model/record-table';
import type { Choices, Selection } from '../model/selection';
import { useWords } from './use-words';

/** The most rows that the gateway gives at once. */
const limit = 100;

/** Saves the whole selection as a file, also what the page has not loaded. Leaving the page gives it up. */
export const useExport = <Row, Totals, C extends Choices>(
  table: RecordTable<Row, Totals, C>,
  title: string,
  selection: Selection<C> | undefined,
) => {
  const client = useClient();
  const words = useWords();
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
        table.read(client, { ...selection, limit, ...(cursor === undefined ? {} : { cursor }) }, signal),
      );
      const { from, to } = selection;
      saveFile(
        words.t('fileName', { title, from, to }),
        'text/csv;charset=utf-8',
        recordFile(table, rows, words),
      );
      toast.success(words.t('exportDone', { count: rows.length }));
    } catch {
      if (!signal.aborted) toast.error(words.t('exportFailed'));
    } finally {
      if (!signal.aborted) setExporting(false);
    }
  };

  return { isExporting, exportAll };
};
