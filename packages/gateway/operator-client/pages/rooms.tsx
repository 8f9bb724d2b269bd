import { limits } from '@pavilion/contract';
import { Badge, Button, Card, ErrorFallback, Skeleton, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import type { OperatorResponse } from '../../src/operator/contract';
import { useRead } from '../api';
import { useAsk, vipLevels } from '../parts/act-dialog';
import { useTurn } from '../parts/list';
import { FactList, MemberLink, Page, Row, Stack, State } from '../parts/page';
import { hrefOf, useRoute } from '../parts/route';
import { useCan } from '../parts/session';
import { SimpleList } from '../parts/simple-list';
import { useWords } from '../texts';

type Message = OperatorResponse<'roomQueue'>['items'][number];

const useMessageColumns = (next: () => void) => {
  const { texts, of, time } = useWords();
  const { rooms: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const onMessage = (act: 'roomHold' | 'roomRelease' | 'roomRemove', title: string, message: Message) => (
    <Button
      size="sm"
      variant={act === 'roomRemove' ? 'danger' : 'secondary'}
      onClick={() =>
        ask({
          title,
          question: message.text,
          danger: act === 'roomRemove',
          act,
          body: () => ({ message: message.id }),
          onEnd: next,
        })
      }
    >
      {title}
    </Button>
  );
  return [
    { key: 'text', title: words.message, render: (row: Message) => row.text },
    {
      key: 'member',
      title: common.member,
      render: (row: Message) => (row.member ? <MemberLink member={row.member} /> : words.automatic),
    },
    { key: 'room', title: words.room, render: (row: Message) => of(row.room.title) },
    {
      key: 'reports',
      title: words.reports,
      render: (row: Message) =>
        row.reports.length === 0 ? (
          '–'
        ) : (
          <Badge tone="warning">
            {row.reports.length} ·{' '}
            {[...new Set(row.reports)].map((reason) => words.reasons[reason]).join(', ')}
          </Badge>
        ),
    },
    {
      key: 'state',
      title: common.state,
      render: (row: Message) => <State state={row.state} names={words.messageStates} />,
    },
    { key: 'at', title: common.time, render: (row: Message) => time(row.at) },
    {
      key: 'actions',
      title: common.actions,
      render: (row: Message) =>
        can('roomHold') && (
          <Row>
            {row.state === 'shown' && onMessage('roomHold', words.hold, row)}
            {row.state === 'held' && onMessage('roomRelease', words.release, row)}
            {row.state !== 'removed' && onMessage('roomRemove', words.remove, row)}
            {row.member && (
              <Button
                size="sm"
                onClick={() =>
                  ask({
                    title: words.mute,
                    fields: [
                      {
                        name: 'minutes',
                        kind: 'choice',
                        label: words.minutes,
                        start: '60',
                        options: (['10', '60', '1440', '0'] as const).map((value) => ({
                          value,
                          label: words.lengths[value],
                        })),
                      },
                      { name: 'reason', kind: 'note', label: common.reason, hint: common.noteHint },
                    ],
                    act: 'roomMute',
                    body: ({ minutes, reason }) => ({
                      member: row.member?.id ?? '',
                      reason: reason as string,
                      ...(minutes !== '0' && { minutes: Number(minutes) }),
                    }),
                    onEnd: next,
                  })
                }
              >
                {words.mute}
              </Button>
            )}
          </Row>
        ),
    },
  ];
};

const Queue = ({ room }: { room: string | undefined }) => {
  const { texts } = useWords();
  const { rooms: words, common } = texts;
  const [turn, next] = useTurn();
  const columns = useMessageColumns(next);
  const shared = { caption: words.queue, rowKey: ({ id }: Message) => id, turn, onReload: next, columns };
  return room === undefined ? (
    <SimpleList name="roomQueue" body={{}} {...shared} />
  ) : (
    <SimpleList
      name="roomMessages"
      body={{ room }}
      {...shared}
      toolbar={
        <Button as="a" size="sm" href={hrefOf('rooms')}>
          {common.back}
        </Button>
      }
    />
  );
};

/** Who may speak in all rooms, and the form that changes it. */
const Speech = () => {
  const { texts } = useWords();
  const { rooms: words } = texts;
  const can = useCan();
  const ask = useAsk();
  const { data, status, reload } = useRead('speechInfo', {}, { every: 10_000 });
  if (status === 'error') return <ErrorFallback onRetry={() => void reload()} />;
  if (!data) return <Skeleton shape="block" height={140} />;
  const levelName = (level: number) => (level === 0 ? words.anyLevel : String(level));
  const speakers = Object.entries(words.speechStates).map(([value, label]) => ({ value, label }));
  return (
    <Card
      title={words.speech}
      extra={
        can('speechSet') && (
          <Button
            size="sm"
            onClick={() =>
              ask({
                title: words.speechChange,
                question: words.speechHint,
                fields: [
                  {
                    name: 'status',
                    kind: 'choice',
                    label: words.speechNow,
                    start: String(data.status),
                    options: speakers,
                  },
                  {
                    name: 'vipMin',
                    kind: 'choice',
                    label: words.vipMin,
                    start: String(data.vipMin),
                    options: vipLevels,
                  },
                  {
                    name: 'vipMax',
                    kind: 'choice',
                    label: words.vipMax,
                    start: String(data.vipMax),
                    options: vipLevels.map(({ value }) => ({ value, label: levelName(Number(value)) })),
                  },
                ],
                act: 'speechSet',
                body: (values) => ({
                  status: Number(values.status) as 0,
                  vipMin: Number(values.vipMin),
                  vipMax: Number(values.vipMax),
                }),
                onEnd: () => void reload(),
              })
            }
          >
            {words.speechChange}
          </Button>
        )
      }
    >
      <FactList
        facts={[
          [words.speechNow, words.speechStates[String(data.status) as '0'] ?? words.speechStates['0']],
          [words.vipMin, String(data.vipMin)],
          [words.vipMax, levelName(data.vipMax)],
        ]}
      />
    </Card>
  );
};

const Rooms = () => {
  const { texts, of } = useWords();
  const { rooms: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  return (
    <SimpleList
      name="roomList"
      body={{}}
      caption={words.list}
      rowKey={({ id }) => id}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'title', title: words.room, render: (row) => of(row.title) },
        {
          key: 'state',
          title: common.state,
          render: (row) => <State state={row.state} names={words.states} />,
        },
        { key: 'slow', title: words.slow, align: 'end', render: (row) => row.slow },
        { key: 'stream', title: words.picture, render: (row) => row.stream ?? words.drawn },
        { key: 'messages', title: words.messages, align: 'end', render: (row) => row.messages },
        {
          key: 'actions',
          title: common.actions,
          render: ({ id, state, slow, stream }) => (
            <Row>
              <Button as="a" size="sm" href={hrefOf('rooms', id)}>
                {words.look}
              </Button>
              {can('roomChange') && (
                <Button
                  size="sm"
                  onClick={() =>
                    ask({
                      title: words.change,
                      fields: [
                        {
                          name: 'state',
                          kind: 'choice',
                          label: common.state,
                          start: state,
                          options: Object.entries(words.states).map(([value, label]) => ({ value, label })),
                        },
                        {
                          name: 'slow',
                          kind: 'choice',
                          label: words.slow,
                          start: String(slow),
                          options: limits.rooms.slowModes.map((seconds) => ({
                            value: String(seconds),
                            label: String(seconds),
                          })),
                        },
                        {
                          name: 'stream',
                          kind: 'text',
                          label: words.stream,
                          hint: words.streamHint,
                          optional: true,
                          start: stream ?? '',
                        },
                      ],
                      act: 'roomChange',
                      body: (values) => ({
                        room: id,
                        state: values.state as 'live' | 'ended' | 'maintenance',
                        slow: Number(values.slow) as 0,
                        // An empty field is left out of the values.
                        stream: (values.stream as string | undefined) ?? null,
                      }),
                      onEnd: next,
                    })
                  }
                >
                  {words.change}
                </Button>
              )}
            </Row>
          ),
        },
      ]}
    />
  );
};

