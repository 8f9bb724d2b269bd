import { toCsv } from '@pavilion/ui';
import type { Words } from '../hooks/use-words';
import type { RecordTable } from './record-table';
import type { Choices } from './selection';

/** The records of a selection as a file for spreadsheets, a line of titles first. */
export const recordFile = <Row, Totals, C extends Choices>(
  { columns }: RecordTable<Row, Totals, C>,
  rows: readonly Row[],
  words: Words,
): string => {
  const written = columns.flatMap(({ title, fileTitle = title, file }) =>
    file ? [{ title: words.t(fileTitle), file }] : [],
  );
  return toCsv([
    written.map(({ title }) => title),
    ...rows.map((row) => written.map(({ file }) => file(row, words))),
  ]);
};
