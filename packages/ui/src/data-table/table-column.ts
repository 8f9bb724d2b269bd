import type { ReactNode } from 'react';
import type { CellAlign } from './table-styles';

/** A column: its title and how it renders a row. */
export interface TableColumn<Row> {
  readonly key: string;
  readonly title: ReactNode;
  /** The title as plain text, where `title` is not text: for the column menu, cards and the exported file. */
  readonly label?: string;
  readonly render: (row: Row) => ReactNode;
  /** The cell as plain text; makes the column part of the exported file. */
  readonly text?: (row: Row) => string;
  /** Use `end` for amounts. Default `start`. */
  readonly align?: CellAlign;
  /**
   * The cell's place in a row of two lines (`narrow="lines"` of the table): `lead` at the start over both lines, `value` at
   * the end, `note` below it with its title. Without one it is not shown there.
   */
  readonly narrow?: 'lead' | 'value' | 'note';
  /** A CSS width. */
  readonly width?: string;
  /** Makes the column sortable: ascending order of two rows. With `onSortChange` the owner sorts. */
  readonly compare?: (a: Row, b: Row) => number;
  /** The column's cell in the totals row. */
  readonly total?: ReactNode;
  /** Cannot be hidden. */
  readonly always?: boolean;
}

/** Bands of consecutive rows, each with a heading of its own. */
export interface TableGroups<Row> {
  /** Consecutive rows with the same key are one band. */
  readonly keyOf: (row: Row) => string;
  /** The heading of a band. */
  readonly render: (key: string, rows: readonly Row[]) => ReactNode;
  /** A total in the heading, under a column that is not the first. */
  readonly total?: {
    /** The key of the column. */
    readonly column: string;
    /** Undefined leaves the whole line to the heading. */
    readonly render: (key: string, rows: readonly Row[]) => ReactNode;
  };
}

export const columnLabel = ({ key, title, label }: TableColumn<never>): string =>
  label ?? (typeof title === 'string' ? title : key);

/** The visible columns; the first one when all are hidden. */
export const shownColumns = <Column extends TableColumn<never>>(
  columns: readonly Column[],
  hidden: readonly string[],
): readonly Column[] => {
  const shown = columns.filter(({ key, always }) => always || !hidden.includes(key));
  return shown.length > 0 ? shown : columns.slice(0, 1);
};
