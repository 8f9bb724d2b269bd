import { type WithdrawalRefusal, withdrawalRefusals } from '@pavilion/contract';
import { Badge, Button, Card, ErrorFallback, Skeleton, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useRead } from '../api';
import { useAsk } from '../parts/act-dialog';
import { CallFacts } from '../parts/call-facts';
import { PagedList, useTurn } from '../parts/list';
import { Money } from '../parts/money';
import { Badges, FactList, MemberLink, Page, Row, Stack, State, TextLink } from '../parts/page';
import { hrefOf, useRoute } from '../parts/route';
import { useCan } from '../parts/session';
import { useWords } from '../texts';

const Detail = ({ id }: { id: string }) => {
  const { texts, of, time } = useWords();
  const { withdrawals: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const info = useRead('withdrawalInfo', { id }, { every: 10_000 });
  if (info.status === 'error') return <ErrorFallback onRetry={() => void info.reload()} />;
  if (!info.data) return <Skeleton shape="block" height={320} />;
  const { withdrawal, ...facts } = info.data;
  const onEnd = info.reload;
  const isOpen = withdrawal.state === 'requested' || withdrawal.state === 'reviewed';
  return (
    <Stack>
      <Row>
        <Button as="a" size="sm" href={hrefOf('withdrawals')}>
          {common.back}
        </Button>
      </Row>
      <Card
        title={<Money value={withdrawal.amount} />}
        extra={
          <Row>
            <Badges badges={withdrawal.badges} />
            <State state={withdrawal.state} names={words.states} />
          </Row>
        }
      >
        <Stack>
          <FactList
            facts={[
              [common.member, <MemberLink key="member" member={withdrawal.member} />],
              [words.fee, <Money key="fee" value={withdrawal.fee} />],
              [words.requested, time(withdrawal.requestedAt)],
              [words.reviewedBy, withdrawal.reviewedBy],
              [words.payee, of(withdrawal.payee)],
              ...Object.entries(facts.payee).map(([name, value]) => [name, value] as const),
            ]}
          />
          {isOpen && (
            <Row>
              {withdrawal.state === 'requested' && can('withdrawalReview') && (
                <Button
                  variant="primary"
                  onClick={() =>
                    ask({ title: words.review, act: 'withdrawalReview', body: () => ({ id }), onEnd })
                  }
                >
                  {words.review}
                </Button>
              )}
              {withdrawal.state === 'reviewed' && can('withdrawalPay') && (
                <Button
                  variant="primary"
                  onClick={() =>
                    ask({
                      title: words.pay,
                      question: `${words.payQuestion}${facts.needsSecond ? ` ${words.paySecond}` : ''}`,
                      act: 'withdrawalPay',
                      body: () => ({ id }),
                      onEnd,
                    })
                  }
                >
                  {words.pay}
                </Button>
              )}
              {can('withdrawalRefuse') && (
                <Button
                  variant="danger"
                  onClick={() =>
                    ask({
                      title: words.refuse,
                      danger: true,
                      fields: [
                        {
                          name: 'refusal',
                          kind: 'choice',
                          label: common.reason,
                          options: withdrawalRefusals.map((value) => ({
                            value,
                            label: words.refusals[value],
                          })),
                        },
                      ],
                      act: 'withdrawalRefuse',
                      body: ({ refusal }) => ({ id, refusal: refusal as WithdrawalRefusal }),
                      onEnd,
                    })
                  }
                >
                  {words.refuse}
                </Button>
              )}
              {facts.needsSecond && <Badge tone="warning">{words.paySecond}</Badge>}
            </Row>
          )}
        </Stack>
      </Card>
      <Card title={words.facts}>
        <CallFacts of="withdrawalInfo" answer={info.data} />
      </Card>
    </Stack>
  );
};

export const WithdrawalsPage = () => {
  const { texts, of, time } = useWords();
  const { withdrawals: words, common } = texts;
  const { item } = useRoute();
  const [state, setState] = useState<'open' | 'paid' | 'refused'>('open');
  const [turn, next] = useTurn();
  return (
    <Page title={words.title}>
      {item !== undefined ? (
        <Detail key={item} id={item} />
      ) : (
        <Stack>
          <Tabs
            variant="pill"
            label={words.title}
            value={state}
            onValueChange={setState}
            items={[
              { value: 'open', label: words.open },
              { value: 'paid', label: words.states.paid },
              { value: 'refused', label: words.states.refused },
            ]}
          />
          <PagedList
            name="withdrawalList"
            body={state === 'open' ? {} : { state }}
            caption={words.title}
            empty={words.nothing[state]}
            turn={turn}
            onReload={next}
            file={`${words.title} ${state === 'open' ? words.open : words.states[state]}`}
            columns={[
              {
                key: 'member',
                title: common.member,
                text: ({ member }) => member.account,
                render: ({ id, member, badges }) => (
                  <Row>
                    <TextLink href={hrefOf('withdrawals', id)}>{member.account}</TextLink>
                    <Badges badges={badges} />
                  </Row>
                ),
              },
              {
                key: 'amount',
                title: common.amount,
                align: 'end',
                text: ({ amount }) => amount,
                render: ({ amount }) => <Money value={amount} />,
              },
              {
                key: 'payee',
                title: words.payee,
                text: ({ payee }) => of(payee),
                render: ({ payee }) => of(payee),
              },
              {
                key: 'state',
                title: common.state,
                text: (row) => words.states[row.state],
                render: (row) => <State state={row.state} names={words.states} />,
              },
              {
                key: 'reviewedBy',
                title: words.reviewedBy,
                text: (row) => row.reviewedBy ?? '',
                render: (row) => row.reviewedBy ?? '–',
              },
              {
                key: 'at',
                title: words.requested,
                text: (row) => row.requestedAt,
                render: (row) => time(row.requestedAt),
              },
            ]}
          />
        </Stack>
      )}
    </Page>
  );
};
