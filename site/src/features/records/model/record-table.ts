import type { Client, RequestOptions } from '@pavilion/sdk';
import type { TableColumn } from '@pavilion/ui';
import type { ReactNode } from 'react';
import type { SceneName } from '../../../shared/scenes/scene-url';
import type { RecordTexts } from '../hooks/use-record-texts';
import type { RecordsLabel, RecordsLead } from '../messages/records-messages';
import type { Filters } from './filter';
import type { Selection } from './selection';

interface Total<Totals> {
  readonly label: RecordsLabel;
  readonly show: (totals: Totals) => ReactNode;
}

type FileCell<Row> = (row: Row, texts: RecordTexts) => string | Promise<string>;

/** A column of the page. */
export interface PageColumn<Row> {
  readonly title: RecordsLabel;
  /** In front of the cell on phones, in place of a long title; null for a cell that explains itself. */
  readonly label?: RecordsLabel | null;
  readonly align?: NonNullable<TableColumn<Row>['align']>;
  /**
   * The cell's place on phones, where a row has two lines, as in the columns of `DataTable`. Null leaves it out there: what members
   * need of it is in the `lead` (`onPhone`) or in the detail of the row.
   */
  readonly narrow: NonNullable<TableColumn<Row>['narrow']> | null;
  /** A CSS width, for columns with short content. */
  readonly width?: string;
  readonly cell: (row: Row, texts: RecordTexts) => ReactNode;
  /** The cell in the exported file; null leaves the column out there. */
  readonly file: FileCell<Row> | null;
  /** Whether the title in the file names the time zone (`timeInFile`). */
  readonly titleHasZone?: true;
}

/** A column of the exported file only. */
export interface FileColumn<Row> {
  readonly title: RecordsLabel;
  readonly cell: null;
  readonly file: FileCell<Row>;
  readonly titleHasZone?: true;
}

export type Column<Row> = PageColumn<Row> | FileColumn<Row>;

/** The configuration of a record page. */
export interface RecordTable<Row, Totals, F extends Filters> {
  readonly lead: RecordsLead;
  /** The scene of the heading. */
  readonly scene: SceneName;
  readonly filters: F;
  readonly totals: readonly Total<Totals>[];
  /** The time of a row. Rows of the same day are shown under one heading. */
  readonly at: (row: Row) => string;
  /** The total in the heading of a day. */
  readonly dayTotal?: Total<readonly Row[]> & {
    /** The title of the column below which it is shown. */
    readonly column: RecordsLabel;
  };
  readonly columns: readonly Column<Row>[];
  readonly detail: (row: Row) => ReactNode;
  /** Fetches one page of the selection for the export. */
  readonly read: (
    client: Client,
    body: Selection<F> & { readonly cursor?: string; readonly limit: number },
    options: RequestOptions,
  ) => Promise<{ readonly items: Row[]; readonly nextCursor: string | null }>;
  /** Shown when there are no records, with a link for members who have none at all. */
  readonly empty: {
    readonly title: RecordsLabel;
    readonly text: RecordsLabel;
    readonly action: RecordsLabel;
    readonly to: string;
  };
}
