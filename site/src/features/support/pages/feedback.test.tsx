import { errorCodes } from '@pavilion/contract';
import { type Handlers, refuse } from '@pavilion/sdk/testing';
import { resetModals } from '@pavilion/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { shrinkPicture } from '../../../shared/pictures/shrink-picture';
import { helpAddress } from '../../../shared/support/help-address';
import { FeedbackPage } from './feedback';
import { createSupport, messageOf, showPage, threadOf } from './support-test-kit';

// jsdom has no canvas.
jest.mock('../../../shared/pictures/shrink-picture', () => ({ shrinkPicture: jest.fn() }));

const show = (
  support = createSupport('ticket'),
  { handlers = {}, query = '' }: { readonly handlers?: Handlers; readonly query?: string } = {},
) =>
  showPage(FeedbackPage, {
    title: '意见反馈',
    address: paths.mine.feedback + query,
    handlers: { ...support.handlers, ...handlers },
  });

const withTicket = (differing: Partial<ReturnType<typeof threadOf>> = {}) =>
  createSupport('ticket', {
    thread: { state: 'answered', ...differing },
    messages: [messageOf('m1', 'customer', '存款没有到账'), messageOf('m2', 'staff', '已经补上了')],
  });

const words = (text: string) => ({ 'zh-CN': text, en: text });

/** The fake clock of the test client starts on 2026-01-01. */
const inAWeek = '2026-01-08T00:00:00.000Z';
const before = '2025-12-31T00:00:00.000Z';

