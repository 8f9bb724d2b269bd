import { webcrypto } from 'node:crypto';
import { errorCodes, type SupportQuestion } from '@pavilion/contract';
import { api } from '@pavilion/sdk/react';
import { createStandIn, exampleHandlers, type Handlers, refuse } from '@pavilion/sdk/testing';
import { resetModals } from '@pavilion/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { shrinkPicture } from '../../../shared/pictures/shrink-picture';
import { askServer } from '../../../testing/open-site';
import { CustomerServicePage } from './customer-service';
import { createSupport, messageOf, showPage } from './support-test-kit';

// jsdom has no canvas.
jest.mock('../../../shared/pictures/shrink-picture', () => ({ shrinkPicture: jest.fn() }));

const same = (text: string) => ({ 'zh-CN': text, en: text });
const questions: readonly SupportQuestion[] = [
  {
    id: 'missing',
    topic: 'deposit',
    question: same('存款没有到账怎么办'),
    answer: same('请核对订单状态。'),
    href: paths.mine.record.transactions,
  },
  {
    id: 'slow',
    topic: 'withdrawal',
    question: same('取款多久到账'),
    answer: same('通常几分钟；存款未满流水时不能取款。'),
    href: 'https://elsewhere.example/',
  },
];

const chatOf = (
  support: ReturnType<typeof createSupport>,
  { isOpen = true, canJoin = false }: { readonly isOpen?: boolean; readonly canJoin?: boolean } = {},
) => ({
  thread: support.thread(),
  hours: {
    from: '09:00',
    to: '24:00',
    isOpen,
    opensAt: isOpen ? null : '2026-11-21T01:00:00.000Z',
  },
  agent: same('小凉助手'),
  canJoin,
});

/** Contacts as the gateway answers them, encrypted with the key of `secKey` (REQ-8). */
const sealed = async (contacts: readonly { id: string; href: string; name: ReturnType<typeof same> }[]) => {
  const bytes = new Uint8Array(32).fill(7);
  const iv = bytes.slice(0, 16);
  const key = await webcrypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt']);
  const text = new TextEncoder().encode(JSON.stringify({ contacts }));
  const data = await webcrypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, text);
  const base64 = (value: ArrayBuffer | Uint8Array<ArrayBuffer>) =>
    Buffer.from(value as ArrayBuffer).toString('base64');
  return { vvPretty: () => base64(data), secKey: () => ({ k: base64(bytes), v: base64(iv) }) };
};

const show = (
  support = createSupport('chat'),
  { handlers = {}, isVisitor }: { readonly handlers?: Handlers; readonly isVisitor?: boolean } = {},
) =>
  showPage(CustomerServicePage, {
    title: '客服中心',
    address: paths.customer.main,
    isVisitor: isVisitor ?? false,
    handlers: {
      supportQuestions: () => [...questions],
      supportChat: () => chatOf(support),
      ...support.handlers,
      ...handlers,
    },
  });

const answered = () =>
  createSupport('chat', {
    thread: { state: 'answered', unread: 1, seenUpTo: 'm1' },
    messages: [messageOf('m1', 'customer', '在吗'), messageOf('m2', 'staff', '您好')],
  });

