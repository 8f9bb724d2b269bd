import { errorCodes, type LiveFrame, type RoomSayRefusal, roomIds } from '@pavilion/contract';
import { resetModals } from '@pavilion/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rooms } from './messages/zh-CN';
import { messageOf, named, setWindow, showRooms } from './rooms-test-kit';

beforeEach(() => {
  localStorage.clear();
  setWindow();
});
afterEach(async () => {
  await act(async () => resetModals());
});

const refusing = (code: number, mutedUntil: string | null = null) => ({
  you: { maySpeak: false, refusal: { code, message: '' }, mutedUntil },
});

const openRoom = async (
  room: Parameters<Awaited<ReturnType<typeof showRooms>>['joined']>[0] = {},
  options: Parameters<typeof showRooms>[0] = {},
) => {
  const shown = await showRooms(options);
  await shown.connect();
  await shown.joined(room);
  const field = () => screen.getByRole('textbox', { name: rooms.say });
  const keyOf = (index: number) => (shown.sent(roomIds.say)[index] as { key: string }).key;
  const answer = (index: number, msgData: object) =>
    shown.deliver({ id: roomIds.say, room: 'room-1', key: keyOf(index), msgData } as LiveFrame);
  return {
    ...shown,
    field,
    keyOf,
    write: async (text: string) => {
      await shown.user.type(field(), `${text}{Enter}`);
      await shown.settle();
    },
    accept: (index: number, text: string) =>
      answer(index, { data: messageOf(9, { author: 'self', who: '木子', text }) }),
    refuse: (index: number, refusal: RoomSayRefusal) => answer(index, { refusal }),
  };
};

describe('a member who may not speak', () => {
  it.each([
    [errorCodes.roomLoginNeeded, rooms.loginToSay, '/user/login?next=%2F%3Froom%3Droom-1'],
    [errorCodes.roomLevelNeeded, named(rooms.needsLevel, { from: 3 }), '/mine/vip'],
    [errorCodes.roomMuted, rooms.mutedForGood, '/customer/main'],
    [errorCodes.realNameUnverified, rooms.needsRealName, '/mine/userInfo/authentication'],
    [errorCodes.timedOut, rooms.excludedText, '/mine/protection'],
  ])('[LIV-2] sees the reason %d and where it can be changed', async (code, reason, href) => {
    await openRoom({
      ...refusing(code),
      rules: { speechStatus: 1, vipMin: 3, vipMax: 0, slow: 3 },
    });
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(reason).querySelector('a')).toHaveAttribute('href', href);
  });

  it('[LIV-2] watches with any level: the range limits speech only', async () => {
    await openRoom({
      ...refusing(errorCodes.roomLevelNeeded),
      rules: { speechStatus: 1, vipMin: 9, vipMax: 9, slow: 3 },
    });
    expect(screen.getByText('1 : 0')).toBeVisible();
    expect(screen.getByText('这脚射门真漂亮')).toBeVisible();
  });

  it('[LIV-2] sees the range of levels, and that nobody may speak', async () => {
    const { push, deliver } = await openRoom({
      ...refusing(errorCodes.roomLevelNeeded),
      rules: { speechStatus: 1, vipMin: 2, vipMax: 5, slow: 3 },
    });
    expect(screen.getByText(named(rooms.needsLevels, { from: 2, to: 5 }))).toBeVisible();
    await push(roomIds.rules, { speechStatus: 0, vipMin: 0, vipMax: 0, slow: 0 });
    await deliver({
      id: roomIds.you,
      topic: 'member',
      seq: 1,
      msgData: { data: { room: 'room-1', ...refusing(errorCodes.roomSpeechClosed).you } },
    });
    expect(screen.getByText(rooms.closedToAll)).toBeVisible();
  });

  it('[LIV-3] sees the rest of a mute, and the field after it', async () => {
    const { deliver, client } = await openRoom();
    const until = new Date(client.now() + 65_000).toISOString();
    await deliver({
      id: roomIds.you,
      topic: 'member',
      seq: 1,
      msgData: { data: { room: 'room-1', ...refusing(errorCodes.roomMuted, until).you } },
    });
    expect(screen.getByRole('timer')).toHaveTextContent('01:05');
    await deliver({
      id: roomIds.you,
      topic: 'member',
      seq: 2,
      msgData: { data: { room: 'room-1', maySpeak: true, refusal: null, mutedUntil: null } },
    });
    expect(screen.getByRole('textbox')).toBeVisible();
  });
});

