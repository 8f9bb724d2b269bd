import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, openPath, openTab, pageOf, press, renderConsole } from '../console-test-kit';
import { words } from '../texts';
import { ThreadsPage } from './threads';

const text = { 'zh-CN': '没有到账', en: 'It has not arrived' };
const order = { 'zh-CN': 'order-0001', en: 'order-0001' };
const thread = {
  id: 't1',
  kind: 'ticket',
  state: 'open',
  topic: 'deposit',
  details: [{ name: 'orderNumber', label: { 'zh-CN': '订单号', en: 'Order number' }, value: order }],
  member: { id: 'm1', account: 'asks' },
  excerpt: text.en,
  answerBy: null,
  isOverdue: false,
  operator: null,
  lastAt: at,
};
const message = (id: string, author: 'customer' | 'staff') => ({
  id,
  author,
  name: author === 'staff' ? text : null,
  isAutomatic: false,
  text,
  pictures: [],
  at,
});
const open = (seenUpTo: string | null, without: 'threadAnswer'[] = [], others: object = {}) => {
  return renderConsole(<ThreadsPage />, {
    answers: {
      threadList: pageOf([thread]),
      threadInfo: {
        thread,
        messages: [message('01', 'customer'), message('02', 'staff'), message('03', 'customer')],
        readUpTo: null,
        seenUpTo,
      },
      ...others,
    },
    without,
  });
};

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollTo = () => {};
});

