import { supportTopicDefinitions } from '@pavilion/contract';
import {
  Badge,
  Button,
  Card,
  CopyButton,
  Empty,
  ErrorFallback,
  Field,
  Loadable,
  LoadMore,
  RefreshIcon,
  Select,
  Skeleton,
  Tabs,
  TextArea,
  toast,
  token,
} from '@pavilion/ui';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { OperatorResponse } from '../../src/operator/contract';
import { call, useRead, wordsOf } from '../api';
import { useAsk } from '../parts/act-dialog';
import { forgetDrafts, useDraft } from '../parts/drafts';
import { usePages } from '../parts/list';
import { MemberLink, Page, Row, Stack } from '../parts/page';
import { Picture } from '../parts/picture';
import { hrefOf, useRoute } from '../parts/route';
import { useCan, useOperator } from '../parts/session';
import { useWords } from '../texts';

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(260px, 340px) minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[4]};

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);

    &[data-open='true'] > :first-child,
    &[data-open='false'] > :last-child {
      display: none;
    }
  }
`;
const List = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    gap: ${token.space[1]};
    padding: ${token.space[3]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
    background: ${token.color.surface};
    color: ${token.color.ink};
    text-decoration: none;
  }
  a[aria-current='true'] {
    border-color: ${token.color.selected};
    background: ${token.color.accentSoft};
  }
  small {
    color: ${token.color.inkMuted};
  }
`;
const Excerpt = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Messages = styled.ol`
  display: grid;
  gap: ${token.space[3]};
  max-height: min(60vh, 640px);
  margin: ${token.space[4]} 0 0;
  padding: ${token.space[1]};
  overflow-y: auto;
  list-style: none;
`;
const Message = styled.li`
  justify-self: start;
  max-width: min(85%, 640px);
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-author='staff'] {
    justify-self: end;
    background: ${token.color.accentSoft};
  }
  &[data-author='system'] {
    justify-self: center;
    color: ${token.color.inkMuted};
  }
  small {
    display: block;
    color: ${token.color.inkMuted};
  }
`;
const Details = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  margin: ${token.space[4]} 0 0;

  dt {
    color: ${token.color.inkMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${token.space[3]};
  margin-top: ${token.space[4]};
`;

type Thread = OperatorResponse<'threadInfo'>['thread'];

const ThreadName = ({ thread }: { thread: Thread }) => {
  const { texts } = useWords();
  return thread.member ? <MemberLink member={thread.member} /> : texts.common.visitor;
};

const Conversation = ({ id, onChange }: { id: string; onChange: () => void }) => {
  const { texts, of, time, fill, locale } = useWords();
  const { threads, common } = texts;
  const operator = useOperator();
  const can = useCan();
  const ask = useAsk();
  const info = useRead('threadInfo', { id }, { every: 3_000 });
  const draft = useDraft(operator.id, id);
  const [isSending, setSending] = useState(false);
  const end = useRef<HTMLOListElement>(null);
  const last = info.data?.messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled to.
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [last]);

  const maySee = can('threadAnswer');
  useEffect(() => {
    if (!maySee || !info.data || document.hidden) return;
    const { messages, seenUpTo } = info.data;
    const newest = messages.filter(({ author }) => author === 'customer').at(-1)?.id;
    // Without success the next reading of the thread tries again.
    if (newest !== undefined && newest > (seenUpTo ?? ''))
      call('threadInfo', { id, seenUpTo: newest }).catch(() => {});
  }, [info.data, maySee, id]);

  if (info.status === 'error') return <ErrorFallback onRetry={() => void info.reload()} />;
  if (!info.data) return <Skeleton shape="block" height={320} />;
  const { thread, messages, readUpTo } = info.data;
  const changed = async () => {
    await info.reload();
    onChange();
  };
  const isOpen = thread.state !== 'closed';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.text.trim() === '' || isSending) return;
    setSending(true);
    const key = draft.keyToSend();
    try {
      await call('threadAnswer', { id, key, text: draft.text });
      draft.handleSent(key);
      await changed();
    } catch (error) {
      toast.error(wordsOf(error, texts, locale));
    } finally {
      setSending(false);
    }
  };
  const take = (act: 'threadTake' | 'threadRelease') => async () => {
    try {
      await call(act, { id });
    } catch (error) {
      toast.error(wordsOf(error, texts, locale));
    }
    await changed();
  };

  return (
    <Card
      title={<ThreadName thread={thread} />}
      extra={
        <Row>
          <Badge>{threads.kinds[thread.kind]}</Badge>
          {thread.topic && <Badge>{of(supportTopicDefinitions[thread.topic].name)}</Badge>}
          {thread.isOverdue && <Badge tone="danger">{threads.overdue}</Badge>}
          {thread.operator && (
            <Badge tone="accent">{fill(threads.takenBy, { name: thread.operator.title })}</Badge>
          )}
        </Row>
      }
    >
      <Row>
        <Button as="a" size="sm" href={hrefOf('threads')}>
          {common.back}
        </Button>
        {can('threadTake') && isOpen && thread.operator?.id !== operator.id && (
          <Button size="sm" onClick={take('threadTake')} title={threads.silent}>
            {threads.take}
          </Button>
        )}
        {thread.operator?.id === operator.id && (
          <Button size="sm" onClick={take('threadRelease')}>
            {threads.release}
          </Button>
        )}
        {can('threadClose') && isOpen && thread.kind !== 'assisted-deposit' && (
          <Button
            size="sm"
            onClick={() =>
              ask({
                title: threads.closeThread,
                question: threads.closeQuestion,
                act: 'threadClose',
                body: () => ({ id }),
                onEnd: changed,
              })
            }
          >
            {threads.closeThread}
          </Button>
        )}
      </Row>
      {thread.details.length > 0 && (
        <Details>
          {thread.details.map(({ name, label, value }) => (
            <Fragment key={name}>
              <dt>{of(label)}</dt>
              <dd className="pv-num">
                {of(value)}{' '}
                <CopyButton text={of(value)} label={fill(threads.copy, { label: of(label) })} iconOnly />
              </dd>
            </Fragment>
          ))}
        </Details>
      )}
      <Messages ref={end} tabIndex={0} aria-label={threads.title} aria-live="polite">
        {messages.map((message) => (
          <Message key={message.id} data-author={message.author}>
            {of(message.text)}
            {message.pictures.map((picture) => (
              <Picture key={picture} name="threadPicture" id={picture} label={threads.picture} />
            ))}
            <small>
              {message.author === 'staff' ? message.name && of(message.name) : threads[message.author]}
              {message.isAutomatic && message.author === 'staff' && ` · ${threads.automatic}`} ·{' '}
              {time(message.at)}
              {message.author === 'staff' &&
                readUpTo !== null &&
                message.id <= readUpTo &&
                ` · ${threads.seen}`}
            </small>
          </Message>
        ))}
      </Messages>
      {can('threadAnswer') && isOpen && (
        <Form onSubmit={send}>
          <Field label={threads.canned} hideLabel>
            <Select
              value=""
              placeholder={threads.canned}
              disabled={isSending}
              options={threads.cannedItems.map((text) => ({ value: text, label: text }))}
              onValueChange={(text) => draft.change(draft.text ? `${draft.text}\n${text}` : text)}
            />
          </Field>
          <Field label={threads.answer} hint={threads.noDetails}>
            <TextArea
              value={draft.text}
              onValueChange={draft.change}
              readOnly={isSending}
              rows={3}
              placeholder={threads.placeholder}
            />
          </Field>
          <Row>
            <Button type="submit" variant="primary" loading={isSending}>
              {threads.send}
            </Button>
          </Row>
        </Form>
      )}
    </Card>
  );
};

export const ThreadsPage = () => {
  const { texts, time } = useWords();
  const { threads, common } = texts;
  const { item } = useRoute();
  const operator = useOperator();
  useEffect(() => forgetDrafts(operator.id), [operator.id]);
  const [show, setShow] = useState<'waiting' | 'mine' | 'answered' | 'closed'>('waiting');
  const list = usePages('threadList', { show }, 5_000);
  return (
    <Page title={threads.title}>
      <Tabs
        variant="pill"
        label={threads.title}
        value={show}
        onValueChange={setShow}
        items={(['waiting', 'mine', 'answered', 'closed'] as const).map((value) => ({
          value,
          label: threads[value],
        }))}
      />
      <Panes data-open={item !== undefined}>
        <Card
          title={threads[show]}
          extra={
            <Button size="sm" variant="ghost" onClick={() => void list.reload()}>
              <RefreshIcon size={16} />
              {common.refresh}
            </Button>
          }
        >
          {list.status === 'error' && <ErrorFallback compact onRetry={() => void list.reload()} />}
          <Loadable loading={list.status === 'loading'} placeholder={<Skeleton lines={6} />}>
            {list.status === 'ready' && list.rows.length === 0 && <Empty compact title={threads.noThreads} />}
            <List>
              {list.rows.map((thread) => (
                <li key={thread.id}>
                  <a href={hrefOf('threads', thread.id)} aria-current={thread.id === item}>
                    <Row>
                      <strong>{thread.member?.account ?? common.visitor}</strong>
                      <Badge>{threads.kinds[thread.kind]}</Badge>
                      {thread.isOverdue && <Badge tone="danger">{threads.overdue}</Badge>}
                    </Row>
                    <Excerpt>{thread.excerpt || '–'}</Excerpt>
                    <small>
                      {thread.operator && `${thread.operator.title} · `}
                      {thread.answerBy ? `${threads.due} ${time(thread.answerBy)}` : time(thread.lastAt)}
                    </small>
                  </a>
                </li>
              ))}
            </List>
            {list.hasMore && <LoadMore status={list.moreStatus} onLoadMore={() => void list.more()} />}
          </Loadable>
        </Card>
        <Stack>
          {item === undefined ? (
            <Card>
              <Empty title={threads.pick} />
            </Card>
          ) : (
            <Conversation key={item} id={item} onChange={() => void list.reload()} />
          )}
        </Stack>
      </Panes>
    </Page>
  );
};
