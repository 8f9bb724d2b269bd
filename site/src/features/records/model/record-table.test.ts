import type { Column } from './record-table';

type Row = { readonly id: string };

describe('a column of a record table', () => {
  it('[RTE-1] states for the page and for the exported file what it shows, or null, and its place on phones', () => {
    const onThePage: Column<Row> = { title: 'betId', narrow: null, cell: ({ id }) => id, file: null };
    const inTheFile: Column<Row> = { title: 'betId', cell: null, file: ({ id }) => id };
    // @ts-expect-error `file` is missing.
    const withoutFile: Column<Row> = { title: 'betId', narrow: null, cell: ({ id }) => id };
    // @ts-expect-error `cell` is missing.
    const withoutCell: Column<Row> = { title: 'betId', file: ({ id }) => id };
    // @ts-expect-error `narrow` is missing.
    const withoutPhones: Column<Row> = { title: 'betId', cell: ({ id }) => id, file: null };
    expect([onThePage, inTheFile, withoutFile, withoutCell, withoutPhones]).toHaveLength(5);
  });
});
