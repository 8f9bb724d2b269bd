import { errorCodes, roomIds } from '@pavilion/contract';
import { buildJoinedRoom, buildRoom, buildRoomMessage, refuse } from '@pavilion/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { rooms } from './messages/zh-CN';
import { hideMember, showAllMembers } from './model/hidden-members';
import { messageOf, named, setWindow, showRooms } from './rooms-test-kit';

beforeEach(() => {
  localStorage.clear();
  setWindow();
});

describe('a live room over a page', () => {
  it('[LIV-3] joins the room of the address and shows match, score, viewers and messages', async () => {
    const { connect, joined, sent } = await showRooms();
    expect(screen.getByText(new RegExp(rooms.joining))).toBeVisible();
    await connect();
    expect(sent(roomIds.join)).toEqual([{ id: roomIds.join, room: 'room-1' }]);
    await joined();
    const panel = screen.getByRole('complementary', { name: '江河联赛直播间' });
    expect(within(panel).getByText('1 : 0')).toBeVisible();
    expect(within(panel).getByText(named(rooms.viewers, { count: 12 }))).toBeVisible();
    expect(within(panel).getByText('这脚射门真漂亮')).toBeVisible();
    expect(within(panel).getByText(/上半场 26′/)).toBeVisible();
  });

  it('[LIV-3] shows the true number of viewers, in units of 10,000 from there on', async () => {
    const { connect, joined, push } = await showRooms();
    await connect();
    await joined({ viewers: 9_999 });
    expect(screen.getByText(named(rooms.viewers, { count: '9,999' }))).toBeVisible();
    await push(roomIds.viewers, { viewers: 12_999 });
    expect(screen.getByText(named(rooms.viewers, { count: '1.2万' }))).toBeVisible();
  });

  it('[LIV-3] draws text of messages as text', async () => {
    const { connect, joined } = await showRooms();
    await connect();
    await joined({ messages: [messageOf(1, { text: '<b>https://example.com</b>' })] });
    const message = screen.getByText('<b>https://example.com</b>');
    expect(message.querySelector('*')).toBeNull();
    expect(message.closest('a')).toBeNull();
  });

  it('[LIV-3] closes with Escape and returns the focus to the link', async () => {
    const { user, address } = await showRooms({ address: '/' });
    const link = screen.getByRole('link', { name: '打开直播间' });
    await user.click(link);
    expect(address()).toBe('/?room=room-1');
    expect(screen.getByRole('heading', { name: rooms.list })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(address()).toBe('/');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(link).toHaveFocus();
  });

  it.each([1920, 390])(
    '[LIV-3] Back does not open a closed room or the list again (%d px)',
    async (width) => {
      setWindow({ width });
      const { user, address, traverse } = await showRooms({
        address: '/game/sport',
        handlers: { roomList: () => ({ items: [buildRoom()] }) },
      });
      await user.click(screen.getByRole('link', { name: '打开首页' }));
      await user.click(screen.getByRole('link', { name: '全部直播间' }));
      const panel = await screen.findByRole(width === 390 ? 'dialog' : 'complementary', { name: rooms.list });
      await user.click(await within(panel).findByRole('link', { name: /江河联赛直播间/ }));
      expect(address()).toBe('/?room=room-1');
      await user.click(within(panel).getByRole('button', { name: /^关闭/ }));
      expect(address()).toBe('/');
      await waitFor(() => expect(panel).not.toBeInTheDocument());
      await traverse(-1);
      expect(address()).toBe('/game/sport');
    },
  );

  it('[LIV-3] Back leads through the entries of a room that was closed on another page without it', async () => {
    const { user, address, traverse } = await showRooms({ address: '/' });
    await user.click(screen.getByRole('link', { name: '打开直播间' }));
    await user.click(screen.getByRole('link', { name: '体育' }));
    expect(address()).toBe('/game/sport?room=room-1');
    await user.click(screen.getByRole('button', { name: rooms.close }));
    expect(address()).toBe('/game/sport');
    await traverse(-1);
    expect(address()).toBe('/');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('[LIV-3] Back does not open the list again that an address opened', async () => {
    const { user, address, traverse } = await showRooms({
      address: '/?room=all',
      handlers: { roomList: () => ({ items: [buildRoom()] }) },
    });
    await user.click(await screen.findByRole('link', { name: /江河联赛直播间/ }));
    await user.click(screen.getByRole('button', { name: rooms.close }));
    expect(address()).toBe('/');
    await traverse(-1);
    expect(address()).toBe('/');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('[LIV-3] does not take the focus of a page that is opened with a room', async () => {
    await showRooms();
    expect(document.body).toHaveFocus();
  });

  it('[LIV-3] stays open beside the next page, but not on the login page', async () => {
    const { user, address } = await showRooms();
    await user.click(screen.getByRole('link', { name: '体育' }));
    expect(address()).toBe('/game/sport?room=room-1');
    await user.click(screen.getByRole('link', { name: '登录页' }));
    expect(address()).toBe('/user/login');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('[LIV-3] is a dialog over the page on narrow screens, which the next page closes', async () => {
    setWindow({ width: 390 });
    const { connect, joined, user, address } = await showRooms();
    await connect();
    await joined();
    const dialog = await screen.findByRole('dialog', { name: '江河联赛直播间' });
    expect(within(dialog).getByText('这脚射门真漂亮')).toBeVisible();
    await user.click(within(dialog).getByRole('link', { name: rooms.toMatch }));
    expect(address()).toBe('/game/sport?match=fb.river.20261122.03');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[LIV-1] closes the socket of a visitor with the room, and forgets the room', async () => {
    const { connect, joined, user, ports, sent } = await showRooms({ isVisitor: true });
    await connect();
    await joined();
    await user.click(screen.getByRole('button', { name: rooms.close }));
    expect(ports.socket.latest().isClosedByClient()).toBe(true);
    expect(ports.socket.opened).toHaveLength(1);
    expect(sent(roomIds.join)).toHaveLength(1);
  });

  it('[LIV-3] has no axe violation', async () => {
    const { connect, joined, view } = await showRooms();
    await connect();
    await joined({ messages: [messageOf(1), messageOf(2, { vip: 0, isAutomatic: true })] });
    const { violations } = await axe.run(view.container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('the states of a live room', () => {
  it.each([
    [errorCodes.liveMaintenance, rooms.maintenance, rooms.otherRooms, '/?room=all'],
    [errorCodes.notFound, rooms.notFound, rooms.otherRooms, '/?room=all'],
    [errorCodes.timedOut, rooms.excluded, rooms.toProtection, '/mine/protection'],
    [errorCodes.generalError, rooms.failed, rooms.otherRooms, '/?room=all'],
  ])('[LIV-3] a refusal with %d has a reason and a next step', async (code, title, link, href) => {
    const { connect, refused } = await showRooms();
    await connect();
    await refused(code);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
  });

  it('[LIV-3] is tried again after an error, and by itself after maintenance', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    try {
      const { connect, refused, joined, sent } = await showRooms();
      await connect();
      await refused(errorCodes.generalError);
      fireEvent.click(screen.getByRole('button', { name: /重试/ }));
      expect(sent(roomIds.join)).toHaveLength(2);
      await refused(errorCodes.liveMaintenance);
      await act(() => jest.advanceTimersByTime(15_000));
      expect(sent(roomIds.join)).toHaveLength(3);
      expect(screen.getByText(rooms.maintenance)).toBeVisible();
      await joined();
      expect(screen.getByText('这脚射门真漂亮')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('[PRO-2] [LIV-3] is joined by itself after the time-out of the member', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    try {
      const { connect, refused, joined, sent } = await showRooms();
      await connect();
      await refused(errorCodes.timedOut);
      await act(() => jest.advanceTimersByTime(60_000));
      expect(sent(roomIds.join)).toHaveLength(2);
      expect(screen.getByText(rooms.excluded)).toBeVisible();
      await joined();
      expect(screen.getByText('这脚射门真漂亮')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('[LIV-3] goes into maintenance and comes back', async () => {
    const { connect, joined, push } = await showRooms();
    await connect();
    await joined();
    const { match, stream } = buildJoinedRoom();
    await push(roomIds.state, { state: 'maintenance', match, stream });
    expect(screen.getByText(rooms.maintenance)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await push(roomIds.state, { state: 'live', match, stream });
    expect(screen.getByText('这脚射门真漂亮')).toBeVisible();
  });

  it('[LIV-3] keeps the chat of a room that has ended, without the field', async () => {
    const { connect, joined } = await showRooms();
    await connect();
    await joined({ state: 'ended' });
    expect(screen.getByText(rooms.ended)).toBeVisible();
    expect(screen.getByText('这脚射门真漂亮')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('[LIV-3] says that the connection was lost, and keeps what was received', async () => {
    const { connect, joined, ports, settle } = await showRooms();
    await connect();
    await joined();
    act(() => ports.socket.latest().close());
    await settle();
    expect(screen.getAllByText(rooms.reconnecting)[0]).toBeVisible();
    expect(screen.getByText('这脚射门真漂亮')).toBeVisible();
  });

  it('[LIV-3] an empty chat and a room without a match say so', async () => {
    const { connect, joined } = await showRooms();
    await connect();
    await joined({ messages: [], match: null });
    expect(screen.getByText(rooms.quiet)).toBeVisible();
    expect(screen.queryByText('1 : 0')).toBeNull();
  });
});

describe('the match of a live room', () => {
  it('[LIV-3] is a list of incidents under reduced motion, and a picture on request', async () => {
    setWindow({ isReduced: true });
    const { connect, joined, user, view } = await showRooms();
    await connect();
    await joined();
    expect(within(screen.getByRole('list', { name: rooms.asText })).getByText('临江 · 进球')).toBeVisible();
    expect(view.container.querySelector('ellipse[transform]')).toBeNull();
    await user.click(screen.getByRole('button', { name: rooms.asPicture }));
    expect(view.container.querySelector('ellipse[transform]')).not.toBeNull();
    expect(screen.queryByRole('list', { name: rooms.asText })).toBeNull();
  });

  it('[LIV-3] shows a goal one second after its frame', async () => {
    const { connect, joined, push } = await showRooms();
    await connect();
    await joined();
    const { match } = buildJoinedRoom();
    const { event, status, statistics } = match!;
    await push(roomIds.tick, {
      event,
      status,
      statistics,
      clock: { at: 1_502, phase: 'h1', shown: 1_502 },
      scores: { ft: [2, 0] },
      incidents: [{ kind: 'goal', side: 'h', at: 1_501 }],
    });
    expect(screen.getByText('1 : 0')).toBeVisible();
    expect(await screen.findByText('2 : 0', undefined, { timeout: 3_000 })).toBeVisible();
  });
});

describe('the list of live rooms', () => {
  const second = buildRoom({ id: 'room-2', title: { 'zh-CN': '聊球', en: 'Talk' }, match: null, viewers: 0 });

  it('[LIV-3] has competition, match, score and viewers, and opens a room', async () => {
    const { user, address } = await showRooms({
      address: '/game/sport?tab=live&room=all',
      handlers: { roomList: () => ({ items: [buildRoom(), second] }) },
    });
    await screen.findByText('聊球');
    const [first, other] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      '直播中 12 人在看临江1 : 0远山江河联赛 · 上半场 26′江河联赛直播间临江 · 进球',
    );
    expect(other).toHaveTextContent(rooms.noMatch);
    expect(other).not.toHaveTextContent(/人在看/);
    await user.click(within(first!).getByRole('link'));
    expect(address()).toBe('/game/sport?tab=live&room=room-1');
  });

  it('[LIV-3] shows the last incident of a match in which no member has spoken', async () => {
    const comment = buildRoomMessage({ text: '1:0 了', isAutomatic: true });
    const unstarted = buildRoom({ id: 'room-3', match: { ...buildRoom().match!, incidents: [] } });
    await showRooms({
      address: '/?room=all',
      handlers: {
        roomList: () => ({
          items: [{ ...buildRoom(), lastMessage: comment }, { ...unstarted, lastMessage: comment }, second],
        }),
      },
    });
    await screen.findByText('聊球');
    const [first, other] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/临江 · 进球$/);
    expect(other).toHaveTextContent(/模拟1:0 了$/);
  });

  it('[LIV-3] shows what was said last in a room, unless this browser hides its author', async () => {
    hideMember('author-2');
    const said = (id: string, author: string) => ({
      ...buildRoom({ id }),
      lastMessage: buildRoomMessage({ author, text: '好球' }),
    });
    await showRooms({
      address: '/?room=all',
      handlers: {
        roomList: () => ({ items: [said('room-1', 'author-1'), said('room-2', 'author-2'), second] }),
      },
    });
    await screen.findByText('聊球');
    const [first, hidden, quiet] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('小满好球');
    expect(hidden).not.toHaveTextContent('好球');
    expect(hidden).not.toHaveTextContent(rooms.quietRoom);
    expect(hidden).toHaveTextContent(rooms.hiddenMessage);
    expect(quiet).toHaveTextContent(rooms.quietRoom);
    act(showAllMembers);
  });

  it('[LIV-3] is grouped by sport, and shows one sport on request', async () => {
    const { match } = buildRoom();
    const esports = { id: 'room-3', title: { 'zh-CN': 'CS2 直播间', en: 'CS2' } };
    const { user } = await showRooms({
      address: '/?room=all',
      handlers: {
        roomList: () => ({
          items: [second, buildRoom(), buildRoom({ ...esports, match: { ...match!, sport: 'cs2' } })],
        }),
      },
    });
    await screen.findByText('聊球');
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['足球 1', `${rooms.groupEsports} 1`, `${rooms.groupIdle} 1`]);
    // Groups of one or two rooms have their name for screen readers alone.
    for (const heading of screen.getAllByRole('heading', { level: 3 }))
      expect(heading).toHaveClass('pv-sr-only');
    await user.click(screen.getByRole('tab', { name: rooms.groupEsports }));
    expect(names()).toEqual([`${rooms.groupEsports} 1`]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('CS2 直播间')).toBeVisible();
  });

  it('shows the names of groups once one of them has three rooms', async () => {
    const items = ['4', '5', '6'].map((id) => buildRoom({ id }));
    await showRooms({ address: '/?room=all', handlers: { roomList: () => ({ items: [second, ...items] }) } });
    expect(await screen.findByRole('heading', { name: '足球 3' })).not.toHaveClass('pv-sr-only');
  });

  it('[LIV-3] without rooms leads to the matches', async () => {
    await showRooms({ address: '/?room=all', handlers: { roomList: () => ({ items: [] }) } });
    expect(await screen.findByText(rooms.listEmpty)).toBeVisible();
    expect(screen.getByRole('link', { name: rooms.toMatches })).toBeVisible();
  });

  it('[LIV-3] an error can be retried', async () => {
    let isBroken = true;
    const { user } = await showRooms({
      address: '/?room=all',
      handlers: {
        roomList: () => (isBroken ? refuse(errorCodes.generalError) : { items: [second] }),
      },
    });
    expect(await screen.findByText(rooms.listFailed)).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: /重试/ }));
    expect(await screen.findByText('聊球')).toBeVisible();
  });

  it('[LIV-3] [ERR-7] under maintenance leads to other games', async () => {
    await showRooms({
      address: '/?room=all',
      handlers: { roomList: () => refuse(errorCodes.liveMaintenance) },
    });
    expect(await screen.findByText(rooms.maintenance)).toBeVisible();
    expect(screen.getByRole('link', { name: rooms.toGames })).toBeVisible();
  });
});

describe('the messages of a live room', () => {
  /** Gives the list the size of a box with content that is higher. */
  const scrollTo = (distanceFromEnd: number) => {
    const list = screen.getByRole('region', { name: rooms.messages });
    Object.defineProperties(list, {
      scrollHeight: { configurable: true, value: 2_000 },
      clientHeight: { configurable: true, value: 400 },
      scrollTop: { configurable: true, writable: true, value: 1_600 - distanceFromEnd },
    });
    fireEvent.scroll(list);
    return list;
  };

  it('[LIV-3] stay where the reader is, with a button to the new ones', async () => {
    const { connect, joined, push, user } = await showRooms();
    await connect();
    await joined({ messages: [messageOf(1)] });
    const list = scrollTo(600);
    await push(roomIds.batch, { items: [messageOf(2), messageOf(3)] });
    expect(list.scrollTop).toBe(1_000);
    await user.click(screen.getByRole('button', { name: named(rooms.fresh, { count: 2 }) }));
    expect(list.scrollTop).toBe(2_000);
    expect(screen.queryByRole('button', { name: /新消息/ })).toBeNull();
  });

  it('[LIV-3] follow the end while the reader is there', async () => {
    const { connect, joined, push } = await showRooms();
    await connect();
    await joined({ messages: [messageOf(1)] });
    const list = scrollTo(10);
    await push(roomIds.batch, { items: [messageOf(2)] });
    expect(list.scrollTop).toBe(2_000);
    expect(screen.queryByRole('button', { name: /新消息/ })).toBeNull();
  });

  it('[LIV-3] that a moderator removed disappear', async () => {
    const { connect, joined, push } = await showRooms();
    await connect();
    await joined({ messages: [messageOf(1), messageOf(2)] });
    await push(roomIds.removed, { ids: [messageOf(1).id] });
    expect(screen.queryByText('第 1 句')).toBeNull();
    expect(screen.getByText('第 2 句')).toBeVisible();
  });

  it('[LIV-3] loads earlier ones before the first', async () => {
    const { connect, joined, user, gateway } = await showRooms({
      handlers: { roomMessages: () => ({ items: [messageOf(2), messageOf(1)], nextCursor: null }) },
    });
    await connect();
    await joined({ messages: [messageOf(3)], more: true });
    await user.click(screen.getByRole('button', { name: rooms.older }));
    expect(await screen.findByText('第 1 句')).toBeVisible();
    const texts = screen.getAllByText(/第 \d 句/).map(({ textContent }) => textContent);
    expect(texts).toEqual(['第 1 句', '第 2 句', '第 3 句']);
    const [request] = gateway.requests.filter(({ name }) => name === 'roomMessages');
    expect(request?.body).toMatchObject({ room: 'room-1', before: messageOf(3).id });
    expect(screen.getByText('聊天记录保留 24 小时')).toBeVisible();
  });

  it('[LIV-3] of a hidden member are not shown until the reader shows them again', async () => {
    const { connect, joined, user } = await showRooms();
    await connect();
    await joined({
      messages: [messageOf(1), messageOf(2, { author: 'author-2', who: '老张' })],
    });
    await user.click(screen.getByRole('button', { name: named(rooms.menu, { name: '老张' }) }));
    await user.click(screen.getByRole('button', { name: rooms.hide }));
    expect(screen.queryByText('第 2 句')).toBeNull();
    expect(screen.getByText('第 1 句')).toBeVisible();
    await user.click(screen.getByRole('button', { name: rooms.showAgain }));
    expect(screen.getByText('第 2 句')).toBeVisible();
  });

  it('[LIV-3] are announced at most once in five seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    try {
      const { connect, joined, push, view } = await showRooms();
      await connect();
      await joined({ messages: [messageOf(1)] });
      const region = view.container.querySelector('p.pv-sr-only[aria-live=polite]')!;
      await push(roomIds.batch, { items: [messageOf(2)] });
      expect(region).toHaveTextContent(named(rooms.announceOne, { name: '小满', text: '第 2 句' }));
      await push(roomIds.batch, { items: [messageOf(3)] });
      await push(roomIds.batch, { items: [messageOf(4)] });
      expect(region).toHaveTextContent('第 2 句');
      await act(() => jest.advanceTimersByTime(5_000));
      expect(region).toHaveTextContent(
        named(rooms.announceMany, { count: 2, name: '小满', text: '第 4 句' }),
      );
    } finally {
      jest.useRealTimers();
    }
  });
});
