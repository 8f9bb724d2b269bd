import { errorCodes, mailKinds, type UnreadMail } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { createTestClient, type Handlers, refuse } from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { MailPage } from './mail';

const noneUnread = Object.fromEntries(['total', ...mailKinds].map((key) => [key, 0])) as UnreadMail;

const mailOf = (id: string, isRead = false, href: string | null = null) =>
  ({
    id,
    kind: 'system' as const,
    title: { 'zh-CN': `标题${id}`, en: `Title ${id}` },
    body: { 'zh-CN': `正文${id}\n第二行`, en: `Body ${id}` },
    href,
    at: '2026-11-20T02:00:00.000Z',
    isRead,
  }) as const;

const counts = (system: number): UnreadMail => ({ ...noneUnread, total: system, system });

/** A mailbox of two mails, the newer unread, that answers like the gateway. */
const show = (handlers: Handlers = {}, address = '/mine/mail') => {
  const mails = [{ ...mailOf('2', false, '/mine/protection') }, { ...mailOf('1', true) }].map((mail) => ({
    ...mail,
    isDeleted: false,
  }));
  type Stored = (typeof mails)[number] & { isRead: boolean };
  const stored = mails as Stored[];
  const visible = () => stored.filter(({ isDeleted }) => !isDeleted);
  const unread = () => counts(visible().filter(({ isRead }) => !isRead).length);
  const change = (ids: readonly string[], values: Partial<Stored>) => {
    for (const mail of stored) if (ids.includes(mail.id)) Object.assign(mail, values);
    return unread();
  };
  const { client, gateway } = createTestClient({
    handlers: {
      mailList: ({ unreadOnly, kind }) => ({
        items: visible()
          .filter((mail) => (!unreadOnly || !mail.isRead) && (!kind || mail.kind === kind))
          .map(({ isDeleted: _, ...mail }) => mail),
        nextCursor: null,
      }),
      mailUnread: unread,
      mailRead: ({ ids }) => change(ids, { isRead: true }),
      mailReadAll: ({ ids = [], upTo = '' }) =>
        change(
          visible().flatMap(({ id }) => (ids.includes(id) || id <= upTo ? [id] : [])),
          { isRead: true },
        ),
      mailDelete: ({ ids }) => change(ids, { isDeleted: true }),
      mailRestore: ({ ids }) => change(ids, { isDeleted: false }),
      ...handlers,
    },
    ports: memberPorts(),
  });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter initialEntries={[address]}>
              <MailPage id="mail" title="站内信" />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  const sent = (name: string) =>
    gateway.requests.filter((each) => each.name === name).map(({ body }) => body);
  return { gateway, sent, user: userEvent.setup() };
};

