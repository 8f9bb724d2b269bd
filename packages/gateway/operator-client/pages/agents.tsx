import { Badge, Button, Card, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useAsk, useAskFields } from '../parts/act-dialog';
import { useTurn } from '../parts/list';
import { Money } from '../parts/money';
import { MemberLink, Page, Row, Stack, State } from '../parts/page';
import { ReasonButton } from '../parts/reason-button';
import { useCan } from '../parts/session';
import { SimpleList } from '../parts/simple-list';
import { useWords } from '../texts';

const Applications = () => {
  const { texts, time } = useWords();
  const { agents: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  return (
    <SimpleList
      name="agentApplicationList"
      body={{}}
      caption={words.applications}
      rowKey={({ id }) => id}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'member', title: common.member, render: ({ member }) => <MemberLink member={member} /> },
        { key: 'values', title: words.contact, render: ({ values }) => Object.values(values).join(' · ') },
        { key: 'at', title: common.time, render: (row) => time(row.at) },
        {
          key: 'actions',
          title: common.actions,
          render: ({ id }) =>
            can('agentApplicationReview') && (
              <Row>
                <Button
                  size="sm"
                  variant="primary"
                  onClick={() =>
                    ask({
                      title: common.pass,
                      act: 'agentApplicationReview',
                      body: () => ({ id }),
                      onEnd: next,
                    })
                  }
                >
                  {common.pass}
                </Button>
                <ReasonButton
                  label={common.refuse}
                  act="agentApplicationReview"
                  body={(reason) => ({ id, reason })}
                  onEnd={next}
                />
              </Row>
            ),
        },
      ]}
    />
  );
};

const Months = () => {
  const { texts } = useWords();
  const { agents: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  return (
    <SimpleList
      name="agentMonthList"
      body={{}}
      caption={words.months}
      rowKey={({ code, month }) => `${code} ${month}`}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'name', title: words.name, render: (row) => `${row.name} (${row.code})` },
        { key: 'month', title: words.month, render: (row) => row.month },
        {
          key: 'base',
          title: words.base,
          align: 'end',
          render: (row) => <Money value={row.base} />,
        },
        { key: 'active', title: words.active, align: 'end', render: (row) => row.active },
        {
          key: 'amount',
          title: common.amount,
          align: 'end',
          render: (row) => <Money value={row.amount} />,
        },
        {
          key: 'state',
          title: common.state,
          render: (row) => <State state={row.state} names={words.monthStates} />,
        },
        {
          key: 'actions',
          title: common.actions,
          render: ({ code, month, state }) =>
            (state === 'counted' || state === 'held') &&
            can('agentMonthPay') && (
              <Button
                size="sm"
                onClick={() =>
                  ask({
                    title: words.pay,
                    question: words.payHint,
                    act: 'agentMonthPay',
                    body: () => ({ code, month }),
                    onEnd: next,
                  })
                }
              >
                {words.pay}
              </Button>
            ),
        },
      ]}
    />
  );
};

/** Members of an agent who may be the agent in person, and whether they count. */
const SharingMembers = ({ code }: { code: string }) => {
  const { texts, time } = useWords();
  const { agents: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const [turn, next] = useTurn();
  return (
    <Card title={`${words.sharing} · ${code}`}>
      <Stack>
        <p>{words.sharingHint}</p>
        <SimpleList
          name="agentSharedList"
          body={{ code }}
          caption={words.sharing}
          rowKey={({ member }) => member.id}
          turn={turn}
          onReload={next}
          empty={words.sharingEmpty}
          columns={[
            { key: 'member', title: common.member, render: ({ member }) => <MemberLink member={member} /> },
            { key: 'since', title: words.since, render: (row) => time(row.since) },
            {
              key: 'state',
              title: common.state,
              render: ({ isCounted }) => (
                <Badge tone={isCounted ? 'success' : 'warning'}>
                  {isCounted ? words.counted : words.notCounted}
                </Badge>
              ),
            },
            {
              key: 'actions',
              title: common.actions,
              render: ({ member, isCounted }) => {
                const title = isCounted ? words.countNot : words.count;
                return (
                  can('agentMemberCount') && (
                    <Button
                      size="sm"
                      onClick={() =>
                        ask({
                          title,
                          fields: [note],
                          act: 'agentMemberCount',
                          body: (values) => ({
                            code,
                            member: member.id,
                            on: !isCounted,
                            note: values.note as string,
                          }),
                          onEnd: next,
                        })
                      }
                    >
                      {title}
                    </Button>
                  )
                );
              },
            },
          ]}
        />
      </Stack>
    </Card>
  );
};

const Agents = () => {
  const { texts, time } = useWords();
  const { agents: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const [turn, next] = useTurn();
  const [shown, setShown] = useState<string>();
  const list = (
    <SimpleList
      name="agentList"
      body={{}}
      caption={words.list}
      rowKey={({ code }) => code}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'code', title: words.code, render: (row) => row.code },
        { key: 'name', title: words.name, render: (row) => row.name },
        { key: 'account', title: common.member, render: (row) => row.account ?? '–' },
        { key: 'members', title: words.members, align: 'end', render: (row) => row.members },
        { key: 'since', title: words.since, render: (row) => time(row.since) },
        {
          key: 'state',
          title: common.state,
          render: (row) => <State state={row.state} names={words.states} />,
        },
        {
          key: 'actions',
          title: common.actions,
          render: ({ code, state }) => {
            const isActive = state === 'active';
            const isClosed = state === 'closed';
            const title = isActive ? words.suspend : words.resume;
            return (
              <Row>
                <Button size="sm" aria-pressed={code === shown} onClick={() => setShown(code)}>
                  {words.sharing}
                </Button>
                {!isClosed && can('agentSuspend') && (
                  <Button
                    size="sm"
                    variant={isActive ? 'danger' : 'secondary'}
                    onClick={() =>
                      ask({
                        title,
                        danger: isActive,
                        fields: [note],
                        act: 'agentSuspend',
                        body: (values) => ({ code, on: isActive, note: values.note as string }),
                        onEnd: next,
                      })
                    }
                  >
                    {title}
                  </Button>
                )}
                {!isClosed && can('agentClose') && (
                  <Button
                    size="sm"
                    variant="danger"
                    onClick={() =>
                      ask({
                        title: words.close,
                        question: words.closeHint,
                        danger: true,
                        fields: [note],
                        act: 'agentClose',
                        body: (values) => ({ code, note: values.note as string }),
                        onEnd: next,
                      })
                    }
                  >
                    {words.close}
                  </Button>
                )}
              </Row>
            );
          },
        },
      ]}
    />
  );
  return (
    <Stack>
      {list}
      {shown !== undefined && <SharingMembers key={shown} code={shown} />}
    </Stack>
  );
};

export const AgentsPage = () => {
  const { texts } = useWords();
  const { agents: words } = texts;
  const [tab, setTab] = useState<'applications' | 'months' | 'list'>('applications');
  return (
    <Page title={words.title}>
      <Stack>
        <Tabs
          variant="pill"
          label={words.title}
          value={tab}
          onValueChange={setTab}
          items={(['applications', 'months', 'list'] as const).map((value) => ({
            value,
            label: words[value],
          }))}
        />
        {tab === 'applications' && <Applications />}
        {tab === 'months' && <Months />}
        {tab === 'list' && <Agents />}
      </Stack>
    </Page>
  );
};
