import { Badge, BarChart, Button, Card, Empty, ErrorFallback, Loadable, token } from '@pavilion/ui';
import styled from 'styled-components';
import { useRead } from '../api';
import { useAsk } from '../parts/act-dialog';
import { useFacts } from '../parts/facts';
import { figureText, shortDay } from '../parts/figures';
import { FactList, Page, Row, Stack } from '../parts/page';
import { hrefOf } from '../parts/route';
import { useCan } from '../parts/session';
import { useWords } from '../texts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    gap: ${token.space[1]};
    padding: ${token.space[4]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
    background: ${token.color.surface};
    color: ${token.color.ink};
    text-decoration: none;
  }
  a:hover {
    border-color: ${token.color.selected};
  }
  strong {
    font-size: ${token.text.h3};
  }
`;
const Halted = styled.p`
  margin: 0;
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.dangerSoft};
  color: ${token.color.danger};
`;

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: ${token.space[4]};

  > * {
    min-width: 0;
  }
`;

/** A chart for each figure by day that the gateway answers. */
const DailyFigures = () => {
  const { texts, of, fill } = useWords();
  const { overview } = texts;
  const figures = useRead('dailyFigures', {}, { every: 300_000 });
  if (figures.status === 'error') return <ErrorFallback compact onRetry={() => void figures.reload()} />;
  return (
    <Charts>
      {figures.data?.items.map(({ code, name, unit, days }) => (
        <Card
          key={code}
          title={of(name)}
          extra={fill(overview.today, { value: figureText[unit](days.at(-1)?.value ?? '0') })}
        >
          <BarChart
            label={fill(overview.figureChart, { name: of(name), days: days.length })}
            height={140}
            series={[{ name: of(name), tone: 'accent' }]}
            groups={days.map(({ day, value }) => ({ label: shortDay(day), values: [value] }))}
            formatValue={(value) => figureText[unit](String(value))}
          />
        </Card>
      ))}
    </Charts>
  );
};

const Requests = () => {
  const { texts, actName, time } = useWords();
  const { nameOf, textOf } = useFacts();
  const { overview, common } = texts;
  const requests = useRead('requestList', {}, { every: 10_000 });
  const ask = useAsk();
  const onEnd = requests.reload;
  return (
    <Card title={overview.requests}>
      {requests.status === 'error' && <ErrorFallback compact onRetry={() => void requests.reload()} />}
      <Loadable loading={requests.status === 'loading'}>
        {requests.data?.items.length === 0 && <Empty compact title={overview.noRequests} />}
        <Stack>
          {requests.data?.items.map(({ id, call, facts, askedBy, askedAt, isOwn, canConfirm }) => (
            <Card
              key={id}
              headingLevel={3}
              title={actName(call)}
              extra={isOwn && <Badge>{overview.own}</Badge>}
            >
              <Stack>
                <FactList
                  facts={[
                    [overview.askedBy, askedBy],
                    [common.time, time(askedAt)],
                    ...Object.entries(facts).map(
                      ([name, value]) => [nameOf(call, name), textOf(call, name, value)] as const,
                    ),
                  ]}
                />
                <Row>
                  {canConfirm && (
                    <>
                      <Button
                        variant="primary"
                        onClick={() =>
                          ask({
                            title: overview.confirm,
                            question: overview.confirmQuestion,
                            act: 'requestConfirm',
                            body: () => ({ id }),
                            onEnd,
                          })
                        }
                      >
                        {overview.confirm}
                      </Button>
                      <Button
                        onClick={() =>
                          ask({
                            title: overview.decline,
                            fields: [{ name: 'reason', kind: 'note', label: overview.declineReason }],
                            act: 'requestDecline',
                            body: (values) => ({ id, reason: values.reason as string }),
                            onEnd,
                          })
                        }
                      >
                        {overview.decline}
                      </Button>
                    </>
                  )}
                  {isOwn && (
                    <Button
                      onClick={() =>
                        ask({ title: overview.withdraw, act: 'requestWithdraw', body: () => ({ id }), onEnd })
                      }
                    >
                      {overview.withdraw}
                    </Button>
                  )}
                </Row>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Loadable>
    </Card>
  );
};

export const OverviewPage = () => {
  const { texts } = useWords();
  const { nav, overview } = texts;
  const can = useCan();
  const counts = useRead('overview', {}, { every: 5_000 });
  const data = counts.data;
  const queues = [
    ['threads', nav.threads, data?.threads, can('threadList')],
    ['threads', overview.overdueThreads, data?.overdueThreads, can('threadList')],
    ['assisted', nav.assisted, data?.assisted, can('assistedList')],
    ['withdrawals', nav.withdrawals, data?.withdrawals, can('withdrawalList')],
    ['reviews', nav.reviews, data && data.names + data.changes, can('nameList')],
    ['offers', nav.offers, data && data.grants + data.promotions, can('grantList')],
    ['mall', nav.mall, data?.mall, can('mallOrderList')],
    ['agents', nav.agents, data?.agents, can('agentList')],
    ['rooms', nav.rooms, data?.rooms, can('roomQueue')],
    ['play', overview.overdueRounds, data?.rounds, can('roundList')],
  ] as const;
  return (
    <Page title={overview.title}>
      <Stack>
        {data?.isHalted && (
          <Halted role="alert">
            <strong>{overview.halted}</strong> · {overview.haltedHint}
          </Halted>
        )}
        {counts.status === 'error' ? (
          <ErrorFallback onRetry={() => void counts.reload()} />
        ) : (
          <Grid>
            {queues
              .filter(([, , , isShown]) => isShown)
              .map(([page, name, count]) => (
                <li key={name}>
                  <a href={hrefOf(page)}>
                    <span>{name}</span>
                    <strong>{count ?? '–'}</strong>
                  </a>
                </li>
              ))}
          </Grid>
        )}
        <Requests />
        {can('dailyFigures') && <DailyFigures />}
      </Stack>
    </Page>
  );
};
