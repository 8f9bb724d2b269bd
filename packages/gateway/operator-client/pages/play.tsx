import { sportDefinitions } from '@pavilion/contract/sports';
import { Badge, Button, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useAsk, useAskFields } from '../parts/act-dialog';
import { useTurn } from '../parts/list';
import { Money } from '../parts/money';
import { Page, Row, Stack, State } from '../parts/page';
import { useCan } from '../parts/session';
import { SimpleList } from '../parts/simple-list';
import { useWords } from '../texts';

const Rounds = () => {
  const { texts, of, time } = useWords();
  const { play: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const [turn, next] = useTurn();
  return (
    <SimpleList
      name="roundList"
      body={{}}
      caption={words.rounds}
      rowKey={({ id }) => id}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'game', title: words.game, render: (row) => of(row.game.name) },
        { key: 'round', title: words.round, render: (row) => row.round },
        { key: 'draws', title: words.draws, render: (row) => time(row.drawsAt) },
        { key: 'slips', title: words.slips, align: 'end', render: (row) => row.slips },
        {
          key: 'stake',
          title: words.stake,
          align: 'end',
          render: (row) => <Money value={row.stake} />,
        },
        {
          key: 'state',
          title: common.state,
          render: (row) => (
            <Row>
              <State state={row.state} names={words.states} />
              {row.isOverdue && <Badge tone="danger">{words.overdue}</Badge>}
            </Row>
          ),
        },
        {
          key: 'actions',
          title: common.actions,
          render: ({ game, round, settledAt, state, isOverdue }) => {
            const body = (values: Readonly<Record<string, unknown>>) => ({
              ...{ game: game.code, round, note: values.note as string },
            });
            return (
              <Row>
                {isOverdue && can('roundSettle') && (
                  <Button
                    size="sm"
                    onClick={() =>
                      ask({
                        title: words.settle,
                        question: words.settleQuestion,
                        fields: [note],
                        act: 'roundSettle',
                        body,
                        onEnd: next,
                      })
                    }
                  >
                    {words.settle}
                  </Button>
                )}
                {settledAt === null && state !== 'void' && can('roundVoid') && (
                  <Button
                    size="sm"
                    variant="danger"
                    onClick={() =>
                      ask({
                        title: words.void,
                        question: words.voidQuestion,
                        danger: true,
                        fields: [note],
                        act: 'roundVoid',
                        body,
                        onEnd: next,
                      })
                    }
                  >
                    {words.void}
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

const overrides = ['suspend', 'resume', 'finish', 'abandon', 'cancel'] as const;

const Matches = () => {
  const { texts, of, time } = useWords();
  const { play: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const [turn, next] = useTurn();
  return (
    <SimpleList
      name="matchList"
      body={{}}
      caption={words.matches}
      rowKey={({ id }) => id}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'sport', title: words.sport, render: ({ sport }) => of(sportDefinitions[sport].name) },
        { key: 'id', title: words.match, render: ({ competition, id }) => `${competition} · ${id}` },
        { key: 'starts', title: words.starts, render: (row) => time(row.startsAt) },
        { key: 'bets', title: words.bets, align: 'end', render: (row) => row.bets },
        {
          key: 'stake',
          title: words.stake,
          align: 'end',
          render: (row) => <Money value={row.stake} />,
        },
        { key: 'overrides', title: words.overrides, render: (row) => row.overrides.join(', ') || '–' },
        {
          key: 'state',
          title: common.state,
          render: (row) => (row.isSettled ? words.settled : words.unsettled),
        },
        {
          key: 'actions',
          title: common.actions,
          render: ({ id: event, isSettled }) =>
            !isSettled &&
            can('matchOverride') && (
              <Button
                size="sm"
                onClick={() =>
                  ask({
                    title: words.overrides,
                    fields: [
                      {
                        name: 'kind',
                        kind: 'choice',
                        label: texts.acts.call,
                        options: overrides.map((value) => ({ value, label: words[value] })),
                      },
                      note,
                    ],
                    act: 'matchOverride',
                    body: (values) => ({
                      event,
                      kind: values.kind as (typeof overrides)[number],
                      note: values.note as string,
                    }),
                    onEnd: next,
                  })
                }
              >
                {words.overrides}
              </Button>
            ),
        },
      ]}
    />
  );
};

export const PlayPage = () => {
  const { texts } = useWords();
  const { play: words } = texts;
  const [tab, setTab] = useState<'rounds' | 'matches'>('rounds');
  return (
    <Page title={words.title}>
      <Stack>
        <Row>
          <Tabs
            variant="pill"
            label={words.title}
            value={tab}
            onValueChange={setTab}
            items={[
              { value: 'rounds', label: words.rounds },
              { value: 'matches', label: words.matches },
            ]}
          />
        </Row>
        {tab === 'rounds' ? <Rounds /> : <Matches />}
      </Stack>
    </Page>
  );
};