describe('feedback', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.mocked(shrinkPicture).mockResolvedValue('/9j/4A==');
  });
  afterEach(() => act(() => resetModals()));

  it('[SUP-1] opens a ticket with a kind, a text and a picture, and shows it', async () => {
    const support = createSupport('ticket');
    const { user, sent } = show(support, {
      handlers: {
        supportPictureAdd: () => ({ id: 'picture-1' }),
        ticketOpen: ({ text, key, pictures }) => {
          support.handlers.supportSend({ key, text, pictures });
          return support.change({ topic: 'withdrawal' });
        },
      },
    });
    expect(await screen.findByText('还没有工单')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(screen.getByText('请填写内容')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '取款' }));
    await user.type(screen.getByRole('textbox', { name: /^内容/ }), '取款没有到账');
    await user.upload(
      screen.getByLabelText(/^截图/),
      new File([new Uint8Array(10)], '截图.png', { type: 'image/png' }),
    );
    expect(await screen.findByText(/上传完成/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('工单已提交，客服会尽快处理')).toBeInTheDocument();
    expect(sent('ticketOpen')).toEqual([
      {
        topic: 'withdrawal',
        key: expect.any(String),
        values: { orderNumber: '' },
        text: '取款没有到账',
        pictures: ['picture-1'],
      },
    ]);
    expect(await screen.findByRole('heading', { name: '取款工单' })).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('ticket=thread-1');
    expect(await screen.findByText('取款没有到账')).toBeInTheDocument();
    expect(screen.getByText('等待回复')).toBeInTheDocument();
  });

  it('[SUP-1] asks for the fields of the topic, shows an error at its field, and the values with the ticket', async () => {
    const support = createSupport('ticket');
    const details = [{ name: 'orderNumber', label: words('订单号'), value: words('order-0001') }];
    const { user, sent, gateway } = show(support, {
      handlers: {
        ticketOpen: () =>
          refuse(errorCodes.paymentDetailsRefused, '', { field: 'betNumber', reason: 'card-number' }),
      },
    });
    const field = () => screen.getByRole('textbox', { name: /^(订|注)单号/ });
    await user.type(await screen.findByRole('textbox', { name: /^订单号/ }), '订单');
    await user.type(screen.getByRole('textbox', { name: /^内容/ }), '没有到账{Enter}');
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/订单号至少 6 位/);
    await user.click(screen.getByRole('radio', { name: '建议' }));
    expect(screen.queryByRole('textbox', { name: /^(订|注)单号/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: '游戏' }));
    await user.type(field(), '4111111111111111');
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(
      await screen.findByText('为了您的资金安全，注单号不能是完整的银行卡号或收款地址'),
    ).toBeInTheDocument();
    expect(field()).toHaveFocus();
    gateway.answer({
      ticketOpen: ({ key, text, pictures }) => {
        support.handlers.supportSend({ key, text, pictures });
        return support.change({ topic: 'game', details });
      },
    });
    await user.clear(field());
    await user.type(field(), ' bet-0001 ');
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('order-0001')).toBeInTheDocument();
    expect(sent('ticketOpen').at(-1)).toMatchObject({ topic: 'game', values: { betNumber: 'bet-0001' } });
  });

  it('[SUP-1] begins with the topic and the record of the address, and keeps the text of the draft', async () => {
    const first = show();
    await first.user.type(await screen.findByRole('textbox', { name: /^内容/ }), '等了很久');
    first.view.unmount();

    const { user } = show(undefined, {
      query: helpAddress('game', 'BET-0001').slice(paths.mine.feedback.length),
    });
    expect(await screen.findByRole('radio', { name: '游戏' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^注单号/ })).toHaveValue('BET-0001');
    expect(screen.getByRole('textbox', { name: /^内容/ })).toHaveValue('等了很久');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/mine\/feedback$/));
    await user.click(screen.getByRole('radio', { name: '账户' }));
    expect(screen.getByRole('radio', { name: '账户' })).toBeChecked();
  });

  it.each(['?topic=toString&record=order-0001', '?topic=deposit&record=%3Cb%3E'])(
    '[SUP-1] fills in nothing that the form does not accept: %s',
    async (query) => {
      show(undefined, { query });
      expect(await screen.findByRole('radio', { name: '存款' })).toBeChecked();
      expect(screen.getByRole('textbox', { name: /^订单号/ })).toHaveValue('');
    },
  );

  it('[SUP-1] keeps unsent input over a reload, and sends the ticket again with the same key', async () => {
    const support = createSupport('ticket');
    const opened: string[] = [];
    const handlers = {
      ticketOpen: ({ key, text, pictures }) => {
        opened.push(key);
        support.handlers.supportSend({ key, text, pictures });
        return support.thread()!;
      },
    } satisfies Handlers;
    const first = show(support, { handlers });
    first.gateway.fault('ticketOpen', { kind: 'lost-answer' });
    await first.user.click(await screen.findByRole('radio', { name: '取款' }));
    await first.user.type(screen.getByRole('textbox', { name: /^订单号/ }), 'order-0001');
    await first.user.type(screen.getByRole('textbox', { name: /^内容/ }), '等了很久');
    await first.user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(first.sent('ticketOpen')).toHaveLength(1));
    first.view.unmount();

    const again = show(support, { handlers });
    again.client.newIdempotencyKey();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^内容/ })).toHaveValue('等了很久'));
    expect(screen.getByRole('radio', { name: '取款' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^订单号/ })).toHaveValue('order-0001');
    await again.user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('工单已提交，客服会尽快处理')).toBeInTheDocument();
    const [lost] = first.sent('ticketOpen') as { key: string }[];
    expect(opened).toEqual([lost?.key, lost?.key]);
    expect(support.messages).toHaveLength(1);
  });

  it('[REQ-7] keeps the draft encrypted when its tab is closed, until it is sent', async () => {
    const support = createSupport('ticket');
    const stored = new Map<string, string>();
    const handlers = {
      jsonCacheRead: ({ key }) => ({ data: stored.get(key) ?? null }),
      jsonCacheWrite: ({ key, data }) => {
        stored.set(key, data);
        return {};
      },
      ticketOpen: ({ key, text, pictures }) => {
        support.handlers.supportSend({ key, text, pictures });
        return support.thread()!;
      },
    } satisfies Handlers;
    const field = () => screen.getByRole('textbox', { name: /^内容/ });
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    const closeTab = (view: { unmount: () => void }) => {
      view.unmount();
      sessionStorage.clear();
    };

    const first = show(support, { handlers });
    fireEvent.click(await screen.findByRole('radio', { name: '游戏' }));
    fireEvent.change(screen.getByRole('textbox', { name: /^注单号/ }), { target: { value: 'bet-0001' } });
    // Only the delay is faked: encryption takes place in another thread.
    jest.useFakeTimers();
    type('等了很');
    act(() => jest.advanceTimersByTime(900));
    type('等了很久');
    act(() => jest.advanceTimersByTime(1_000));
    jest.useRealTimers();
    expect(await screen.findByText('草稿已保存，一小时内回来可以接着写')).toBeInTheDocument();
    expect(first.sent('jsonCacheWrite')).toHaveLength(1);
    expect([...stored.values()].join()).not.toContain('等了很久');
    closeTab(first.view);

    const again = show(support, { handlers });
    await waitFor(() => expect(field()).toHaveValue('等了很久'));
    expect(screen.getByRole('radio', { name: '游戏' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^注单号/ })).toHaveValue('bet-0001');
    await again.user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(again.sent('ticketOpen')).toHaveLength(1));
    await waitFor(() => expect(again.sent('jsonCacheWrite')).toHaveLength(1));
    const { data } = again.sent('jsonCacheWrite')[0] as { data: string };
    expect([...stored.values()]).toEqual([data]);
    closeTab(again.view);

    const last = show(support, { handlers });
    await waitFor(() => expect(last.sent('jsonCacheRead')).toHaveLength(1));
    expect(field()).toHaveValue('');
  });

  it('[SUP-1] says what to do when too many tickets are open', async () => {
    const { user } = show(undefined, { handlers: { ticketOpen: () => refuse(errorCodes.tooManyTickets) } });
    await user.type(await screen.findByRole('textbox', { name: /^内容/ }), '又一个问题');
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText(/多个工单尚未结束/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^内容/ })).toHaveValue('又一个问题');
  });

  it('[SUP-1] lists the tickets with their state and unread answers, page after page', async () => {
    const { user } = show(undefined, {
      handlers: {
        supportThreads: ({ cursor }) =>
          cursor
            ? { items: [threadOf({ id: 't2', topic: 'game', state: 'closed' })], nextCursor: null }
            : { items: [threadOf({ id: 't1', state: 'answered', unread: 2 })], nextCursor: 't1' },
      },
    });
    const row = await screen.findByRole('link', { name: /存款没有到账/ });
    expect(row).toHaveAttribute('href', `${paths.mine.feedback}?ticket=t1`);
    expect(within(row).getByText('已回复')).toBeInTheDocument();
    expect(within(row).getByRole('img', { name: '2 条新回复' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('已关闭')).toBeInTheDocument();
    expect(screen.getByText('没有更多了')).toBeInTheDocument();
  });

  it('[SUP-1] retries a list that did not load', async () => {
    const { user, gateway } = show(undefined, {
      handlers: { supportThreads: () => refuse(errorCodes.generalError) },
    });
    expect(await screen.findByText('工单没有加载成功')).toBeInTheDocument();
    gateway.answer({ supportThreads: () => ({ items: [], nextCursor: null }) });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('还没有工单')).toBeInTheDocument();
  });

  it('[SUP-1] replies in a ticket, closes and reopens it', async () => {
    const support = withTicket({ answerBy: '2026-11-20T06:00:00.000Z', reopenUntil: inAWeek });
    const { user, sent } = show(support, { query: '?ticket=thread-1' });
    expect(await screen.findByText('已经补上了')).toBeInTheDocument();
    expect(screen.getByText(/预计 11\/20 14:00 前回复/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回工单列表' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: '消息内容' }), '收到了，谢谢{Enter}');
    expect(await screen.findByText('收到了，谢谢')).toBeInTheDocument();
    expect(sent('supportSend')).toMatchObject([{ thread: 'thread-1', text: '收到了，谢谢' }]);

    await user.click(screen.getByRole('button', { name: '关闭工单' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: '关闭工单' }));
    expect(await screen.findByText('您关闭了这个工单。')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: '消息内容' })).not.toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: '重新打开' }));
    expect(await screen.findByText('工单已重新打开')).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: '消息内容' })).toBeInTheDocument();
    expect(sent('supportReopen')).toEqual([{ thread: 'thread-1' }]);
  });

  it('[SUP-1] continues a ticket that can no longer be reopened with a new one', async () => {
    const support = withTicket({ state: 'closed', closedBy: 'system', reopenUntil: before });
    const { user, sent } = show(support, {
      query: '?ticket=thread-1',
      handlers: { ticketOpen: () => threadOf({ id: 'thread-1', follows: 'thread-1' }) },
    });
    expect(await screen.findByText('7 天没有新消息，工单已自动关闭。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重新打开' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '提交后续工单' }));
    expect(await screen.findByText('接续之前的工单')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^内容/ }), '又出现了');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(sent('ticketOpen')).toMatchObject([{ follows: 'thread-1' }]));
  });

  it('[SUP-1] says so when the ticket of the address does not exist', async () => {
    show(undefined, {
      query: '?ticket=gone',
      handlers: { supportMessages: () => refuse(errorCodes.notFound) },
    });
    expect(await screen.findByText('找不到这个工单')).toBeInTheDocument();
  });
});
