import type { LocalText } from '@pavilion/contract';
import { Amount, type AmountProps, type Icon } from '@pavilion/ui';
import type { Words } from '../hooks/use-words';
import type { RecordsLabel } from '../messages/records-messages';
import { sheetMoment } from '../model/calendar';
import type { Column, Filter } from '../model/record-table';
import { Moment } from './moment';
import { TwoLines } from './two-lines';

/** The number by which support finds a record; only in the file. */
export const idColumn = (title: RecordsLabel): Column<{ readonly id: string }> => ({
  title,
  file: ({ id }) => id,
});

/** When something came about. */
export const momentColumn = <Row,>(
  title: RecordsLabel,
  fileTitle: RecordsLabel,
  of: (row: Row) => string,
): Column<Row> => ({
  title,
  width: '132px',
  cell: (row) => <Moment at={of(row)} />,
  file: (row) => sheetMoment(of(row)),
  fileTitle,
});

/** An amount: for people with separators, in the file as the gateway wrote it. */
export const amountColumn = <Row,>(
  title: RecordsLabel,
  width: string,
  of: (row: Row) => string,
  tone: NonNullable<AmountProps['tone']> = 'plain',
): Column<Row> => ({
  title,
  align: 'end',
  width,
  cell: (row) => <Amount value={of(row)} tone={tone} />,
  file: of,
});

/** The kinds of a table's records. */
export type Kinds<Kind extends string> = Readonly<
  Record<Kind, { readonly name: RecordsLabel; readonly icon: Icon }>
>;

export const kindFilter = <Kind extends string>(kinds: Kinds<Kind>): Filter<Kind> => ({
  label: 'kind',
  all: 'allKinds',
  word: (kind, { t }) => t(kinds[kind].name),
});

type OfKind<Kind extends string> = { readonly kind: Kind };

/** The kind in words; only in the file, since the page shows it beside what the record is about. */
export const kindColumn = <Kind extends string>(kinds: Kinds<Kind>): Column<OfKind<Kind>> => ({
  title: 'kind',
  file: ({ kind }, { t }) => t(kinds[kind].name),
});

/** What a record is about, with the mark of its kind; below it stands the kind, unless something else should. */
export const subjectColumn = <Kind extends string, Row extends OfKind<Kind> & { readonly title: LocalText }>(
  title: RecordsLabel,
  kinds: Kinds<Kind>,
  second: (row: Row, words: Words) => string = ({ kind }, { t }) => t(kinds[kind].name),
): Column<Row> => ({
  title,
  cell: (row, words) => {
    const { icon: Mark } = kinds[row.kind];
    return <TwoLines mark={<Mark size={18} />} first={words.text(row.title)} second={second(row, words)} />;
  },
  file: (row, { text }) => text(row.title),
});
