import { Button, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useAsk, useAskFields } from '../parts/act-dialog';
import { PagedList, useTurn } from '../parts/list';
import { Money } from '../parts/money';
import { MemberLink, Page, Row, Stack, State } from '../parts/page';
import { ReasonButton } from '../parts/reason-button';
import { useCan } from '../parts/session';
import { SimpleList } from '../parts/simple-list';
import { useWords } from '../texts';

/** The orders of members, which outside the sandbox an operator books when their payment has arrived. */
const Orders = () => {
  const { texts, of, time } = useWords();
  const { assisted: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const [turn, next] = useTurn();
  return (
    <PagedList
      name="depositList"
      body={{}}
      caption={words.orders}
      turn={turn}
      onReload={next}
      file={words.orders}
      columns={[
        {
          key: 'member',
          title: common.member,
          text: ({ member }) => member.account,
          render: ({ member }) => <MemberLink member={member} />,
        },
        {
          key: 'channel',
          title: words.channel,
          text: ({ channel }) => of(channel),
          render: ({ channel }) => of(channel),
        },
        {
          key: 'amount',
          title: common.amount,
          align: 'end',
          text: ({ amount }) => amount,
          render: ({ amount }) => <Money value={amount} />,
        },
        { key: 'at', title: common.time, text: (row) => row.at, render: (row) => time(row.at) },
        {
          key: 'expiresAt',
          title: words.until,
          text: (row) => row.expiresAt,
          render: (row) => time(row.expiresAt),
        },
        {
          key: 'actions',
          title: common.actions,
          text: null,
          render: ({ id: order }) =>
            can('depositPay') && (
              <Button
                size="sm"
                onClick={() =>
                  ask({
                    title: words.pay,
                    question: words.payQuestion,
                    fields: [note],
                    act: 'depositPay',
                    body: (values) => ({ order, note: values.note as string }),
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

/** The channels of all brands; which of them a brand leaves out is in its file. */
const Channels = () => {
  const { texts, of } = useWords();
  const { assisted: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const [turn, next] = useTurn();
  return (
    <SimpleList
      name="channelList"
      body={{}}
      caption={words.channels}
      rowKey={({ code }) => code}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'channel', title: words.channel, render: ({ name }) => of(name) },
        {
          key: 'state',
          title: common.state,
          render: ({ isOpen }) => <State state={isOpen ? 'yes' : 'no'} names={words.isOpen} />,
        },
        {
          key: 'actions',
          title: common.actions,
          render: ({ code, name, isOpen }) =>
            can('channelSwitch') && (
              <Button
                size="sm"
                variant={isOpen ? 'danger' : 'secondary'}
                onClick={() =>
                  ask({
                    title: `${isOpen ? words.close : words.open} · ${of(name)}`,
                    ...(isOpen && { question: words.closeQuestion, danger: true }),
                    fields: [note],
                    act: 'channelSwitch',
                    body: (values) => ({ code, isOpen: !isOpen, note: values.note as string }),
                    onEnd: next,
                  })
                }
              >
                {isOpen ? words.close : words.open}
              </Button>
            ),
        },
      ]}
    />
  );
};

/** What members have asked of support. */
const Requests = () => {
  const { texts, of, time } = useWords();
  const { assisted: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const [turn, next] = useTurn();
  return (
    <PagedList
      name="assistedList"
      body={{}}
      caption={words.title}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'member', title: common.member, render: ({ member }) => <MemberLink member={member} /> },
        { key: 'channel', title: words.channel, render: ({ channel }) => of(channel) },
        {
          key: 'amount',
          title: common.amount,
          align: 'end',
          render: ({ amount }) => <Money value={amount} />,
        },
        { key: 'note', title: common.note, render: (row) => row.note || '–' },
        {
          key: 'state',
          title: common.state,
          render: (row) => <State state={row.state} names={words.states} />,
        },
        { key: 'at', title: common.time, render: (row) => time(row.at) },
        {
          key: 'actions',
          title: common.actions,
          render: ({ id, state, order }) => (
            <Row>
              {state === 'requested' && can('assistedAssign') && (
                <Button
                  size="sm"
                  onClick={() =>
                    ask({ title: words.assign, act: 'assistedAssign', body: () => ({ id }), onEnd: next })
                  }
                >
                  {words.assign}
                </Button>
              )}
              {state === 'assigned' && can('assistedInstruct') && (
                <Button
                  size="sm"
                  onClick={() =>
                    ask({
                      title: words.instruct,
                      act: 'assistedInstruct',
                      body: () => ({ id }),
                      onEnd: next,
                    })
                  }
                >
                  {words.instruct}
                </Button>
              )}
              {state === 'instructed' && order !== null && can('depositPay') && (
                <Button
                  size="sm"
                  onClick={() =>
                    ask({
                      title: words.pay,
                      question: words.payQuestion,
                      fields: [note],
                      act: 'depositPay',
                      body: (values) => ({ order, note: values.note as string }),
                      onEnd: next,
                    })
                  }
                >
                  {words.pay}
                </Button>
              )}
              {(state === 'requested' || state === 'assigned') && can('assistedRefuse') && (
                <ReasonButton
                  label={words.refuse}
                  danger
                  act="assistedRefuse"
                  body={(reason) => ({ id, reason })}
                  onEnd={next}
                />
              )}
            </Row>
          ),
        },
      ]}
    />
  );
};

const lists = { requests: Requests, orders: Orders, channels: Channels };

export const AssistedPage = () => {
  const { texts } = useWords();
  const { assisted: words } = texts;
  const can = useCan();
  const [tab, setTab] = useState<keyof typeof lists>('requests');
  const List = lists[tab];
  return (
    <Page title={words.title} hint={words.hint}>
      <Stack>
        {can('depositList') && (
          <Tabs
            variant="pill"
            label={words.title}
            value={tab}
            onValueChange={setTab}
            items={[
              { value: 'requests', label: words.requests },
              { value: 'orders', label: words.orders },
              { value: 'channels', label: words.channels },
            ]}
          />
        )}
        <List />
      </Stack>
    </Page>
  );
};
