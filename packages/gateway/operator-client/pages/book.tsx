import { Badge, Button, Card, DataTable, ErrorFallback, Skeleton, toast } from '@pavilion/ui';
import { useState } from 'react';
import type { OperatorResponse } from '../../src/operator/contract';
import { call, useRead, wordsOf } from '../api';
import { useAsk, useAskFields } from '../parts/act-dialog';
import { momentField } from '../parts/moments';
import { FactList, Page, Row, Stack } from '../parts/page';
import { useCan } from '../parts/session';
import { useWords } from '../texts';

type Check = OperatorResponse<'bookVerify'>['checks'][number];

const brokenFirst = (checks: readonly Check[]): readonly Check[] => [
  ...checks.filter(({ violations }) => violations > 0),
  ...checks.filter(({ violations }) => violations === 0),
];

const Proof = ({ proof }: { proof: OperatorResponse<'bookVerify'> }) => {
  const { texts } = useWords();
  const { book: words } = texts;
  return (
    <Stack>
      <Row role="status">
        <Badge tone={proof.sound ? 'success' : 'danger'}>{proof.sound ? words.sound : words.notSound}</Badge>
      </Row>
      <FactList
        facts={[
          [words.entries, String(proof.entries)],
          [words.members, proof.members],
          [words.house, proof.house],
        ]}
      />
      <DataTable
        caption={words.verify}
        rows={brokenFirst(proof.checks)}
        rowKey={({ rule }) => rule}
        columns={[
          { key: 'rule', title: words.rule, render: (row) => row.rule },
          { key: 'violations', title: words.violations, align: 'end', render: (row) => row.violations },
        ]}
        end
      />
    </Stack>
  );
};

interface VenuesProps {
  readonly venues: OperatorResponse<'bookInfo'>['venues'];
  readonly onEnd: () => void;
}

/** Every venue, with the buttons that start and end its maintenance. */
const Venues = ({ venues, onEnd }: VenuesProps) => {
  const { texts, time, of } = useWords();
  const { book: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  type Venue = VenuesProps['venues'][number];
  const button = ({ code, name, until }: Venue, title: string, on: boolean) => (
    <Button
      size="sm"
      variant={on ? 'danger' : 'primary'}
      aria-label={`${title}: ${of(name)}`}
      onClick={() =>
        ask({
          title,
          question: of(name),
          danger: on,
          fields: on
            ? [
                {
                  name: 'until',
                  kind: 'moment',
                  label: words.until,
                  hint: words.untilHint,
                  optional: true,
                  // An end that has passed is no start for another one: the act refuses it.
                  start: until === null || Date.parse(until) <= Date.now() ? '' : momentField(until),
                },
                note,
              ]
            : [note],
          act: 'venueSet',
          body: (values) => ({
            venue: code,
            on,
            ...(typeof values.until === 'string' && { until: new Date(values.until).toISOString() }),
            note: values.note as string,
          }),
          onEnd,
        })
      }
    >
      {title}
    </Button>
  );
  return (
    <Card title={words.venues}>
      <Stack>
        <p>{words.venuesHint}</p>
        <DataTable
          caption={words.venues}
          rows={venues}
          rowKey={({ code }) => code}
          columns={[
            { key: 'venue', title: words.venue, render: ({ name }) => of(name) },
            {
              key: 'state',
              title: common.state,
              render: ({ isClosed }) => (
                <Badge tone={isClosed ? 'danger' : 'success'}>
                  {isClosed ? words.venueClosed : words.venueOpen}
                </Badge>
              ),
            },
            { key: 'until', title: words.until, render: ({ until }) => (until ? time(until) : '–') },
            {
              key: 'actions',
              title: common.actions,
              render: (venue) =>
                can('venueSet') && (
                  <Row>
                    {venue.isClosed && button(venue, words.maintenanceOff, false)}
                    {button(venue, venue.isClosed ? words.changeUntil : words.maintenanceOn, true)}
                  </Row>
                ),
            },
          ]}
          end
        />
      </Stack>
    </Card>
  );
};

export const BookPage = () => {
  const { texts, time, fill, locale } = useWords();
  const { book: words } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const info = useRead('bookInfo', {}, { every: 10_000 });
  const [proof, setProof] = useState<OperatorResponse<'bookVerify'>>();
  const [isVerifying, setVerifying] = useState(false);
  const verify = async () => {
    setVerifying(true);
    try {
      setProof(await call('bookVerify', {}));
    } catch (error) {
      toast.error(wordsOf(error, texts, locale));
    } finally {
      setVerifying(false);
    }
  };
  const onEnd = info.reload;
  const data = info.data;
  const noted = (
    act: 'bookHalt' | 'bookResume',
    title: string,
    { question, danger = false }: { question?: string; danger?: boolean } = {},
  ) =>
    can(act) && (
      <Button
        variant={danger ? 'danger' : 'primary'}
        onClick={() =>
          ask({
            title,
            question,
            danger,
            fields: [note],
            act,
            body: (values) => ({ note: values.note as string }),
            onEnd,
          })
        }
      >
        {title}
      </Button>
    );
  if (info.status === 'error') return <ErrorFallback onRetry={() => void info.reload()} />;
  return (
    <Page title={words.title}>
      {data ? (
        <Stack>
          <Card
            title={words.state}
            extra={
              <Badge tone={data.halt ? 'danger' : 'success'}>{data.halt ? words.halted : words.moving}</Badge>
            }
          >
            <Stack>
              {data.halt && (
                <FactList
                  facts={[
                    [words.findings, data.halt.findings.join(', ')],
                    [texts.common.time, fill(words.since, { time: time(data.halt.at) })],
                  ]}
                />
              )}
              <Row>
                <Button onClick={() => void verify()} loading={isVerifying}>
                  {words.verify}
                </Button>
                {data.halt
                  ? noted('bookResume', words.resume)
                  : noted('bookHalt', words.halt, { question: words.haltQuestion, danger: true })}
              </Row>
              {proof && <Proof proof={proof} />}
            </Stack>
          </Card>
          {data.hasAutomaticReviews && can('reviewsAutomatic') && (
            <Card
              title={words.automatic}
              extra={
                <Button
                  size="sm"
                  onClick={() =>
                    ask({
                      title: data.automaticReviews ? words.automaticOff : words.automaticOn,
                      act: 'reviewsAutomatic',
                      body: () => ({ on: !data.automaticReviews }),
                      onEnd,
                    })
                  }
                >
                  {data.automaticReviews ? words.automaticOff : words.automaticOn}
                </Button>
              }
            >
              {words.automaticHint}
            </Card>
          )}
          {can('maintenanceSet') && (
            <Card
              title={words.maintenance}
              extra={
                <Button
                  size="sm"
                  variant={data.maintenance ? 'primary' : 'danger'}
                  onClick={() =>
                    ask({
                      title: data.maintenance ? words.maintenanceOff : words.maintenanceOn,
                      danger: !data.maintenance,
                      fields: [note],
                      act: 'maintenanceSet',
                      body: (values) => ({ on: !data.maintenance, note: values.note as string }),
                      onEnd,
                    })
                  }
                >
                  {data.maintenance ? words.maintenanceOff : words.maintenanceOn}
                </Button>
              }
            >
              {words.maintenanceHint}
            </Card>
          )}
          <Venues venues={data.venues} onEnd={onEnd} />
        </Stack>
      ) : (
        <Skeleton shape="block" height={240} />
      )}
    </Page>
  );
};
