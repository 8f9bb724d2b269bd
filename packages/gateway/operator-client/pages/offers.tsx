import { vipGiftKinds, vipGiftTexts } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Badge, Button, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import type { OperatorResponse } from '../../src/operator/contract';
import { useRead } from '../api';
import { useAsk, useAskFields } from '../parts/act-dialog';
import { PagedList, useTurn } from '../parts/list';
import { changeOf, momentField } from '../parts/moments';
import { Money } from '../parts/money';
import { MemberLink, Page, Row, Stack, State } from '../parts/page';
import { ReasonButton } from '../parts/reason-button';
import { useCan } from '../parts/session';
import { signedAmount } from '../parts/signed-amount';
import { SimpleList } from '../parts/simple-list';
import { useWords } from '../texts';
import { PromotionForm } from './promotion-form';

type PromotionRow = OperatorResponse<'promotionList'>['items'][number];

const Grants = ({ turn, next }: { turn: number; next: () => void }) => {
  const { texts, of, time } = useWords();
  const { offers: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [state, setState] = useState<'all' | 'pending' | 'waiting'>('all');
  return (
    <PagedList
      name="grantList"
      body={state === 'all' ? {} : { state }}
      caption={words.grants}
      turn={turn}
      onReload={next}
      toolbar={
        <Tabs
          variant="segment"
          label={common.state}
          value={state}
          onValueChange={setState}
          items={[
            { value: 'all', label: common.all },
            { value: 'pending', label: words.pending },
            { value: 'waiting', label: words.waiting },
          ]}
        />
      }
      columns={[
        { key: 'member', title: common.member, render: ({ member }) => <MemberLink member={member} /> },
        {
          key: 'cause',
          title: words.cause,
          render: ({ cause }) => {
            const gift = vipGiftKinds.find((kind) => cause === `vip-${kind}`);
            return gift
              ? `VIP · ${of(vipGiftTexts[gift].name)}`
              : words.causes[cause as keyof typeof words.causes];
          },
        },
        { key: 'title', title: words.promotion, render: (row) => of(row.title) },
        {
          key: 'amount',
          title: common.amount,
          align: 'end',
          render: (row) => <Money value={row.amount} />,
        },
        {
          key: 'state',
          title: common.state,
          render: (row) => <State state={row.state} names={words.states} />,
        },
        { key: 'reason', title: common.reason, render: (row) => (row.reason ? of(row.reason) : '–') },
        { key: 'at', title: common.time, render: (row) => time(row.at) },
        {
          key: 'actions',
          title: common.actions,
          render: ({ id, state: at }) => (
            <Row>
              {at === 'pending' && can('grantRelease') && (
                <Button
                  size="sm"
                  onClick={() =>
                    ask({ title: words.release, act: 'grantRelease', body: () => ({ id }), onEnd: next })
                  }
                >
                  {words.release}
                </Button>
              )}
              {(at === 'pending' || at === 'waiting') && can('grantRevoke') && (
                <ReasonButton
                  label={words.revoke}
                  danger
                  act="grantRevoke"
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

const Entries = () => {
  const { texts, of, time } = useWords();
  const { offers: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  return (
    <SimpleList
      name="promotionEntries"
      body={{}}
      caption={words.entries}
      rowKey={({ id }) => id}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'promotion', title: words.promotion, render: (row) => of(row.promotion) },
        { key: 'member', title: common.member, render: ({ member }) => <MemberLink member={member} /> },
        { key: 'answer', title: words.answer, render: (row) => row.answer ?? '–' },
        {
          key: 'amount',
          title: common.amount,
          align: 'end',
          render: (row) => <Money value={row.amount} />,
        },
        { key: 'at', title: common.time, render: (row) => time(row.at) },
        {
          key: 'actions',
          title: common.actions,
          render: ({ id }) =>
            can('promotionDecide') && (
              <Row>
                <Button
                  size="sm"
                  variant="primary"
                  onClick={() =>
                    ask({ title: common.pass, act: 'promotionDecide', body: () => ({ id }), onEnd: next })
                  }
                >
                  {common.pass}
                </Button>
                <ReasonButton
                  label={common.refuse}
                  act="promotionDecide"
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

const Promotions = () => {
  const { texts, of, time, fill } = useWords();
  const { offers: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  /** The promotion that is edited; null for a new one. */
  const [written, setWritten] = useState<string | null>();
  const change = ({ id, title, budget, committed, startsAt, endsAt }: PromotionRow) =>
    ask({
      title: `${words.change} · ${of(title)}`,
      question: fill(words.changeHint, { committed: formatAmount(committed) }),
      fields: [
        { name: 'budget', kind: 'amount', label: words.budget, start: budget },
        { name: 'starts', kind: 'moment', label: words.starts, start: momentField(startsAt) },
        {
          name: 'ends',
          kind: 'moment',
          label: words.ends,
          hint: words.endsHint,
          optional: true,
          start: endsAt === null ? '' : momentField(endsAt),
        },
      ],
      act: 'promotionChange',
      body: (values) => changeOf({ id, budget, startsAt, endsAt }, values),
      onEnd: next,
    });
  if (written !== undefined)
    return (
      <PromotionForm
        {...(written !== null && { id: written })}
        onEnd={next}
        onClose={() => setWritten(undefined)}
      />
    );
  return (
    <SimpleList
      name="promotionList"
      body={{}}
      caption={words.promotions}
      rowKey={({ id }) => id}
      turn={turn}
      onReload={next}
      toolbar={
        can('promotionAdd') && (
          <Button size="sm" onClick={() => setWritten(null)}>
            {texts.promotionForm.add}
          </Button>
        )
      }
      columns={[
        { key: 'title', title: words.promotion, render: (row) => of(row.title) },
        {
          key: 'budget',
          title: words.budget,
          align: 'end',
          render: (row) => <Money value={row.budget} />,
        },
        {
          key: 'committed',
          title: words.committed,
          align: 'end',
          render: (row) => <Money value={row.committed} />,
        },
        { key: 'ends', title: words.ends, render: (row) => time(row.endsAt) },
        {
          key: 'state',
          title: common.state,
          render: (row) => (
            <Badge tone={row.isPublished ? 'success' : 'neutral'}>
              {row.isPublished ? words.published : words.draft}
            </Badge>
          ),
        },
        {
          key: 'actions',
          title: common.actions,
          render: (row) => {
            const { id, isPublished } = row;
            const title = isPublished ? words.unpublish : words.publish;
            return (
              <Row>
                {can('promotionEdit') && (
                  <Button size="sm" onClick={() => setWritten(id)}>
                    {texts.promotionForm.edit}
                  </Button>
                )}
                {can('promotionChange') && (
                  <Button size="sm" onClick={() => change(row)}>
                    {words.change}
                  </Button>
                )}
                {can('promotionPublish') && (
                  <Button
                    size="sm"
                    onClick={() =>
                      ask({
                        title,
                        act: 'promotionPublish',
                        body: () => ({ id, on: !isPublished }),
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

export const OffersPage = () => {
  const { texts, fill } = useWords();
  const { offers: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const [tab, setTab] = useState<'grants' | 'entries' | 'promotions'>('grants');
  const [turn, next] = useTurn();
  const { data: handBudget, reload } = useRead('grantBudget', {});
  const shownBudget = handBudget && {
    month: handBudget.month,
    budget: formatAmount(handBudget.budget),
    committed: formatAmount(handBudget.committed),
    left: formatAmount(handBudget.left),
  };
  const onEnd = () => {
    next();
    reload();
  };
  return (
    <Page
      title={words.title}
      hint={shownBudget && fill(words.handBudget, shownBudget)}
      actions={
        <>
          {can('grantBudgetChange') && shownBudget && (
            <Button
              onClick={() =>
                ask({
                  title: words.handBudgetChange,
                  question: fill(words.handBudgetHint, shownBudget),
                  fields: [
                    { name: 'budget', kind: 'amount', label: words.budget, start: handBudget.budget },
                    note,
                  ],
                  act: 'grantBudgetChange',
                  body: (values) => ({ budget: values.budget as string, note: values.note as string }),
                  onEnd,
                })
              }
            >
              {words.handBudgetChange}
            </Button>
          )}
          {can('grantGive') && (
            <Button
              variant="primary"
              onClick={() =>
                ask({
                  title: words.give,
                  question: fill(words.giveHint, { left: shownBudget?.left ?? '–' }),
                  fields: [
                    { name: 'account', kind: 'text', label: words.account },
                    { name: 'amount', kind: 'amount', label: common.amount },
                    {
                      name: 'multiple',
                      kind: 'choice',
                      label: words.multiple,
                      start: '500',
                      options: [0, 1, 3, 5, 8, 10].map((times) => ({
                        value: String(times * 100),
                        label: `×${times}`,
                      })),
                    },
                    { name: 'occasion', kind: 'text', label: words.occasion, optional: true },
                    note,
                  ],
                  act: 'grantGive',
                  body: (values) => ({
                    account: values.account as string,
                    amount: values.amount as string,
                    multiple: Number(values.multiple),
                    note: values.note as string,
                    ...(typeof values.occasion === 'string' && { occasion: values.occasion }),
                  }),
                  onEnd,
                })
              }
            >
              {words.give}
            </Button>
          )}
          {can('balanceAdjust') && (
            <Button
              onClick={() =>
                ask({
                  title: words.adjust,
                  question: words.adjustHint,
                  fields: [
                    { name: 'account', kind: 'text', label: words.account },
                    { name: 'amount', kind: 'text', label: common.amount, hint: words.adjustAmountHint },
                    {
                      name: 'multiple',
                      kind: 'choice',
                      label: words.adjustTurnover,
                      start: '100',
                      options: [
                        { value: '100', label: words.adjustOnce },
                        { value: '0', label: words.adjustFree },
                      ],
                    },
                    note,
                  ],
                  act: 'balanceAdjust',
                  body: (values) => ({
                    account: values.account as string,
                    amount: signedAmount(values.amount),
                    multiple: values.multiple === '0' ? 0 : 100,
                    note: values.note as string,
                  }),
                  onEnd: next,
                })
              }
            >
              {words.adjust}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Tabs
          variant="pill"
          label={words.title}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'grants', label: words.grants },
            { value: 'entries', label: words.entries },
            { value: 'promotions', label: words.promotions },
          ]}
        />
        {tab === 'grants' && <Grants turn={turn} next={next} />}
        {tab === 'entries' && <Entries />}
        {tab === 'promotions' && <Promotions />}
      </Stack>
    </Page>
  );
};
