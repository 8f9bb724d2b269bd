import { act, screen, waitFor } from '@testing-library/react';
import { at, openPath, openTab, pageOf, press, renderConsole } from '../console-test-kit';
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
const open = (seenUpTo: string | null, without: 'threadAnswer'[] = []) => {
  return renderConsole(<ThreadsPage />, {
    answers: {
      threadList: pageOf([thread]),
      threadInfo: {
        thread,
        messages: [message('01', 'customer'), message('02', 'staff'), message('03', 'customer')],
        readUpTo: null,
        seenUpTo,
      },
    },
    without,
  });
};

describe('an open thread', () => {
  // jsdom has no layout.
  beforeAll(() => {
    Element.prototype.scrollTo = () => {};
  });
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