describe('customer support', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.mocked(shrinkPicture).mockResolvedValue('/9j/4A==');
  });
  afterEach(() => {
    act(() => resetModals());
    jest.useRealTimers();
  });

  it('[SUP-1] shows the common questions first, by topic, with their answers and links', async () => {
    const { user } = show();
    const missing = (await screen.findByText('存款没有到账怎么办')).closest('details')!;
    expect(missing).not.toHaveAttribute('open');
    await user.click(screen.getByText('存款没有到账怎么办'));
    expect(missing).toHaveAttribute('open');
    expect(within(missing).getByRole('link', { name: '去办理' })).toHaveAttribute(
      'href',
      paths.mine.record.transactions,
    );
    // An address of another site is no link.
    await user.click(screen.getByText('取款多久到账'));
    expect(screen.getAllByRole('link', { name: '去办理' })).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: '取款' }));
    expect(screen.queryByText('存款没有到账怎么办')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: '游戏' })).not.toBeInTheDocument();
  });

  it('[SUP-1] renders the questions on the server, without anything of the visitor', async () => {
    const gateway = createStandIn({ ...exampleHandlers(), supportQuestions: () => [...questions] });
    const { body } = await askServer(paths.customer.main, { gateway });
    expect(body).toContain('存款没有到账怎么办');
    expect(gateway.requests.map(({ name }) => name)).not.toContain('supportChat');
  });

  it('[SUP-1] searches the common questions, matches in the question first', async () => {
    const { user } = show();
    await user.type(await screen.findByRole('searchbox', { name: '搜索常见问题' }), '存款');
    expect(screen.getByText('找到 2 个问题')).toBeInTheDocument();
    expect(screen.getAllByRole('group').map((each) => each.textContent)).toEqual([
      expect.stringContaining('存款没有到账'),
      expect.stringContaining('取款多久到账'),
    ]);
    await user.type(screen.getByRole('searchbox'), ' 彩票');
    expect(screen.getByText(/没有找到“存款 彩票”的相关问题/)).toBeInTheDocument();
  });

  it('[SUP-1] shows an error and the empty state of the questions', async () => {
    const { user, gateway } = show(undefined, {
      handlers: { supportQuestions: () => refuse(errorCodes.generalError) },
    });
    expect(await screen.findByText('常见问题没有加载成功')).toBeInTheDocument();
    gateway.answer({ supportQuestions: () => [] });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('暂无常见问题')).toBeInTheDocument();
  });

  it('[SUP-1] begins a chat, and announces the answer of support', async () => {
    const support = createSupport('chat');
    const { user, sent, store } = show(support);
    expect(await screen.findByText('您好，请问有什么可以帮您？')).toBeInTheDocument();
    expect(screen.getByText(/小凉助手会先为您解答/)).toBeInTheDocument();
    expect(await screen.findByText('自动回复，可转人工')).toBeInTheDocument();
    expect(screen.queryByText('人工客服在线')).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: '消息内容' }), ' 存款没到账{Enter}');
    const messages = await screen.findByRole('region', { name: '与客服的对话' });
    expect(await within(messages).findByText('存款没到账')).toBeInTheDocument();
    expect(sent('supportSend')).toEqual([{ key: expect.any(String), text: '存款没到账', pictures: [] }]);
    expect(screen.getByRole('textbox', { name: '消息内容' })).toHaveValue('');

    support.reply('请稍等，正在核对');
    // The frame of the socket invalidates this tag.
    act(() => void store.dispatch(api.util.invalidateTags(['Support'])));
    expect(await within(messages).findByText('请稍等，正在核对')).toBeInTheDocument();
    const announcement = screen.getByText('小鹿：请稍等，正在核对');
    expect(announcement).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(sent('supportSeen')).toEqual([{ thread: 'thread-1', upTo: 'm2' }]));
  });

  it('[SUP-1] says that staff are online where persons alone answer', async () => {
    const support = createSupport('chat');
    show(support, { handlers: { supportChat: () => ({ ...chatOf(support), agent: null }) } });
    expect(await screen.findByText('人工客服在线')).toBeInTheDocument();
  });

  it('[SUP-1] starts a new line with Shift and Enter, and sends nothing while an input method composes', async () => {
    const { user, sent } = show();
    const field = await screen.findByRole('textbox', { name: '消息内容' });
    await user.type(field, '第一行{Shift>}{Enter}{/Shift}第二行');
    expect(field).toHaveValue('第一行\n第二行');
    act(() => {
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
      );
    });
    expect(sent('supportSend')).toEqual([]);
  });

  it('[SUP-1] sends a question that most chats are about, in the thread once there is one, and offers the others', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: '流水怎么算？' }));
    const messages = await screen.findByRole('region', { name: '与客服的对话' });
    expect(await within(messages).findByText('流水怎么算？')).toBeInTheDocument();
    expect(sent('supportSend')).toEqual([{ key: expect.any(String), text: '流水怎么算？', pictures: [] }]);
    expect(screen.queryByRole('button', { name: '流水怎么算？' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '存款没到账怎么办？' }));
    expect(await within(messages).findByText('存款没到账怎么办？')).toBeInTheDocument();
    expect(sent('supportSend')[1]).toMatchObject({ thread: 'thread-1', text: '存款没到账怎么办？' });
  });

  const offered = () =>
    ['存款没到账怎么办？', '我的取款到哪一步了？', '流水怎么算？'].filter((name) =>
      screen.queryByRole('button', { name }),
    );

  it('[SUP-1] moves the focus from a question that was sent to the field, and leaves it after an error', async () => {
    const { user, gateway } = show(undefined, {
      handlers: { supportSend: () => refuse(errorCodes.generalError) },
    });
    const question = await screen.findByRole('button', { name: '流水怎么算？' });
    await user.click(question);
    await waitFor(() => expect(screen.getByRole('button', { name: '流水怎么算？' })).toBeEnabled());
    expect(question).toHaveFocus();
    gateway.answer({ supportSend: createSupport('chat').handlers.supportSend });
    await user.click(question);
    await waitFor(() => expect(screen.getByRole('textbox', { name: '消息内容' })).toHaveFocus());
    expect(question).not.toBeInTheDocument();
  });

  it('[SUP-1] offers after a reload the questions that the conversation does not have', async () => {
    const automatic = messageOf('m2', 'staff', '请稍等', { isAutomatic: true });
    show(
      createSupport('chat', {
        thread: {},
        messages: [messageOf('m1', 'customer', '流水怎么算？'), automatic],
      }),
    );
    expect(await screen.findByRole('button', { name: '存款没到账怎么办？' })).toBeInTheDocument();
    expect(offered()).toEqual(['存款没到账怎么办？', '我的取款到哪一步了？']);
  });

  it('[SUP-1] offers no question in a conversation with staff', async () => {
    show(answered());
    const messages = await screen.findByRole('region', { name: '与客服的对话' });
    expect(await within(messages).findByText('您好')).toBeInTheDocument();
    expect(offered()).toEqual([]);
  });

  it('[SUP-1] has its button for pictures before the field, as on the screen', async () => {
    const { user } = show();
    const field = await screen.findByRole('textbox', { name: '消息内容' });
    act(() => field.focus());
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: '添加图片' })).toHaveFocus();
  });

  it('[SUP-1] continues a thread, shows what support has seen, and marks it as seen itself', async () => {
    const { user, sent } = show(answered());
    const messages = await screen.findByRole('region', { name: '与客服的对话' });
    expect(await within(messages).findByText('已读')).toBeInTheDocument();
    // All messages are in view.
    expect(within(messages).queryByText('没有更早的消息')).not.toBeInTheDocument();
    await waitFor(() => expect(sent('supportSeen')).toEqual([{ thread: 'thread-1', upTo: 'm2' }]));
    await user.type(screen.getByRole('textbox', { name: '消息内容' }), '好的');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(await within(messages).findByText('好的')).toBeInTheDocument();
    expect(sent('supportSend')).toMatchObject([{ thread: 'thread-1', text: '好的' }]);
  });

  it('[SUP-1] sends a message again with the same key, also after a reload, and a changed one with another', async () => {
    const support = createSupport('chat');
    const first = show(support);
    first.gateway.fault('supportSend', { kind: 'lost-answer' }, 2);
    await first.user.type(await screen.findByRole('textbox', { name: '消息内容' }), '在吗{Enter}');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await first.user.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(first.sent('supportSend')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: '发送' })).toBeEnabled());
    first.view.unmount();

    const again = show(support);
    // Every test client creates the same keys; this one has used the first already.
    again.client.newIdempotencyKey();
    const field = await screen.findByRole('textbox', { name: '消息内容' });
    await waitFor(() => expect(field).toHaveValue('在吗'));
    await again.user.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(again.sent('supportSend')).toHaveLength(1));
    await waitFor(() => expect(field).toHaveValue(''));
    await again.user.type(field, '在吗{Enter}');
    await waitFor(() => expect(again.sent('supportSend')).toHaveLength(2));

    const keys = [...first.sent('supportSend'), ...again.sent('supportSend')].map(
      (body) => (body as { key: string }).key,
    );
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
    expect(support.messages).toHaveLength(2);
  });

  it('[SUP-2] refuses a card number at the text, and keeps it', async () => {
    const { user } = show(undefined, {
      handlers: {
        supportSend: () => refuse(errorCodes.paymentDetailsRefused, '', { reason: 'card-number' }),
      },
    });
    const field = await screen.findByRole('textbox', { name: '消息内容' });
    await user.type(field, '我的卡 6222 0000{Enter}');
    expect(await screen.findByText(/只写后四位即可/)).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveValue('我的卡 6222 0000');
  });

  it('[SUP-1] needs a text or a picture, and sends a picture alone', async () => {
    const { user, sent } = show(undefined, { handlers: { supportPictureAdd: () => ({ id: 'picture-1' }) } });
    await user.click(await screen.findByRole('button', { name: '发送' }));
    expect(screen.getByText('请输入内容，或添加一张图片')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '添加图片' }));
    await user.upload(
      screen.getByLabelText(/^图片/),
      new File([new Uint8Array(10)], '截图.png', { type: 'image/png' }),
    );
    expect(await screen.findByText(/上传完成/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() =>
      expect(sent('supportSend')).toEqual([{ key: expect.any(String), text: '', pictures: ['picture-1'] }]),
    );
    expect(await screen.findByRole('button', { name: '查看图片（1）' })).toBeInTheDocument();
  });

  it('[SUP-1] polls for the answer as a visitor, whom no socket notifies', async () => {
    jest.useFakeTimers();
    const support = answered();
    const { sent } = show(support, { isVisitor: true });
    const messages = await screen.findByRole('region', { name: '与客服的对话' });
    await waitFor(() => expect(sent('supportSeen')).toHaveLength(1));
    support.reply('还在吗');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await within(messages).findByText('还在吗')).toBeInTheDocument();
  });

  it('[MNT-2][SUP-1] takes the message of a member at a restricted address', async () => {
    const support = createSupport('chat');
    const { user, sent } = show(support, { handlers: { memberInfo: () => refuse(errorCodes.ipRestricted) } });
    const field = await screen.findByRole('textbox', { name: '消息内容' });
    await user.type(field, '为什么访问受限{Enter}');
    const messages = await screen.findByRole('region', { name: '与客服的对话' });
    expect(await within(messages).findByText('为什么访问受限')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: '消息内容' })).toHaveValue(''));
    expect(sent('supportSend')).toHaveLength(1);
  });

  it('[MNT-2][SUP-1] polls for the answer as a member at a restricted address', async () => {
    jest.useFakeTimers();
    const support = answered();
    const { sent } = show(support, { handlers: { memberInfo: () => refuse(errorCodes.ipRestricted) } });
    const messages = await screen.findByRole('region', { name: '与客服的对话' });
    await waitFor(() => expect(sent('supportSeen')).toHaveLength(1));
    support.reply('已核实');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await within(messages).findByText('已核实')).toBeInTheDocument();
  });

  it('[SUP-1] ends a chat, which a new message continues', async () => {
    const { user, sent } = show(answered());
    await user.click(await screen.findByRole('button', { name: '结束会话' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: '结束会话' }));
    expect(await screen.findByText('这次会话已结束，发送新消息会继续为您服务。')).toBeInTheDocument();
    expect(sent('supportClose')).toEqual([{ thread: 'thread-1' }]);
    await user.type(screen.getByRole('textbox', { name: '消息内容' }), '还有问题{Enter}');
    await waitFor(() =>
      expect(screen.queryByText('这次会话已结束，发送新消息会继续为您服务。')).not.toBeInTheDocument(),
    );
  });

  it('[SUP-1] joins the chat from before the login only when the member says so', async () => {
    const support = createSupport('chat');
    let canJoin = true;
    const { user, sent } = show(support, {
      handlers: {
        supportChat: () => chatOf(support, { canJoin }),
        supportJoin: () => {
          canJoin = false;
          return support.reply('登录前的回复');
        },
      },
    });
    await screen.findByText('把登录前的对话并入账户？');
    expect(sent('supportJoin')).toEqual([]);
    await user.click(screen.getByRole('button', { name: '并入对话' }));
    expect(await screen.findByText('登录前的回复')).toBeInTheDocument();
    expect(screen.queryByText('把登录前的对话并入账户？')).not.toBeInTheDocument();
  });

  it('[SUP-1] says when staff answer again, and retries a chat that did not load', async () => {
    const support = createSupport('chat');
    const { user, gateway } = show(support, {
      handlers: { supportChat: () => refuse(errorCodes.generalError) },
    });
    expect(await screen.findByText('在线客服没有连接成功')).toBeInTheDocument();
    gateway.answer({ supportChat: () => chatOf(support, { isOpen: false }) });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('人工客服休息中')).toBeInTheDocument();
    expect(screen.getByText(/11\/21 09:00 恢复人工服务/)).toBeInTheDocument();
  });

  it('[REQ-8] adds the contacts of the gateway that it does not link to anyway, on this site only', async () => {
    const handlers = await sealed([
      { id: 'chat', href: paths.customer.main, name: same('在线客服入口') },
      { id: 'agent', href: paths.agent, name: same('代理咨询') },
      { id: 'script', href: 'javascript:alert(1)', name: same('脚本') },
    ]);
    show(undefined, { handlers });
    expect(await screen.findByRole('link', { name: '代理咨询' })).toHaveAttribute('href', paths.agent);
    expect(screen.queryByText('在线客服入口')).not.toBeInTheDocument();
    expect(screen.queryByText('脚本')).not.toBeInTheDocument();
  });

  it('[SUP-1] links to tickets, the assisted deposit and the help articles, and moves the focus to the chat', async () => {
    const { user } = show();
    const ways = screen.getByRole('region', { name: '更多方式' });
    expect(within(ways).getByRole('link', { name: '提交工单' })).toHaveAttribute('href', paths.mine.feedback);
    expect(within(ways).getByRole('link', { name: '代客充值' })).toHaveAttribute(
      'href',
      paths.customer.instead,
    );
    await user.click(screen.getByRole('button', { name: '联系客服' }));
    expect(document.activeElement).toHaveTextContent('在线客服');
  });
});
