import { Button, DownloadIcon, saveFile, type TableColumn, toast, toCsv } from '@pavilion/ui';
import { useEffect, useRef, useState } from 'react';
import type { OperatorRequest } from '../../src/operator/contract';
import { call, wordsOf } from '../api';
import { useWords } from '../texts';
import { momentField } from './moments';
import { useCan } from './session';

export type ExportedList = OperatorRequest<'listExport'>['list'];

/** A column of a list that can be exported. */
export interface FileColumn<Row> extends Omit<TableColumn<Row>, 'title' | 'label' | 'text'> {
  readonly title: string;
  /** The cell in the file: amounts and ISO moments as the gateway answers them; null for a column of buttons. */
  readonly text: ((row: Row) => string) | null;
}

interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

interface Props<Row> {
  readonly list: ExportedList;
  /** The request of the list, without its cursor. */
  readonly filter: Readonly<Record<string, string>>;
  /** Reads a page of the list with this filter. */
  readonly read: (cursor: string | undefined) => Promise<ListPage<Row>>;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly FileColumn<Row>[];
  /** The name of the file, without day and ending. */
  readonly file: string;
  readonly disabled: boolean;
}

/** Reads a list to its end. A row that moved between two pages is there once. */
const readAll = async <Row,>(
  { read, rowKey }: Pick<Props<Row>, 'read' | 'rowKey'>,
  signal: AbortSignal,
): Promise<readonly Row[]> => {
  const rows = new Map<string, Row>();
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    signal.throwIfAborted();
    for (const row of page.items) rows.set(rowKey(row), row);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return [...rows.values()];
};

const csvOf = <Row,>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string => {
  const cells = columns.flatMap(({ title, text }) => (text === null ? [] : [{ title, text }]));
  return toCsv([cells.map(({ title }) => title), ...rows.map((row) => cells.map(({ text }) => text(row)))]);
};

/**
 * Exports all rows of a list as CSV, also those that the page has not loaded. The export is in the record of acts before the
 * browser gets the file. Leaving the page ends it.
 */
export const ExportButton = <Row,>(props: Props<Row>) => {
  const { list, filter, columns, file, disabled } = props;
  const { texts, locale, fill } = useWords();
  const can = useCan();
  const [isExporting, setExporting] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const exportAll = async () => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setExporting(true);
    try {
      const rows = await readAll(props, signal);
      await call('listExport', { list, filter, rows: rows.length });
      signal.throwIfAborted();
      const day = momentField(new Date().toISOString()).slice(0, 10);
      saveFile(`${file} ${day}.csv`, 'text/csv;charset=utf-8', csvOf(columns, rows));
      toast.success(fill(texts.common.exported, { count: rows.length }));
    } catch (error) {
      if (!signal.aborted) toast.error(wordsOf(error, texts, locale));
    } finally {
      if (!signal.aborted) setExporting(false);
    }
  };

  if (!can('listExport')) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      disabled={disabled}
      loading={isExporting}
      onClick={() => void exportAll()}
    >
      <DownloadIcon size={16} />
      {texts.common.exportAll}
    </Button>
  );
};
