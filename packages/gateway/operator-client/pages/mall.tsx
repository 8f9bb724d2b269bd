import { Amount, Button, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useAsk, useAskFields } from '../parts/act-dialog';
import { PagedList, useTurn } from '../parts/list';
import { MemberLink, Page, Row, State } from '../parts/page';
import { useCan } from '../parts/session';
import { useWords } from '../texts';

/** The step that follows a state. */
const following = { placed: 'packing', packing: 'shipped', shipped: 'received' } as const;

export const MallPage = () => {
  const { texts, of, time } = useWords();
  const { mall: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const { reason } = useAskFields();
  const [turn, next] = useTurn();
  const [show, setShow] = useState<'open' | 'received' | 'refused' | 'cancelled'>('open');
  return (
    <Page title={words.title}>
      <PagedList
        name="mallOrderList"
        body={show === 'open' ? {} : { state: show }}
        caption={words.title}
        turn={turn}
        onReload={next}
        toolbar={
          <Tabs
            variant="segment"
            label={common.state}
            value={show}
            onValueChange={setShow}
            items={[
              { value: 'open', label: words.open },
              { value: 'received', label: words.states.received },
              { value: 'refused', label: words.states.refused },
              { value: 'cancelled', label: words.states.cancelled },
            ]}
          />
        }
        columns={[
          { key: 'member', title: common.member, render: ({ member }) => <MemberLink member={member} /> },
          { key: 'gift', title: words.gift, render: (row) => `${of(row.title)} × ${row.quantity}` },
          { key: 'coins', title: words.coins, align: 'end', render: (row) => <Amount value={row.coins} /> },
          {
            key: 'address',
            title: words.address,
            render: ({ address }) =>
              address ? ['name', 'phone', 'region', 'detail'].map((part) => address[part]).join(' ') : '–',
          },
          {
            key: 'state',
            title: common.state,
            render: (row) => <State state={row.state} names={words.states} />,
          },
          { key: 'tracking', title: words.tracking, render: (row) => row.tracking ?? '–' },
          { key: 'at', title: common.time, render: (row) => time(row.at) },
          {
            key: 'actions',
            title: common.actions,
            render: ({ id, state }) => {
              const step = following[state as keyof typeof following];
              return (
                <Row>
                  {step && can('mallOrderMove') && (
                    <Button
                      size="sm"
                      onClick={() =>
                        ask({
                          title: words[step],
                          fields:
                            step === 'shipped'
                              ? [{ name: 'tracking', kind: 'text', label: words.tracking }]
                              : [],
                          act: 'mallOrderMove',
                          body: ({ tracking }) => ({
                            id,
                            state: step,
                            // Couriers print their numbers in groups.
                            ...(typeof tracking === 'string' && { tracking: tracking.replace(/\s/g, '') }),
                          }),
                          onEnd: next,
                        })
                      }
                    >
                      {words[step]}
                    </Button>
                  )}
                  {(state === 'placed' || state === 'packing') && can('mallOrderRefuse') && (
                    <Button
                      size="sm"
                      variant="danger"
                      onClick={() =>
                        ask({
                          title: words.refuse,
                          danger: true,
                          fields: [reason],
                          act: 'mallOrderRefuse',
                          body: (values) => ({
                            id,
                            reason: values.reason as { 'zh-CN': string; en: string },
                          }),
                          onEnd: next,
                        })
                      }
                    >
                      {words.refuse}
                    </Button>
                  )}
                </Row>
              );
            },
          },
        ]}
      />
    </Page>
  );
};
