import {
  BarChart,
  Card,
  DataTable,
  DateRangePicker,
  ErrorFallback,
  Loadable,
  type TableColumn,
  token,
} from '@pavilion/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { OperatorResponse } from '../../src/operator/contract';
import { useRead } from '../api';
import { figureText, shortDay } from '../parts/figures';
import { ExportButton, type FileColumn } from '../parts/list-export';
import { Money } from '../parts/money';
import { Page, Row, Stack } from '../parts/page';
import { useWords } from '../texts';

type Report = OperatorResponse<'report'>;
type Day = Report['items'][number];

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(160px, 100%), 1fr));
  gap: ${token.space[3]};
  margin: 0;

  > div {
    padding: ${token.space[3]} ${token.space[4]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
    background: ${token.color.surface};
  }
  dt {
    color: ${token.color.inkMuted};
    font-size: ${token.text.sm};
  }
  dd {
    margin: ${token.space[1]} 0 0;
    font-size: ${token.text.lg};
    font-weight: ${token.weight.bold};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const dayMs = 24 * 60 * 60 * 1_000;

/** The days of a span, both ends included. */
const lengthOf = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** An amount; that of days which are not counted yet is a dash. */
const Cell = ({ value }: { value: string | null | undefined }) =>
  value === null || value === undefined ? '–' : <Money value={value} />;

const Charts = ({ report }: { report: Report }) => {
  const { texts, of } = useWords();
  const shown = report.figures.filter(({ code }) => code === 'gross' || code === 'net');
  const groups = [...report.items].reverse().flatMap(({ day, values }) => {
    const known = shown.flatMap(({ code }) => values[code] ?? []);
    return known.length === shown.length ? [{ label: shortDay(day), values: known }] : [];
  });
  return (
    <Card title={texts.report.chart}>
      <BarChart
        label={texts.report.chart}
        height={180}
        series={shown.map(({ name }, place) => ({ name: of(name), tone: place === 0 ? 'accent' : 'value' }))}
        groups={groups}
        formatValue={(value) => figureText.money(String(value))}
      />
    </Card>
  );
};

const Categories = ({ report }: { report: Report }) => {
  const { texts, of } = useWords();
  const { report: words } = texts;
  return (
    <Card padding="none">
      <DataTable
        caption={words.categories}
        rows={report.categories}
        rowKey={({ code }) => code}
        status="ready"
        narrow="cards"
        columns={[
          { key: 'category', title: words.category, render: ({ name }) => of(name) },
          {
            key: 'stakes',
            title: words.stakes,
            align: 'end',
            render: ({ stakes }) => <Cell value={stakes} />,
          },
          { key: 'gross', title: words.gross, align: 'end', render: ({ gross }) => <Cell value={gross} /> },
          {
            key: 'margin',
            title: words.margin,
            align: 'end',
            // Of what was staked, so that large and small categories compare.
            render: ({ stakes, gross }) =>
              Number(stakes ?? 0) === 0
                ? '–'
                : `${((Number(gross) / Number(stakes)) * 100).toFixed(1).replace('-', '−')}%`,
          },
        ]}
      />
    </Card>
  );
};

const Days = ({ report }: { report: Report }) => {
  const { texts, of, fill } = useWords();
  const { report: words } = texts;
  const { from, to, items } = report;
  const columns: readonly FileColumn<Day>[] = [
    {
      key: 'day',
      title: words.day,
      render: ({ day }) => <time style={{ whiteSpace: 'nowrap' }}>{day}</time>,
      text: ({ day }) => day,
    },
    ...report.figures.map(({ code, name, unit }): FileColumn<Day> => {
      const textOf = ({ values }: Day) => values[code] ?? '';
      return {
        key: code,
        title: of(name),
        align: 'end',
        render: ({ values }) => (unit === 'money' ? <Cell value={values[code]} /> : values[code]),
        text: textOf,
      };
    }),
  ];
  return (
    <Card padding="none">
      <DataTable
        caption={fill(words.days, { count: items.length })}
        rows={items}
        rowKey={({ day }) => day}
        status="ready"
        columns={columns as readonly TableColumn<Day>[]}
        toolbar={
          <Row>
            <ExportButton
              list="report"
              filter={{ from, to }}
              read={() => Promise.resolve({ items, nextCursor: null })}
              rowKey={({ day }) => day}
              columns={columns}
              file={`${words.title} ${from} ${to}`}
              disabled={false}
            />
          </Row>
        }
      />
    </Card>
  );
};

export const ReportPage = () => {
  const { texts, of, fill } = useWords();
  const { report: words } = texts;
  const [span, setSpan] = useState<{ from: string; to: string }>();
  // While a further span is loading, its controls stay.
  const [known, setKnown] = useState<Pick<Report, 'from' | 'to' | 'first' | 'today' | 'maxDays'>>();
  const isTooLong = span !== undefined && known !== undefined && lengthOf(span) > known.maxDays;
  const { status, data, reload } = useRead('report', span ?? {}, { every: 300_000, skip: isTooLong });
  if (data && data.today !== known?.today) setKnown(data);
  const range = span ?? known;
  return (
    <Page title={words.title} hint={words.hint}>
      <Stack>
        {known && range && (
          <Card>
            <DateRangePicker
              aria-label={words.span}
              value={{ from: range.from, to: range.to }}
              onValueChange={({ from, to }) => setSpan({ from: from || known.first, to: to || known.today })}
              {...{ min: known.first, max: known.today, today: known.today }}
            />
          </Card>
        )}
        {isTooLong ? (
          <p role="alert">{fill(words.tooLong, { count: known.maxDays })}</p>
        ) : status === 'error' ? (
          <ErrorFallback onRetry={() => void reload()} />
        ) : (
          <Loadable loading={status === 'loading'}>
            {data && (
              <Stack>
                {!data.isComplete && <p role="status">{words.incomplete}</p>}
                <Tiles>
                  {data.figures.map(
                    ({ code, name, unit, total }) =>
                      total !== null && (
                        <div key={code}>
                          <dt>{of(name)}</dt>
                          <dd>{unit === 'money' ? <Money value={total} /> : total}</dd>
                        </div>
                      ),
                  )}
                </Tiles>
                <Charts report={data} />
                <Categories report={data} />
                <Days report={data} />
              </Stack>
            )}
          </Loadable>
        )}
      </Stack>
    </Page>
  );
};
