import type { SupportMessage, SupportThread } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { buildMember, buildPreInfo, createTestClient, type Handlers } from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';

const same = (text: string) => ({ 'zh-CN': text, en: text });

export const messageOf = (
  id: string,
  author: SupportMessage['author'],
  text: string,
  differing: Partial<SupportMessage> = {},
): SupportMessage => ({
  id,
  author,
  name: author === 'staff' ? same('小鹿') : null,
  isAutomatic: false,
  text: same(text),
  pictures: [],
  at: '2026-11-20T02:00:00.000Z',
  ...differing,
});

export const threadOf = (differing: Partial<SupportThread> = {}): SupportThread => ({
  id: 'thread-1',
  kind: 'ticket',
  topic: 'deposit',
  details: [],
  state: 'open',
  excerpt: '存款没有到账',
  follows: null,
  unread: 0,
  readUpTo: null,
  seenUpTo: null,
  answerBy: null,
  closedBy: null,
  reopenUntil: null,
  at: '2026-11-20T02:00:00.000Z',
  lastAt: '2026-11-20T02:00:00.000Z',
  ...differing,
});

/** A gateway with one thread at most, which stores messages by their keys as the gateway does. */
export const createSupport = (
  kind: SupportThread['kind'],
  initial: { readonly thread?: Partial<SupportThread>; readonly messages?: readonly SupportMessage[] } = {},
) => {
  let thread = initial.thread && threadOf({ kind, ...initial.thread });
  const messages = [...(initial.messages ?? [])];
  const byKey = new Map<string, SupportMessage>();
  const add = (message: SupportMessage, changes: Partial<SupportThread> = {}) => {
    messages.push(message);
    thread = { ...(thread ?? threadOf({ kind })), ...changes };
    return thread;
  };
  const send = (key: string, text: string, pictures: readonly string[]) => {
    const known = byKey.get(key);
    if (known) return known;
    const message = messageOf(`m${messages.length + 1}`, 'customer', text, { pictures: [...pictures] });
    byKey.set(key, message);
    add(message, { state: 'open', excerpt: text });
    return message;
  };
  const change = (changes: Partial<SupportThread>) => {
    thread = { ...(thread ?? threadOf({ kind })), ...changes };
    return thread;
  };
  const handlers = {
    supportMessages: () => ({ thread: thread!, items: [...messages].reverse(), nextCursor: null }),
    supportSend: ({ key, text, pictures }) => {
      const message = send(key, text, pictures);
      return { thread: thread!, message };
    },
    supportSeen: () => {
      change({ unread: 0 });
      return { total: 0, ticket: 0, chat: 0, assistedDeposit: 0 };
    },
    supportClose: () => change({ state: 'closed', closedBy: 'customer' }),
    supportReopen: () => change({ state: 'reopened', closedBy: null }),
    supportThreads: () => ({ items: thread ? [thread] : [], nextCursor: null }),
    supportUnread: () => ({ total: 0, ticket: 0, chat: 0, assistedDeposit: 0 }),
    jsonCacheRead: () => ({ data: null }),
    jsonCacheWrite: () => ({}),
  } satisfies Handlers;
  return {
    handlers,
    messages,
    thread: () => thread ?? null,
    change,
    /** Support answers. */
    reply: (text: string) =>
      add(messageOf(`m${messages.length + 1}`, 'staff', text), { state: 'answered', unread: 1 }),
  };
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/** Renders a page of support for a member, or a visitor. */
export const showPage = (
  Page: ComponentType<PageProps>,
  {
    title,
    address,
    handlers,
    isVisitor = false,
  }: {
    readonly title: string;
    readonly address: string;
    readonly handlers: Handlers;
    readonly isVisitor?: boolean;
  },
) => {
  const { client, gateway, ports } = createTestClient({
    handlers: { memberInfo: () => buildMember(), preInfo: () => buildPreInfo(), ...handlers },
    ports: isVisitor ? {} : memberPorts(),
  });
  const store = createStore(client);
  const view = render(
    <Provider store={store}>
      <ClientProvider client={client} wasMember={!isVisitor}>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter initialEntries={[address]}>
              <Page id="customer" title={title} />
              <Address />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  const sent = (name: string) =>
    gateway.requests.filter((each) => each.name === name).map(({ body }) => body);
  return { gateway, clock: ports.clock, client, store, sent, view, user: userEvent.setup() };
};
