import { type MallGiftKind, mallGiftKinds } from '@pavilion/contract';
import { Amount, Badge, Button, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import type { OperatorRequest, OperatorResponse } from '../../src/operator/contract';
import { useAsk, vipLevels } from '../parts/act-dialog';
import { wholeNumber } from '../parts/ask-fields';
import { PagedList, useTurn } from '../parts/list';
import { Money } from '../parts/money';
import { MemberLink, Page, Row, Stack, State } from '../parts/page';
import { ReasonButton } from '../parts/reason-button';
import { useCan } from '../parts/session';
import { SimpleList } from '../parts/simple-list';
import { useWords } from '../texts';

const Orders = () => {
  const { texts, of, time } = useWords();
  const { mall: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  const [show, setShow] = useState<'open' | 'received' | 'refused' | 'cancelled'>('open');
  return (
    <PagedList
      name="mallOrderList"
      body={show === 'open' ? {} : { state: show }}
      caption={words.orders}
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
        { key: 'kind', title: words.kind, render: (row) => words.kinds[row.kind] },
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
          render: ({ id, next: step, isRefusable }) => (
            <Row>
              {step && can('mallOrderMove') && (
                <Button
                  size="sm"
                  onClick={() =>
                    ask({
                      title: words.steps[step.state],
                      fields:
                        step.needs === null
                          ? []
                          : [{ name: 'tracking', kind: 'text', label: words.stepValues[step.needs] }],
                      act: 'mallOrderMove',
                      body: ({ tracking }) => ({
                        id,
                        state: step.state,
                        // Couriers print their numbers in groups.
                        ...(typeof tracking === 'string' && { tracking: tracking.replace(/\s/g, '') }),
                      }),
                      onEnd: next,
                    })
                  }
                >
                  {words.steps[step.state]}
                </Button>
              )}
              {isRefusable && can('mallOrderRefuse') && (
                <ReasonButton
                  label={words.refuse}
                  danger
                  act="mallOrderRefuse"
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

type Gift = OperatorResponse<'mallGiftList'>['items'][number];
type NewGift = OperatorRequest<'mallGiftAdd'>;

const Gifts = () => {
  const { texts, of, fill } = useWords();
  const { mall: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  const add = () =>
    ask({
      title: words.add,
      question: words.addHint,
      fields: [
        {
          name: 'kind',
          kind: 'choice',
          label: words.kind,
          start: 'goods',
          options: mallGiftKinds.map((value) => ({ value, label: words.kinds[value] })),
        },
        { name: 'title', kind: 'local', label: words.gift, labels: [words.titleZh, words.titleEn] },
        {
          name: 'picture',
          kind: 'choice',
          label: words.picture,
          start: 'envelope',
          options: Object.entries(words.pictures).map(([value, label]) => ({ value, label })),
        },
        { name: 'price', kind: 'amount', label: words.price },
        { name: 'money', kind: 'amount', label: words.money, hint: words.moneyHint, optional: true },
        { name: 'stock', kind: 'number', label: words.stock },
        { name: 'perMonth', kind: 'number', label: words.perMonth, start: '1' },
        { name: 'minVipLevel', kind: 'choice', label: words.minVipLevel, start: '0', options: vipLevels },
      ],
      act: 'mallGiftAdd',
      body: (values) => ({
        kind: values.kind as MallGiftKind,
        title: values.title as NewGift['title'],
        picture: values.picture as NewGift['picture'],
        price: values.price as string,
        ...(typeof values.money === 'string' && { money: values.money }),
        stock: wholeNumber(values.stock),
        perMonth: wholeNumber(values.perMonth),
        minVipLevel: Number(values.minVipLevel),
      }),
      onEnd: next,
    });
  const change = ({ id, title, price, stock }: Gift) =>
    ask({
      title: `${words.change} · ${of(title)}`,
      question: words.changeHint,
      fields: [
        { name: 'price', kind: 'amount', label: words.price, start: price },
        {
          name: 'stockChange',
          kind: 'number',
          isSigned: true,
          label: words.stockChange,
          hint: fill(words.stockChangeHint, { left: String(stock) }),
          optional: true,
        },
      ],
      act: 'mallGiftChange',
      body: (values) => ({
        id,
        ...(values.price !== price && { price: values.price as string }),
        ...(values.stockChange !== undefined && { stockChange: wholeNumber(values.stockChange) }),
      }),
      onEnd: next,
    });
  return (
    <SimpleList
      name="mallGiftList"
      body={{}}
      caption={words.gifts}
      rowKey={({ id }) => id}
      turn={turn}
      onReload={next}
      toolbar={
        can('mallGiftAdd') && (
          <Button size="sm" variant="primary" onClick={add}>
            {words.add}
          </Button>
        )
      }
      columns={[
        { key: 'title', title: words.gift, render: (row) => of(row.title) },
        { key: 'kind', title: words.kind, render: (row) => words.kinds[row.kind] },
        { key: 'price', title: words.price, align: 'end', render: (row) => <Amount value={row.price} /> },
        {
          key: 'money',
          title: words.money,
          align: 'end',
          render: ({ money }) => (money === null ? '–' : <Money value={money} />),
        },
        { key: 'left', title: words.left, align: 'end', render: (row) => row.stock },
        { key: 'perMonth', title: words.perMonth, align: 'end', render: (row) => row.perMonth },
        { key: 'level', title: words.minVipLevel, align: 'end', render: (row) => row.minVipLevel },
        {
          key: 'state',
          title: common.state,
          render: ({ isOnSale }) => (
            <Badge tone={isOnSale ? 'success' : 'neutral'}>{isOnSale ? words.onSale : words.closed}</Badge>
          ),
        },
        {
          key: 'actions',
          title: common.actions,
          render: (row) => {
            const title = row.isOnSale ? words.close : words.reopen;
            return (
              <Row>
                {can('mallGiftChange') && (
                  <Button size="sm" onClick={() => change(row)}>
                    {words.change}
                  </Button>
                )}
                {can('mallGiftOpen') && (
                  <Button
                    size="sm"
                    onClick={() =>
                      ask({
                        title: `${title} · ${of(row.title)}`,
                        act: 'mallGiftOpen',
                        body: () => ({ id: row.id, on: !row.isOnSale }),
                        onEnd: next,
                      })
                    }
                  >
                    {title}
                  </Button>
                )}
              </Row>
            );
          },
        },
      ]}
    />
  );
};

export const MallPage = () => {
  const { mall: words } = useWords().texts;
  const can = useCan();
  const [tab, setTab] = useState<'orders' | 'gifts'>('orders');
  return (
    <Page title={words.title}>
      <Stack>
        {can('mallGiftList') && (
          <Tabs
            variant="pill"
            label={words.title}
            value={tab}
            onValueChange={setTab}
            items={[
              { value: 'orders', label: words.orders },
              { value: 'gifts', label: words.gifts },
            ]}
          />
        )}
        {tab === 'orders' ? <Orders /> : <Gifts />}
      </Stack>
    </Page>
  );
};
