import type { LocalText } from '@pavilion/contract';
import type { AmountProps, Icon } from '@pavilion/ui';
import { Money } from '../../../shared/money/money';
import type { RecordTexts } from '../hooks/use-record-texts';
import type { RecordsLabel } from '../messages/records-messages';
import { momentText, sheetMoment } from '../model/calendar';
import type { Column, Filter } from '../model/record-table';
import { Moment } from './moment';
import { TwoLines } from './two-lines';

/** The id of a record, for support; only in the exported file. */
export const idColumn = (title: RecordsLabel): Column<{ readonly id: string }> => ({
  title,
  cell: null,
  file: ({ id }) => id,
});

/** The time of a record. */
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

/** An amount of money: formatted on the page, the gateway's decimal text in the exported file. Null while there is none. */
export const amountColumn = <Row,>(
  title: RecordsLabel,
  width: string,
  of: (row: Row) => string | null,
  tone: NonNullable<AmountProps['tone']> = 'plain',
  narrow?: 'value' | 'note',
): Column<Row> => ({
  title,
  align: 'end',
  ...(narrow === undefined ? {} : { narrow }),
  width,
  cell: (row) => {
    const amount = of(row);
    return amount === null ? '–' : <Money value={amount} tone={tone} />;
  },
  file: (row) => of(row) ?? '',
});

/** Name and icon of each kind of a table's records. */
export type Kinds<Kind extends string> = Readonly<
  Record<Kind, { readonly name: RecordsLabel; readonly icon: Icon }>
>;

export const kindFilter = <Kind extends string>(kinds: Kinds<Kind>): Filter<Kind> => ({
  label: 'kind',
  all: 'allKinds',
  optionLabel: (kind, { t }) => t(kinds[kind].name),
});

type OfKind<Kind extends string> = { readonly kind: Kind };

/** The name of the kind; only in the exported file, because on the page the subject column contains it. */
export const kindColumn = <Kind extends string>(kinds: Kinds<Kind>): Column<OfKind<Kind>> => ({
  title: 'kind',
  cell: null,
  file: ({ kind }, { t }) => t(kinds[kind].name),
});

/** The title of a record with the icon of its kind, and a second line, by default the name of the kind; on phones its time. */
export const subjectColumn = <
  Kind extends string,
  Row extends OfKind<Kind> & { readonly title: LocalText; readonly at: string },
>(
  title: RecordsLabel,
  kinds: Kinds<Kind>,
  second: (row: Row, texts: RecordTexts) => string | undefined = ({ kind }, { t }) => t(kinds[kind].name),
): Column<Row> => ({
  title,
  narrow: 'lead',
  cell: (row, texts) => {
    const { icon: Mark } = kinds[row.kind];
    return (
      <TwoLines
        mark={<Mark size={18} />}
        first={texts.text(row.title)}
        second={second(row, texts)}
        onPhone={momentText(row.at, texts.locale)}
      />
    );
  },
  file: (row, { text }) => text(row.title),
});
