import { toCsv } from '../csv/to-csv';
import { columnLabel, type TableColumn } from './table-column';

/** Rows as a file for spreadsheets: the columns that have a text, a line of titles first. */
export const tableFile = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string => {
  const written = columns.flatMap((column) =>
    column.text ? [{ title: columnLabel(column), text: column.text }] : [],
  );
  return toCsv([
    written.map(({ title }) => title),
    ...rows.map((row) => written.map(({ text }) => text(row))),
  ]);
};
