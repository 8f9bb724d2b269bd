import { errorCodes, type JoinedRoom, limits, liveIds, type RoomRequest, roomIds } from '@pavilion/contract';
import {
  buildJoinedRoom,
  buildLiveSnapshot,
  buildRoom,
  buildRoomMessage,
  createFakeClock,
  createTestClient,
  createTestSockets,
  createTestTab,
} from '../testing';
import { createLiveRoom } from './create-live-room';
import { shownMessages } from './message-list';

const room = 'room-1';
const idOf = (number: number) => String(number).padStart(16, '0');
const message = (number: number, text = `第${number}条`) => buildRoomMessage({ id: idOf(number), text });

const open = async () => {
  const sockets = createTestSockets();
  const clock = createFakeClock();
  const tab = createTestTab();
  const { client } = createTestClient({ ports: { socket: sockets, clock, visibility: tab.visibility } });
  const live = createLiveRoom(client, room, { clock, visibility: tab.visibility });
  live.join();
  await clock.settle();
  const connect = async () => {
    sockets.latest().open();
    sockets
      .latest()
      .deliver({ id: liveIds.snapshot, msgData: { data: buildLiveSnapshot({ balance: null }) } });
    await clock.settle();
  };
  const requests = () => sockets.latest().sent.filter(({ id }) => id >= 30_000) as RoomRequest[];
  const deliver = async (frame: object) => {
    sockets.latest().deliver(JSON.stringify(frame));
    await clock.settle();
  };
  const answerJoin = (joined: Partial<JoinedRoom> = {}) =>
    deliver({ id: roomIds.join, room, msgData: { data: buildJoinedRoom({ messages: [], ...joined }) } });
  const push = (seq: number, id: number, data: object, of = room) =>
    deliver({ id, topic: 'room', room: of, seq, msgData: { data } });
  const ids = () => live.state().messages.map((each) => Number(each.id));
  return { client, live, sockets, clock, tab, connect, requests, deliver, answerJoin, push, ids };
};
const joined = async (state: Partial<JoinedRoom> = {}) => {
  const test = await open();
  await test.connect();
  await test.answerJoin(state);
  return test;
};