describe('the mailbox', () => {
  it('[MAI-1] opens a mail beside the list, and marks it as read', async () => {
    const { user, sent } = show();
    const row = await screen.findByRole('link', { name: /标题2/ });
    expect(within(row).getByRole('img', { name: '未读' })).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: /全部\s*1/ })).toBeInTheDocument();
    await user.click(row);
    const article = await screen.findByRole('article', { name: '标题2' });
    expect(article).toHaveTextContent('正文2');
    expect(within(article).getByRole('link', { name: '前往查看' })).toHaveAttribute(
      'href',
      '/mine/protection',
    );
    await waitFor(() => expect(screen.queryByRole('img', { name: '未读' })).not.toBeInTheDocument());
    expect(sent('mailRead')).toEqual([{ ids: ['2'] }]);
    expect(screen.getByRole('heading', { name: '标题2' })).toHaveFocus();
  });

  it('[MAI-1] groups all mails before yesterday, with their dates', async () => {
    const items = ['2020-06-18', '2020-06-12'].map((day) => ({
      ...mailOf(day, true),
      at: `${day}T02:00:00.000Z`,
    }));
    show({ mailList: () => ({ items, nextCursor: null }) });
    const earlier = await screen.findByRole('region', { name: '更早' });
    expect(within(earlier).getAllByText(/06\/(18|12)/)).toHaveLength(2);
  });

  it('[MAI-1] shows the mails of a day with the same text as one, and the others on demand', async () => {
    const equal = {
      title: { 'zh-CN': '新设备登录提醒', en: 'Login' },
      body: { 'zh-CN': '本机', en: 'Here' },
    };
    const items = [
      { ...mailOf('4', true), ...equal },
      { ...mailOf('3', false), ...equal },
      mailOf('2', true),
      { ...mailOf('1', true), ...equal },
    ];
    const { user } = show({ mailList: () => ({ items, nextCursor: null }) });
    const rows = await screen.findAllByRole('link', { name: /新设备登录提醒/ });
    expect(rows).toHaveLength(1);
    expect(within(rows[0]!).getByText('3 封')).toBeInTheDocument();
    expect(within(rows[0]!).getByRole('img', { name: '未读' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '展开其余 2 封' }));
    const all = screen.getAllByRole('link', { name: /新设备登录提醒/ });
    expect(all).toHaveLength(3);
    expect(within(all[0]!).queryByRole('img', { name: '未读' })).toBeNull();
    expect(within(all[1]!).getByRole('img', { name: '未读' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '收起' }));
    expect(screen.getAllByRole('link', { name: /新设备登录提醒/ })).toHaveLength(1);
  });

  it('[MAI-1] loads the next mails when those of a page are few rows', async () => {
    const equal = {
      title: { 'zh-CN': '新设备登录提醒', en: 'Login' },
      body: { 'zh-CN': '本机', en: 'Here' },
    };
    const first = ['9', '8', '7'].map((id) => ({ ...mailOf(id, true), ...equal }));
    const { sent } = show({
      mailList: ({ cursor }) =>
        cursor === undefined
          ? { items: first, nextCursor: '7' }
          : { items: [mailOf('1', true)], nextCursor: null },
    });
    expect(await screen.findByRole('link', { name: /标题1/ })).toBeInTheDocument();
    expect(sent('mailList')).toEqual([{}, { cursor: '7' }]);
  });

  it('[MAI-1] loads no more than three pages of equal mails by itself, and the others on demand', async () => {
    const equal = {
      title: { 'zh-CN': '新设备登录提醒', en: 'Login' },
      body: { 'zh-CN': '本机', en: 'Here' },
    };
    const page = ({ cursor = '20' }: { cursor?: string | undefined }) => {
      const [first, second] = [Number(cursor) - 1, Number(cursor) - 2];
      const items = [first, second].map((id) => ({ ...mailOf(String(id).padStart(2, '0'), true), ...equal }));
      return { items, nextCursor: second > 0 ? String(second) : null };
    };
    const { sent, user } = show({ mailList: page });
    expect(await screen.findByText('6 封')).toBeInTheDocument();
    const more = screen.getByRole('button', { name: '加载更多' });
    expect(more).toBeEnabled();
    expect(sent('mailList')).toHaveLength(3);
    await user.click(more);
    expect(await screen.findByText('8 封')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '加载更多' })).toBeEnabled();
    expect(sent('mailList')).toHaveLength(4);
  });

  it('[MAI-1] opens the mail of the address, and keeps it open among unread mails', async () => {
    show({}, '/mine/mail?unread=1&mail=2');
    expect(await screen.findByRole('article', { name: '标题2' })).toBeInTheDocument();
    expect(await screen.findByText('没有未读的站内信')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: '标题2' })).toBeInTheDocument();
  });

  it('[MAI-1] loads the list as far as the mail of the address, and no further', async () => {
    const { sent } = show(
      {
        mailList: ({ cursor = '9' }) => {
          const first = Number(cursor) - 1;
          const items = [mailOf(String(first), true), mailOf(String(first - 1), true)];
          return { items, nextCursor: first > 2 ? String(first - 1) : null };
        },
      },
      '/mine/mail?mail=4',
    );
    expect(await screen.findByRole('article', { name: '标题4' })).toBeInTheDocument();
    expect(screen.queryByText('找不到这封站内信')).toBeNull();
    expect(sent('mailList')).toEqual([{}, { cursor: '7' }, { cursor: '5' }]);
  });

  it('[MAI-1] says so when the mail of the address is gone', async () => {
    const { user } = show({}, '/mine/mail?mail=gone');
    expect(await screen.findByText('找不到这封站内信')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    expect(screen.getByText('选择一封站内信查看内容')).toBeInTheDocument();
  });

  it('[MAI-1] shows a read mail of the address, and then read mails too', async () => {
    show({}, '/mine/mail?unread=1&mail=1');
    expect(await screen.findByRole('article', { name: '标题1' })).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: '只看未读' })).not.toBeChecked();
  });

  it('[MAI-1] keeps the filter of unread mails while the open one is read and deleted', async () => {
    const { user, sent } = show({}, '/mine/mail?unread=1&mail=2');
    await screen.findByRole('article', { name: '标题2' });
    await waitFor(() => expect(sent('mailRead')).toEqual([{ ids: ['2'] }]));
    await user.click(screen.getByRole('button', { name: /^删除/ }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(sent('mailDelete')).toEqual([{ ids: ['2'] }]);
    expect(screen.getByRole('switch', { name: '只看未读' })).toBeChecked();
  });

  it('[MAI-1] marks what it shows, and nothing else when that is all', async () => {
    const { user, sent } = show();
    await screen.findByRole('link', { name: /标题2/ });
    await user.click(await screen.findByRole('button', { name: '全部已读' }));
    expect(await screen.findByText('已全部标为已读')).toBeInTheDocument();
    expect(sent('mailReadAll')).toEqual([{ ids: ['2'] }]);
    await waitFor(() => expect(screen.getByRole('button', { name: '全部已读' })).toBeDisabled());
  });

  it('[MAI-1] marks also the older mails that it has not loaded', async () => {
    const { user, sent } = show({
      mailList: () => ({ items: [mailOf('2', false), mailOf('1', true)], nextCursor: '1' }),
    });
    await screen.findByRole('link', { name: /标题2/ });
    await user.click(await screen.findByRole('button', { name: '全部已读' }));
    expect(await screen.findByText('已全部标为已读')).toBeInTheDocument();
    expect(sent('mailReadAll')).toEqual([{ ids: ['2'], upTo: '1' }]);
  });

  it('[MAI-1] deletes a mail, and restores it on request', async () => {
    const { user, sent } = show({}, '/mine/mail?mail=1');
    await user.click(await screen.findByRole('button', { name: '删除' }));
    const undo = await screen.findByRole('button', { name: '撤销' });
    await waitFor(() => expect(screen.getByRole('region', { name: '站内信分类' })).toHaveFocus());
    await user.click(undo);
    expect(sent('mailDelete')).toEqual([{ ids: ['1'] }]);
    expect(await screen.findByText('已恢复')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /标题1/ })).toBeInTheDocument();
    expect(sent('mailRestore')).toEqual([{ ids: ['1'] }]);
  });

  it('[MAI-1] has a tab with its own text and count, and a picture, for each kind', async () => {
    const unread = Object.fromEntries(mailKinds.map((kind, index) => [kind, index + 1]));
    const items = mailKinds.map((kind) => ({ ...mailOf(kind), kind }));
    show({
      mailList: () => ({ items, nextCursor: null }),
      mailUnread: () => ({ ...unread, total: 9 }) as UnreadMail,
    });
    await screen.findByRole('tab', { name: /全部\s*9/ });
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent ?? '');
    expect(tabs).toHaveLength(mailKinds.length + 1);
    expect(new Set(tabs.map((tab) => tab.replace(/\d+$/, ''))).size).toBe(tabs.length);
    for (const [index, tab] of tabs.slice(1).entries())
      expect(tab).toMatch(new RegExp(`\\p{Script=Han}+${index + 1}$`, 'u'));
    for (const row of await screen.findAllByRole('link')) expect(row.querySelector('svg')).not.toBeNull();
  });

  it('[MAI-1] shows by its picture what a notification of the system is about', async () => {
    const pages = ['/user/password', '/agent', '/mine/payoutAccounts', '/mine/infoAudit', '/mine/feedback'];
    show({
      mailList: () => ({
        items: pages.map((href, index) => ({ ...mailOf(String(index)), kind: 'system' as const, href })),
        nextCursor: null,
      }),
    });
    const rows = await screen.findAllByRole('link');
    expect(new Set(rows.map((row) => row.querySelector('svg')?.innerHTML)).size).toBe(pages.length);
  });

  it('[MAI-1] selects a kind and unread mails in the address', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('tab', { name: /优惠活动/ }));
    expect(await screen.findByText('暂无站内信')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /全部/ }));
    await user.click(screen.getByRole('switch', { name: '只看未读' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /标题1/ })).not.toBeInTheDocument());
    expect(sent('mailList')).toEqual([{}, { kind: 'promotion' }, { unreadOnly: true }]);
  });

  it('[MAI-1] [ERR-8] shows an error with a retry', async () => {
    const { user, gateway } = show({ mailList: () => refuse(errorCodes.generalError) });
    expect(await screen.findByText('站内信加载失败')).toBeInTheDocument();
    gateway.answer({ mailList: () => ({ items: [mailOf('9', true)], nextCursor: null }) });
    await user.click(screen.getByRole('button', { name: /重试/ }));
    expect(await screen.findByRole('link', { name: /标题9/ })).toBeInTheDocument();
  });
});