describe('an open thread', () => {
  openPath('threads/t1');

  it('[SUP-1] shows the topic of a ticket with its fields, which can be copied', async () => {
    open(null);
    expect(await screen.findByText('Deposits')).toBeInTheDocument();
    expect(screen.getByText('order-0001')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy: Order number' })).toBeInTheDocument();
  });

  it('[SUP-1] reports to its customer up to which message it was seen', async () => {
    const { sent } = open('02');
    await waitFor(() =>
      expect(sent).toContainEqual({ name: 'threadInfo', body: { id: 't1', seenUpTo: '03' } }),
    );
  });

  it.each([
    ['it has been reported', '03', []],
    ['the operator only reads', null, ['threadAnswer' as const]],
  ])('[SUP-1] reports nothing when %s', async (_, seenUpTo, without) => {
    const { sent } = open(seenUpTo, [...without]);
    await screen.findAllByText(text.en);
    expect(sent.filter(({ body }) => 'seenUpTo' in (body as object))).toEqual([]);
  });
});

describe('the answer in a thread', () => {
  openPath('threads/t1');
  afterEach(() => sessionStorage.clear());

  const field = () => screen.findByRole('textbox', { name: /Answer/ });
  const write = async (answer: string) => userEvent.type(await field(), answer);
  const threadAnswers = (sent: { name: string; body: unknown }[]) =>
    sent
      .filter(({ name }) => name === 'threadAnswer')
      .map(({ body }) => body as { key: string; text: string });

  it('[OPS-5] is kept when the page is left, for its thread and its operator', async () => {
    open('03');
    await write('We have found it');
    cleanup();
    const { sent } = open('03');
    expect(await field()).toHaveValue('We have found it');
    await press('Send');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(threadAnswers(sent)).toMatchObject([{ id: 't1', text: 'We have found it' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('[OPS-5] is of no other operator', async () => {
    const name = 'pavilion.console.draft.o2.t1';
    sessionStorage.setItem(name, JSON.stringify({ text: 'Theirs' }));
    open('03');
    expect(await field()).toHaveValue('');
    expect(sessionStorage.getItem(name)).toBeNull();
  });

  it('[OPS-5] has the same key after a lost answer, also when the page is loaded again', async () => {
    const first = open('03', [], { threadAnswer: new Error('failed') });
    await write('It has arrived');
    await press('Send');
    await waitFor(() => expect(threadAnswers(first.sent)).toHaveLength(1));
    cleanup();
    const { sent } = open('03');
    await field();
    await press('Send');
    await waitFor(() => expect(threadAnswers(sent)).toHaveLength(1));
    expect(threadAnswers(sent)).toEqual(threadAnswers(first.sent));
  });

  it('[OPS-5] has another key after a lost answer once a prepared text is added', async () => {
    const { sent } = open('03', [], { threadAnswer: new Error('failed') });
    await write('Hello');
    await press('Send');
    await waitFor(() => expect(threadAnswers(sent)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
    const prepared = words.en.texts.threads.cannedItems[0] as string;
    await userEvent.selectOptions(screen.getByRole('combobox'), prepared);
    await press('Send');
    await waitFor(() => expect(threadAnswers(sent)).toHaveLength(2));
    const [one, other] = threadAnswers(sent);
    expect(other?.text).toBe(`Hello\n${prepared}`);
    expect(other?.key).not.toBe(one?.key);
  });

  it('[OPS-5] cannot be changed while it is sent', async () => {
    let arrive = () => {};
    open('03');
    await write('Hello');
    const fetchNow = globalThis.fetch;
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      if (url.includes('threadAnswer')) await new Promise<void>((resolve) => (arrive = resolve));
      return fetchNow(url, init);
    }) as typeof fetch;
    await press('Send');
    await userEvent.type(await field(), ', again');
    expect(await field()).toHaveValue('Hello');
    expect(await field()).toHaveAttribute('readonly');
    expect(screen.getByRole('combobox')).toBeDisabled();
    await act(async () => arrive());
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await write('More');
    expect(await field()).toHaveValue('More');
  });
});

describe('the list of threads', () => {
  const named = (id: string) => ({ ...thread, id, member: { id: `m-${id}`, account: `asks-${id}` } });
  const firstPage = pageOf([named('1')], '0.1.next');

  it('[OPS-5] shows the further pages of a queue', async () => {
    const answers = { threadList: firstPage };
    const { sent } = renderConsole(<ThreadsPage />, { answers });
    expect(await screen.findByText('asks-1')).toBeInTheDocument();
    answers.threadList = pageOf([named('2')]);
    await press('Load more');
    expect(await screen.findByText('asks-2')).toBeInTheDocument();
    expect(screen.getByText('asks-1')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ name: 'threadList', body: { show: 'waiting', cursor: '0.1.next' } });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  const shown = () => screen.queryAllByText(/^asks-/).map(({ textContent }) => textContent);

  it('[OPS-5] begins at the first page when another queue was shown in between', async () => {
    const answers = { threadList: firstPage };
    renderConsole(<ThreadsPage />, { answers });
    await screen.findByText('asks-1');
    answers.threadList = pageOf([named('2')]);
    await press('Load more');
    await screen.findByText('asks-2');
    answers.threadList = pageOf([named('3')]);
    await openTab('Closed');
    await waitFor(() => expect(shown()).toEqual(['asks-3']));
    answers.threadList = pageOf([named('4')]);
    await openTab('Waiting');
    await waitFor(() => expect(shown()).toEqual(['asks-4']));
  });

  it('[OPS-5] keeps the rows of a refresh when a further page arrives after it', async () => {
    const answers = { threadList: firstPage };
    renderConsole(<ThreadsPage />, { answers });
    await screen.findByText('asks-1');
    const fetchNow = globalThis.fetch;
    let arrive = () => {};
    const late = { ok: true, json: async () => pageOf([named('2')]) } as Response;
    globalThis.fetch = () =>
      new Promise((resolve) => {
        arrive = () => resolve(late);
      });
    await press('Load more');
    globalThis.fetch = fetchNow;
    answers.threadList = pageOf([named('5')]);
    await press('Refresh');
    await waitFor(() => expect(shown()).toEqual(['asks-5']));
    await act(async () => arrive());
    expect(shown()).toEqual(['asks-5']);
  });
});
