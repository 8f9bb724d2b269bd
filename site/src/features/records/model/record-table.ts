import type { Client } from '@pavilion/sdk';
import type { TableColumn } from '@pavilion/ui';
import type { ReactNode } from 'react';
import type { Words } from '../hooks/use-words';
import type { RecordsLabel } from '../messages/records-messages';
import type { Choices, Selection } from './selection';

/** One filter beside the days. */
export interface Filter<Word extends string> {
  readonly label: RecordsLabel;
  /** What stands for no choice. */
  readonly all: RecordsLabel;
  readonly word: (word: Word, words: Words) => string;
}

interface Total<Totals> {
  readonly label: RecordsLabel;
  readonly show: (totals: Totals) => ReactNode;
}

/** A column of the page, of the exported file, or of both. */
export interface Column<Row> {
  readonly title: RecordsLabel;
  readonly align?: NonNullable<TableColumn<Row>['align']>;
  /** A CSS width, for a column that must not take what names could use. */
  readonly width?: string;
  /** What the page shows. */
  readonly cell?: (row: Row, words: Words) => ReactNode;
  /** What the file holds, under a title of its own if need be. */
  readonly file?: (row: Row, words: Words) => string;
  readonly fileTitle?: RecordsLabel;
}

/** All in which one page of records differs from another. */
export interface RecordTable<Row, Totals, C extends Choices> {
  readonly lead: RecordsLabel;
  /** The words of each filter, as the call takes them. */
  readonly choices: C;
  readonly filters: { readonly [Name in keyof C]: Filter<C[Name][number]> };
  readonly totals: readonly Total<Totals>[];
  readonly columns: readonly Column<Row>[];
  readonly detail: (row: Row) => ReactNode;
  /** One page of the selection, the largest that there is, for the file. */
  readonly read: (
    client: Client,
    body: Selection<C> & { readonly cursor?: string; readonly limit: number },
    signal: AbortSignal,
  ) => Promise<{ readonly items: Row[]; readonly nextCursor: string | null }>;
  /** What stands where there are no records, and the way on for a person who has none at all. */
  readonly empty: {
    readonly title: RecordsLabel;
    readonly text: RecordsLabel;
    readonly action: RecordsLabel;
    readonly to: string;
  };
}