const Mutes = () => {
  const { texts, of, time } = useWords();
  const { rooms: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  return (
    <SimpleList
      name="muteList"
      body={{}}
      caption={words.mutes}
      rowKey={({ id }) => id}
      turn={turn}
      onReload={next}
      columns={[
        { key: 'member', title: common.member, render: ({ member }) => <MemberLink member={member} /> },
        { key: 'room', title: words.room, render: (row) => (row.room ? of(row.room.title) : words.allRooms) },
        { key: 'reason', title: common.reason, render: (row) => row.reason },
        { key: 'by', title: common.operator, render: (row) => row.by },
        {
          key: 'until',
          title: words.until,
          render: (row) => (row.until === null ? common.forGood : time(row.until)),
        },
        {
          key: 'actions',
          title: common.actions,
          render: ({ member, room }) =>
            can('roomUnmute') && (
              <Button
                size="sm"
                onClick={() =>
                  ask({
                    title: words.unmute,
                    act: 'roomUnmute',
                    body: () => ({ member: member.id, ...(room && { room: room.id }) }),
                    onEnd: next,
                  })
                }
              >
                {words.unmute}
              </Button>
            ),
        },
      ]}
    />
  );
};

const BannedWords = () => {
  const { texts } = useWords();
  const { rooms: words, common } = texts;
  const can = useCan();
  const ask = useAsk();
  const [turn, next] = useTurn();
  return (
    <SimpleList
      name="bannedWordList"
      body={{}}
      caption={words.words}
      rowKey={({ word }) => word}
      turn={turn}
      onReload={next}
      toolbar={
        can('bannedWordAdd') && (
          <Button
            size="sm"
            variant="primary"
            onClick={() =>
              ask({
                title: words.ban,
                question: words.banHint,
                fields: [{ name: 'word', kind: 'text', label: words.word }],
                act: 'bannedWordAdd',
                body: ({ word }) => ({ word: word as string }),
                onEnd: next,
              })
            }
          >
            {words.ban}
          </Button>
        )
      }
      columns={[
        { key: 'word', title: words.word, render: ({ word }) => word },
        {
          key: 'actions',
          title: common.actions,
          render: ({ word }) =>
            can('bannedWordRemove') && (
              <Button
                size="sm"
                onClick={() =>
                  ask({
                    title: words.allow,
                    question: word,
                    act: 'bannedWordRemove',
                    body: () => ({ word }),
                    onEnd: next,
                  })
                }
              >
                {words.allow}
              </Button>
            ),
        },
      ]}
    />
  );
};

export const RoomsPage = () => {
  const { texts } = useWords();
  const { rooms: words } = texts;
  const { item } = useRoute();
  const [tab, setTab] = useState<'queue' | 'list' | 'mutes' | 'words'>('queue');
  return (
    <Page title={words.title}>
      <Stack>
        {item === undefined && (
          <Tabs
            variant="pill"
            label={words.title}
            value={tab}
            onValueChange={setTab}
            items={(['queue', 'list', 'mutes', 'words'] as const).map((value) => ({
              value,
              label: words[value],
            }))}
          />
        )}
        {(item !== undefined || tab === 'queue') && <Queue room={item} />}
        {item === undefined && tab === 'list' && (
          <>
            <Speech />
            <Rooms />
          </>
        )}
        {item === undefined && tab === 'mutes' && <Mutes />}
        {item === undefined && tab === 'words' && <BannedWords />}
      </Stack>
    </Page>
  );
};
