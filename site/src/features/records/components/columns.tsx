import type { LocalText } from '@pavilion/contract';
import { type AmountProps, type Icon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { IconTile, type IconTone } from '../../../shared/layout/icon-tile';
import { Money } from '../../../shared/money/money';
import type { RecordTexts } from '../hooks/use-record-texts';
import type { RecordsLabel } from '../messages/records-messages';
import type { FileColumn, PageColumn } from '../model/record-table';
import { TwoLines } from './two-lines';

/** The id of a record, for support; only in the exported file. */
export const idColumn = (title: RecordsLabel): FileColumn<{ readonly id: string }> => ({
  title,
  cell: null,
  file: ({ id }) => id,
});

const Time = styled.time`
  color: ${token.color.inkMuted};
`;

/** A time in the exported file, where its title names the time zone. Empty while there is none. */
export const timeInFile = <Row,>(of: (row: Row) => string | null) => ({
  file: (row: Row, { isoTime }: RecordTexts) => {
    const at = of(row);
    return at === null ? '' : isoTime(at);
  },
  titleHasZone: true as const,
});

/** The time of a record, whose day is in the band above; on phones the lead has it. */
export const momentColumn = <Row,>(title: RecordsLabel, of: (row: Row) => string): PageColumn<Row> => ({
  title,
  narrow: null,
  width: '104px',
  cell: (row, { timeText }) => (
    <Time dateTime={of(row)} className="pv-num">
      {timeText(of(row), 'time')}
    </Time>
  ),
  ...timeInFile(of),
});

/** The main amount of a row stands out, and the balance after it does not. */
const weights = {
  value: { fontSize: token.text.lg, fontWeight: token.weight.bold },
  note: { color: token.color.inkMuted },
} as const;

/** An amount of money: formatted on the page, the gateway's decimal text in the exported file. Null while there is none. */
export const amountColumn = <Row,>(
  title: RecordsLabel,
  width: string,
  narrow: 'value' | 'note' | null,
  of: (row: Row) => string | null,
  tone: NonNullable<AmountProps['tone']> = 'plain',
): PageColumn<Row> => ({
  title,
  align: 'end',
  narrow,
  width,
  cell: (row) => {
    const amount = of(row);
    if (amount === null) return '–';
    return <Money value={amount} tone={tone} style={narrow ? weights[narrow] : {}} />;
  },
  file: (row) => of(row) ?? '',
});

interface KindLook {
  readonly name: (texts: RecordTexts) => string;
  readonly icon: Icon;
  readonly tone: IconTone;
}

/** Name, icon and tone of each kind of a table's records. */
export type Kinds<Kind extends string> = Readonly<Record<Kind, KindLook>>;

type OfKind<Kind extends string> = { readonly kind: Kind };

/** The name of the kind; only in the exported file, because on the page it is below the subject. */
export const kindColumn = <Kind extends string>(kinds: Kinds<Kind>): FileColumn<OfKind<Kind>> => ({
  title: 'kind',
  cell: null,
  file: ({ kind }, texts) => kinds[kind].name(texts),
});

/** The title of a record with the icon of its kind, and the name of the kind below it, on phones with the time. */
export const subjectColumn = <
  Kind extends string,
  Row extends OfKind<Kind> & { readonly title: LocalText; readonly at: string },
>(
  title: RecordsLabel,
  kinds: Kinds<Kind>,
): PageColumn<Row> => ({
  title,
  narrow: 'lead',
  cell: (row, texts) => {
    const { name, icon: Icon, tone } = kinds[row.kind];
    const kind = name(texts);
    return (
      <TwoLines
        icon={
          <IconTile $tone={tone}>
            <Icon size={18} />
          </IconTile>
        }
        first={texts.text(row.title)}
        second={kind}
        onPhone={`${kind} · ${texts.timeText(row.at, 'time')}`}
      />
    );
  },
  file: (row, { text }) => text(row.title),
});