describe('createLiveRoom', () => {
  it('[LIV-3] opens the socket, joins once it is ready, and shows the room', async () => {
    const { live, connect, requests, answerJoin } = await open();
    expect(live.state()).toMatchObject({ phase: 'joining', room: null, you: null });
    await connect();
    expect(requests()).toEqual([{ id: roomIds.join, room }]);
    await answerJoin({ seq: 7, messages: [message(3), message(4)], more: true, viewers: 9 });
    expect(live.state()).toMatchObject({
      phase: 'joined',
      room: { title: { en: 'River League room' }, viewers: 9 },
      rules: { speechStatus: 1, slow: 3 },
      you: { maySpeak: true },
      messages: [{ text: '第3条' }, { text: '第4条' }],
      hasEarlier: true,
    });
  });

  it('[LIV-3] shows why a room could not be joined, and joins again on request', async () => {
    const { live, connect, deliver, requests } = await open();
    await connect();
    const refusal = { code: 600101, message: '维护中' };
    await deliver({ id: roomIds.join, room, msgData: { refusal } });
    expect(live.state()).toMatchObject({ phase: 'refused', refusal, room: null });
    live.leave();
    live.join();
    expect(live.state()).toMatchObject({ phase: 'joining', refusal: null });
    expect(requests().filter(({ id }) => id === roomIds.join)).toHaveLength(2);
  });

  it('[LIV-3] applies pushed messages, removals, viewers, rules, states and ticks in order', async () => {
    const { live, push, ids } = await joined({ seq: 4 });
    await push(5, roomIds.batch, { items: [message(1), message(2)] });
    await push(6, roomIds.removed, { ids: [idOf(1)] });
    await push(7, roomIds.viewers, { viewers: 41 });
    await push(8, roomIds.rules, { speechStatus: 2, vipMin: 1, vipMax: 5, slow: 10 });
    const { match } = buildRoom();
    await push(9, roomIds.tick, {
      event: match!.event,
      status: 'live',
      clock: { at: 1_501, phase: 'h1' },
      scores: { ft: [2, 0] },
      incidents: [{ kind: 'goal', side: 'h', at: 1_501 }],
      statistics: { shots: [5, 2] },
    });
    expect(ids()).toEqual([2]);
    expect(live.state()).toMatchObject({
      rules: { speechStatus: 2, slow: 10 },
      room: { viewers: 41, match: { scores: { ft: [2, 0] }, incidents: [{ at: 1_200 }, { at: 1_501 }] } },
    });
    await push(10, roomIds.state, { state: 'ended', stream: { kind: 'drawn', url: null }, match: null });
    expect(live.state()).toMatchObject({ room: { state: 'ended', match: null, viewers: 41 } });
  });

  it('[LIV-3] joins again from the newest message after a gap, and drops what came in it', async () => {
    const { live, push, ids, requests, answerJoin } = await joined({ seq: 4, messages: [message(1)] });
    await push(6, roomIds.batch, { items: [message(3)] });
    expect(live.state().phase).toBe('joining');
    expect(requests().at(-1)).toEqual({ id: roomIds.join, room, after: idOf(1) });
    await push(7, roomIds.batch, { items: [message(4)] });
    expect(ids()).toEqual([1]);
    await answerJoin({ seq: 7, messages: [message(1), message(2), message(3), message(4)] });
    expect(ids()).toEqual([1, 2, 3, 4]);
    await push(7, roomIds.batch, { items: [message(9)] });
    await push(8, roomIds.batch, { items: [message(5)] });
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
  });

  it('[LIV-3] shows only the newest messages after a gap that is longer than a response', async () => {
    const { live, push, ids, answerJoin } = await joined({ seq: 4, messages: [message(1)] });
    await push(6, roomIds.batch, { items: [message(90)] });
    await answerJoin({ seq: 9, messages: [message(60), message(61)], more: true });
    expect(ids()).toEqual([60, 61]);
    expect(live.state().hasEarlier).toBe(true);
  });

  it('[LIV-3] keeps messages before those of a response, and drops those that were removed meanwhile', async () => {
    const list = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
    const { push, ids, answerJoin } = await joined({ seq: 4, messages: list(1, 50), more: true });
    await push(5, roomIds.batch, { items: [message(51)] });
    await push(7, roomIds.batch, { items: [message(53)] });
    await answerJoin({ seq: 7, messages: [...list(3, 49), message(51), message(52), message(53)] });
    expect(ids()).toEqual([...Array.from({ length: 49 }, (_, index) => index + 1), 51, 52, 53]);
  });

  it('[LIV-3] keeps what it shows while the socket reconnects, then joins again', async () => {
    const { live, sockets, clock, connect, requests, answerJoin, ids } = await joined({
      seq: 4,
      messages: [message(1)],
    });
    sockets.latest().close();
    await clock.settle();
    expect(live.state()).toMatchObject({ phase: 'joining', messages: [{ id: idOf(1) }] });
    await clock.advance(limits.live.backoff.max);
    await connect();
    expect(requests()).toEqual([{ id: roomIds.join, room, after: idOf(1) }]);
    await answerJoin({ seq: 0, messages: [message(1), message(2)] });
    expect(ids()).toEqual([1, 2]);
  });

  it('[LIV-3] resolves a message with what was stored, and shows it once', async () => {
    const { live, requests, deliver, push, ids } = await joined();
    const said = live.say('好球');
    const { key } = requests().at(-1) as { key: string };
    expect(requests().at(-1)).toEqual({ id: roomIds.say, room, key, text: '好球' });
    expect(live.state().sending).toEqual([{ key, text: '好球' }]);
    await push(1, roomIds.batch, { items: [message(1, '好球')] });
    await deliver({ id: roomIds.say, room, key, msgData: { data: message(1, '好球') } });
    expect(await said).toMatchObject({ id: idOf(1) });
    expect(ids()).toEqual([1]);
    expect(live.state().sending).toEqual([]);
  });

  it('[LIV-3] rejects a refused message with its code, reason and wait', async () => {
    const { live, deliver } = await joined();
    const said = live.say('四', 'key-of-four');
    const refusal = { code: 20004, message: '操作过于频繁', wait: 9_000 };
    await deliver({ id: roomIds.say, room, key: 'key-of-four', msgData: { refusal } });
    await expect(said).rejects.toMatchObject({ kind: 'business', code: 20004, data: { wait: 9_000 } });
    expect(live.state().sending).toEqual([]);
  });

  it('[LIV-3] sends a message again with its key after a lost connection and after 10 s without an answer', async () => {
    const { live, sockets, clock, connect, requests, answerJoin, deliver } = await joined();
    const said = live.say('好球', 'key-of-goal');
    await clock.advance(10_000);
    const says = () => requests().filter(({ id }) => id === roomIds.say);
    expect(says()).toHaveLength(2);
    sockets.latest().close();
    await clock.advance(limits.live.backoff.max);
    await connect();
    expect(says()).toEqual([]);
    await answerJoin();
    expect(says()).toEqual([{ id: roomIds.say, room, key: 'key-of-goal', text: '好球' }]);
    await deliver({ id: roomIds.say, room, key: 'key-of-goal', msgData: { data: message(1, '好球') } });
    expect(await said).toMatchObject({ id: idOf(1) });
  });

  it('[LIV-3] resolves and rejects reports', async () => {
    const { live, deliver } = await joined();
    const one = live.report('1', 'insult');
    const two = live.report('2', 'fraud');
    await deliver({ id: roomIds.report, room, message: '1', msgData: { data: {} } });
    await deliver({
      id: roomIds.report,
      room,
      message: '2',
      msgData: { refusal: { code: errorCodes.notFound, message: '' } },
    });
    await one;
    await expect(two).rejects.toMatchObject({ code: 20201 });
  });

  it('[LIV-3] shows whether the member may speak, as the gateway pushes it', async () => {
    const { live, deliver } = await joined();
    const you = {
      maySpeak: false,
      refusal: { code: errorCodes.roomMuted, message: '' },
      mutedUntil: '2026-01-01T00:00:00.000Z',
    };
    const frame = (of: string, seq: number) => ({
      id: roomIds.you,
      topic: 'member',
      seq,
      msgData: { data: { room: of, ...you } },
    });
    await deliver(frame('other', 1));
    expect(live.state().you).toMatchObject({ maySpeak: true });
    await deliver(frame(room, 2));
    expect(live.state().you).toEqual(you);
  });

  it('[LIV-3] leaves the room of a tab that is hidden for five minutes, and joins again when it is shown', async () => {
    const { live, tab, clock, sockets, requests, answerJoin } = await joined();
    tab.show(false);
    for (let ms = 0; ms < limits.rooms.hiddenAfter; ms += limits.heartbeatInterval) {
      await clock.advance(limits.heartbeatInterval);
      sockets.latest().deliver({ id: liveIds.heartbeat });
    }
    expect(requests().at(-1)).toEqual({ id: roomIds.leave, room });
    tab.show(true);
    expect(requests().at(-1)).toMatchObject({ id: roomIds.join, room });
    await answerJoin();
    expect(live.state().phase).toBe('joined');
  });

  it('[LIV-1] [LIV-3] leaves and resets, and cancels messages on their way', async () => {
    const { live, requests, push, clock } = await joined();
    const said = live.say('好球');
    live.leave();
    await expect(said).rejects.toMatchObject({ kind: 'cancelled' });
    expect(requests().at(-1)).toEqual({ id: roomIds.leave, room });
    await push(1, roomIds.batch, { items: [message(1)] });
    expect(live.state()).toEqual({
      phase: 'idle',
      refusal: null,
      room: null,
      rules: null,
      you: null,
      messages: [],
      hasEarlier: false,
      sending: [],
    });
    await expect(live.say('又来')).rejects.toMatchObject({ kind: 'cancelled' });
    await clock.advance(60_000);
    expect(requests()).toEqual([]);
  });

  it('[LIV-3] ends when the client joins another room', async () => {
    const { client, live, clock, tab, deliver } = await joined();
    const other = createLiveRoom(client, 'room-2', { clock, visibility: tab.visibility });
    other.join();
    await deliver({ id: roomIds.join, room: 'room-2', msgData: { data: buildJoinedRoom({ id: 'room-2' }) } });
    expect(other.state().phase).toBe('joined');
    expect(live.state().phase).toBe('idle');
  });

  it('[LIV-3] keeps the newest 500 messages', async () => {
    const { live, push, ids } = await joined();
    const many = Array.from({ length: shownMessages + 20 }, (_, index) => message(index + 1));
    await push(1, roomIds.batch, { items: many });
    expect(ids()).toHaveLength(shownMessages);
    expect(ids().at(-1)).toBe(shownMessages + 20);
    expect(live.state().hasEarlier).toBe(true);
  });

  it('[LIV-3] ignores malformed frames and those of other rooms', async () => {
    const { live, push, deliver } = await joined();
    const before = live.state();
    await push(1, roomIds.batch, { items: [{}] });
    await push(1, roomIds.batch, { items: [message(1)] }, 'other');
    await deliver({ id: 30_099, room, msgData: { data: {} } });
    expect(live.state()).toBe(before);
  });
});