describe('a message to a live room', () => {
  it('[LIV-3] is sent by Enter, and is marked as the own one', async () => {
    const { write, field, accept, sent } = await openRoom();
    await write('好球');
    expect(sent(roomIds.say)).toMatchObject([{ room: 'room-1', text: '好球' }]);
    expect(field()).toHaveAttribute('readonly');
    await accept(0, '好球');
    expect(field()).toHaveValue('');
    const own = screen.getByText('好球').closest('li')!;
    expect(within(own).getByText(rooms.me)).toBeVisible();
    expect(within(own).queryByRole('button')).toBeNull();
  });

  it.each([
    ['banned-word', rooms.refusedWords],
    ['contact', rooms.refusedContact],
    ['repeated', rooms.refusedRepeated],
  ] as const)('[LIV-3] that is refused as %s stays in the field with the reason', async (reason, text) => {
    const { write, field, refuse } = await openRoom();
    await write('加我');
    await refuse(0, { code: errorCodes.roomTextRefused, message: '', reason });
    expect(field()).toHaveValue('加我');
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
  });

  it('[LIV-3] that comes too fast says when the next one may be sent', async () => {
    const { write, refuse } = await openRoom();
    await write('快');
    await refuse(0, { code: errorCodes.tooManyRequests, message: '', wait: 2_500 });
    expect(screen.getByText(rooms.refusedPace)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('00:03');
  });

  it('[LIV-3] is counted in text units, and not sent when it is too long or empty', async () => {
    const { user, field, settle, sent } = await openRoom();
    await user.click(screen.getByRole('button', { name: rooms.send }));
    await user.click(field());
    await user.paste('好'.repeat(61));
    await user.keyboard('{Enter}');
    await settle();
    expect(screen.getByText(/122/)).toBeVisible();
    expect(screen.getByText(rooms.tooLong)).toBeVisible();
    expect(screen.getByRole('button', { name: rooms.send })).toBeDisabled();
    expect(sent(roomIds.say)).toEqual([]);
  });

  it('[LIV-3] that was sent while the connection was lost is sent with its key afterwards', async () => {
    const { write, ports, settle, connect, joined, accept, field, keyOf, sent } = await openRoom();
    await write('断线前');
    const key = keyOf(0);
    act(() => ports.socket.latest().close());
    await settle();
    expect(screen.getByText(rooms.sendsLater)).toBeVisible();
    await act(() => ports.clock.advance(60_000));
    await settle();
    await connect();
    await joined();
    expect(sent(roomIds.say)).toMatchObject([{ key, text: '断线前' }]);
    await accept(0, '断线前');
    expect(field()).toHaveValue('');
  });
});

describe('the report of a message', () => {
  const openMenu = async (user: Awaited<ReturnType<typeof openRoom>>['user']) =>
    user.click(screen.getByRole('button', { name: named(rooms.menu, { name: '小满' }) }));

  it('[LIV-3] has a reason, and is confirmed', async () => {
    const { user, sent, deliver, settle } = await openRoom();
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: rooms.report }));
    const dialog = await screen.findByRole('dialog', { name: rooms.reportTitle });
    expect(within(dialog).getByText('小满：这脚射门真漂亮')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: rooms.reportSend }));
    expect(await within(dialog).findByText(rooms.reportRequired)).toBeVisible();
    expect(sent(roomIds.report)).toEqual([]);
    await user.click(within(dialog).getByRole('radio', { name: rooms.reasonFraud }));
    await user.click(within(dialog).getByRole('button', { name: rooms.reportSend }));
    await settle();
    const message = '000000000001';
    expect(sent(roomIds.report)).toEqual([{ id: roomIds.report, room: 'room-1', message, reason: 'fraud' }]);
    await deliver({ id: roomIds.report, room: 'room-1', message, msgData: { data: {} } });
    expect(await screen.findByText(rooms.reported)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[LIV-3] that is refused shows the reason and can be sent again', async () => {
    const { user, deliver, settle } = await openRoom();
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: rooms.report }));
    const dialog = await screen.findByRole('dialog', { name: rooms.reportTitle });
    await user.click(within(dialog).getByRole('radio', { name: rooms.reasonOther }));
    await user.click(within(dialog).getByRole('button', { name: rooms.reportSend }));
    await settle();
    await deliver({
      id: roomIds.report,
      room: 'room-1',
      message: '000000000001',
      msgData: { refusal: { code: errorCodes.tooManyRequests, message: '' } },
    });
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: rooms.reportSend })).toBeEnabled();
  });

  it('[LIV-3] is offered to members only', async () => {
    const { user } = await openRoom(refusing(errorCodes.roomLoginNeeded), { isVisitor: true });
    await openMenu(user);
    expect(screen.queryByRole('button', { name: rooms.report })).toBeNull();
    expect(screen.getByRole('button', { name: rooms.hide })).toBeVisible();
  });
});
