import { blockReasonTexts } from '@pavilion/contract';
import {
  Badge,
  Button,
  Card,
  DataTable,
  Empty,
  ErrorFallback,
  Field,
  Skeleton,
  TextInput,
} from '@pavilion/ui';
import { type FormEvent, useState } from 'react';
import { useRead } from '../api';
import { useAsk, useAskFields, vipLevels } from '../parts/act-dialog';
import { CallFacts } from '../parts/call-facts';
import { MemberActs } from '../parts/member-acts';
import { Page, Row, Stack, TextLink } from '../parts/page';
import { hrefOf, useRoute } from '../parts/route';
import { useCan } from '../parts/session';
import { useWords } from '../texts';

const Facts = ({ id }: { id: string }) => {
  const { texts, of, time } = useWords();
  const { members: words, common, threads } = texts;
  const can = useCan();
  const ask = useAsk();
  const { note } = useAskFields();
  const info = useRead('memberInfo', { id }, { every: 15_000 });
  if (info.status === 'error') return <ErrorFallback onRetry={() => void info.reload()} />;
  if (!info.data) return <Skeleton shape="block" height={320} />;
  const member = info.data;
  const onEnd = info.reload;
  return (
    <Stack>
      <Row>
        <Button as="a" size="sm" href={hrefOf('members')}>
          {common.back}
        </Button>
      </Row>
      <Card
        title={member.account}
        extra={
          <Row>
            {member.isBlocked && (
              <Badge tone="danger">
                {words.blocked}
                {member.blockReason && ` · ${of(blockReasonTexts[member.blockReason].name)}`}
              </Badge>
            )}
            {member.isDemo && <Badge>{words.demo}</Badge>}
            {member.closure && (
              <Badge tone="warning">
                {words.closure} {member.closure.until ? time(member.closure.until) : common.forGood}
              </Badge>
            )}
          </Row>
        }
      >
        <Stack>
          <CallFacts
            of="memberInfo"
            answer={member}
            kinds={['text', 'time', 'accounts']}
            instead={{
              realName: `${member.realName ?? '–'} · ${words.states[member.realNameState]}`,
              vipLevel: `${member.vipLevel}${member.vipPinned === null ? '' : ` (${words.pinned})`}`,
            }}
          />
          <Row>
            <MemberActs member={member} onEnd={onEnd} />
            {can('vipPin') && (
              <Button
                onClick={() =>
                  ask({
                    title: words.pin,
                    question: words.pinHint,
                    fields: [
                      {
                        name: 'level',
                        kind: 'choice',
                        label: words.level,
                        start: String(member.vipLevel),
                        options: [...vipLevels, { value: 'earn', label: words.earn }],
                      },
                      note,
                    ],
                    act: 'vipPin',
                    body: ({ level, note: remark }) => ({
                      id,
                      level: level === 'earn' ? null : Number(level),
                      note: remark as string,
                    }),
                    onEnd,
                  })
                }
              >
                {words.pin}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
      <Card title={words.money}>
        <CallFacts
          of="memberInfo"
          answer={member}
          kinds={['money', 'coins']}
          more={[
            [
              words.payout,
              member.payoutAccounts
                .map(({ title, number, state }) => `${of(title)} ${number} · ${words.payoutStates[state]}`)
                .join(', ') || common.none,
            ],
          ]}
        />
      </Card>
      <Card title={words.sessions} padding="none">
        <DataTable
          caption={words.sessions}
          rows={member.sessions}
          rowKey={({ id }) => id}
          narrow="cards"
          columns={[
            {
              key: 'browser',
              title: words.sessions,
              render: (row) => `${row.browser ?? '–'} · ${row.system ?? '–'}`,
            },
            { key: 'address', title: 'IP', render: (row) => row.address },
            { key: 'seen', title: common.time, render: (row) => time(row.lastSeenAt) },
            ...(can('deviceBlock')
              ? [
                  {
                    key: 'actions',
                    title: common.actions,
                    render: ({ id: session }: (typeof member.sessions)[number]) => (
                      <Button
                        size="sm"
                        onClick={() =>
                          ask({
                            title: texts.access.blockDevice,
                            question: texts.access.blockDeviceHint,
                            danger: true,
                            fields: [note],
                            act: 'deviceBlock',
                            body: (values) => ({ session, note: values.note as string }),
                            onEnd,
                          })
                        }
                      >
                        {texts.access.blockDevice}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <Card title={words.threads} padding="none">
        <DataTable
          caption={words.threads}
          rows={member.threads}
          rowKey={(row) => row.id}
          narrow="cards"
          columns={[
            {
              key: 'kind',
              title: texts.nav.threads,
              render: (row) => {
                const kind = threads.kinds[row.kind];
                return can('threadInfo') ? (
                  <TextLink href={hrefOf('threads', row.id)}>{kind}</TextLink>
                ) : (
                  kind
                );
              },
            },
            { key: 'excerpt', title: threads.customer, render: (row) => row.excerpt || '–' },
            { key: 'at', title: common.time, render: (row) => time(row.at) },
          ]}
        />
      </Card>
    </Stack>
  );
};

const Find = () => {
  const { texts, time } = useWords();
  const { members: words, common, withdrawals } = texts;
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const found = useRead('memberFind', { query }, { skip: query.length < 2 });
  const search = (event: FormEvent) => {
    event.preventDefault();
    setQuery(text.trim());
  };
  return (
    <Stack>
      <Row as="form" role="search" onSubmit={search}>
        <Field label={words.query} hideLabel>
          <TextInput
            type="search"
            value={text}
            onValueChange={setText}
            placeholder={words.query}
            autoCapitalize="none"
            style={{ minWidth: 'min(320px, 80vw)' }}
          />
        </Field>
        <Button type="submit" variant="primary">
          {common.search}
        </Button>
      </Row>
      <Card padding="none">
        {query.length < 2 ? (
          <Empty title={words.findFirst} description={words.findFirstText} />
        ) : (
          <DataTable
            caption={words.title}
            empty={<Empty compact title={words.notFound} />}
            rows={found.data?.items ?? []}
            rowKey={(row) => row.id}
            status={found.status}
            onRetry={() => void found.reload()}
            narrow="cards"
            columns={[
              {
                key: 'account',
                title: common.member,
                render: (row) => <TextLink href={hrefOf('members', row.id)}>{row.account}</TextLink>,
              },
              { key: 'nickname', title: words.nickname, render: (row) => row.nickname },
              { key: 'vip', title: words.vip, align: 'end', render: (row) => row.vipLevel },
              {
                key: 'state',
                title: common.state,
                render: (row) => (row.isBlocked ? <Badge tone="danger">{words.blocked}</Badge> : '–'),
              },
              { key: 'at', title: withdrawals.registered, render: (row) => time(row.registeredAt) },
            ]}
          />
        )}
      </Card>
    </Stack>
  );
};

export const MembersPage = () => {
  const { texts } = useWords();
  const { members: words } = texts;
  const { item } = useRoute();
  return (
    <Page title={words.title} hint={words.hint}>
      {item === undefined ? <Find /> : <Facts key={item} id={item} />}
    </Page>
  );
};
