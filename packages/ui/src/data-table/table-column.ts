import type { ReactNode } from 'react';
import type { CellAlign } from './table-parts';

/** One column: its title, and what it shows of a row. */
export interface TableColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  /** The title as plain text, where `title` is none: for the menu of columns, cards and the file. */
  readonly label?: string;
  readonly render: (row: Row) => ReactNode;
  /** The cell as plain text; with it the column is part of the exported file. */
  readonly text?: (row: Row) => string;
  /** Amounts stand at the end. Default `start`. */
  readonly align?: CellAlign;
  /** A CSS width. */
  readonly width?: string;
  /** Makes the column sortable; ascending order. With `onSortChange` it only marks it, and the owner sorts. */
  readonly compare?: (a: Row, b: Row) => number;
  /** The column's cell in the row of totals. */
  readonly total?: ReactNode;
  /** Can not be hidden. */
  readonly always?: boolean;
}

export const columnLabel = ({ key, title, label }: TableColumn<never>): string =>
  label ?? (typeof title === 'string' ? title : key);

/** The columns that are not hidden; the first stays when none would. */
export const shownColumns = <Column extends TableColumn<never>>(
  columns: readonly Column[],
  hidden: readonly string[],
): readonly Column[] => {
  const shown = columns.filter(({ key, always }) => always || !hidden.includes(key));
  return shown.length > 0 ? shown : columns.slice(0, 1);
};
