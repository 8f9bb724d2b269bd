import { randomUUID } from 'node:crypto';
import { errorCodes, type LiveFrame, limits, liveCloseCodes, liveIds, roomIds } from '@pavilion/contract';
import { createBus } from '../domain/operations';
import { createTestBook, type TestBook } from '../domain/sports/testing/test-book';
import { type LiveClient, openLive } from '../testing/live-client';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';
import { newRoom } from '../testing/test-room';

type Fields = Record<string, unknown>;
const dataOf = (frame: LiveFrame) => (frame as { msgData: { data: Fields } }).msgData.data;

describe('live rooms on the socket', () => {
  let book: TestBook;
  let gateway: TestGateway;
  let second: TestGateway;
  let open: LiveClient[] = [];
  let room: string;
  let count = 0;
  beforeAll(async () => {
    const bus = createBus();
    book = await createTestBook({ bus });
    gateway = book.gateway;
    second = await createTestGateway({ sharesWith: gateway, bus, sportsEngine: () => book.scripted.engine });
    for (const { app } of [gateway, second]) await app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => {
    count += 1;
    room = await newRoom(gateway, `live-${count}`);
    second.services.rooms.forget();
    await second.services.siteState.forget();
  });
  afterEach(async () => {
    for (const client of open) client.close();
    await Promise.all(open.map((client) => client.closed));
    open = [];
    await new Promise((resolve) => setImmediate(resolve));
  });
  afterAll(async () => {
    await second.close();
    await gateway.close();
  });

  const connect = async (to = gateway) => {
    const client = await openLive(to.app);
    open.push(client);
    await client.next(liveIds.snapshot);
    return client;
  };
  const connectAs = async (token: string, to = gateway) => {
    const client = await connect(to);
    const { data } = await gateway.call('memberJwt', {}, { token });
    client.send({ id: liveIds.login, token, body: { jwt: data.jwt ?? '' } });
    await client.next(liveIds.snapshot);
    return client;
  };
  const join = async (client: LiveClient, after?: string, to = room) => {
    client.send({ id: roomIds.join, room: to, ...(after !== undefined && { after }) });
    return client.next(roomIds.join);
  };
  const visitor = async (to = gateway) => {
    const client = await connect(to);
    await join(client);
    return client;
  };
  const memberIn = async (name: string, to = gateway) => {
    const member = await gateway.newMember(`${name}${count}`);
    const client = await connectAs(member.token, to);
    const joined = await join(client);
    return { ...member, client, joined };
  };
  /** Waits until the gateway has handled what the client sent. */
  const handled = async (client: LiveClient) => {
    client.send({ id: liveIds.heartbeat });
    await client.next(liveIds.heartbeat);
  };
  const flush = () => Promise.all([gateway, second].map(({ services }) => services.roomSpeech.flush()));
  const say = async (client: LiveClient, text: string, key: string = randomUUID()) => {
    client.send({ id: roomIds.say, room, key, text });
    await handled(client);
    await flush();
    return client.next(roomIds.say);
  };
  const advance = async (ms = 1_000) => {
    gateway.clock.advance(ms);
    for (const { services } of [gateway, second]) {
      services.siteState.forget();
      await services.advanceRooms();
    }
  };

  it('[LIV-3] answers a visitor who joins with the room, its rules and its newest messages', async () => {
    await gateway.sandbox('room-say', { room, text: '欢迎' });
    const client = await connect();
    expect(await join(client)).toEqual({
      id: 30001,
      room,
      msgData: {
        data: {
          id: room,
          title: { 'zh-CN': '直播间', en: 'Room' },
          host: { 'zh-CN': '直播间', en: 'Room' },
          state: 'live',
          stream: { kind: 'drawn', url: null },
          viewers: 1,
          match: null,
          rules: { speechStatus: 1, vipMin: 0, vipMax: 0, slow: 3 },
          you: {
            maySpeak: false,
            refusal: { code: errorCodes.roomLoginNeeded, message: '登录后即可发言' },
            mutedUntil: null,
          },
          seq: 0,
          messages: [expect.objectContaining({ text: '欢迎', isAutomatic: true })],
          more: false,
        },
      },
    });
  });

  it('[LIV-3] refuses an unknown room and one in maintenance', async () => {
    const client = await connect();
    expect(await join(client, undefined, 'none')).toMatchObject({
      msgData: { refusal: { code: errorCodes.notFound } },
    });
    await gateway.sandbox('room-change', { room, state: 'maintenance' });
    expect(await join(client)).toMatchObject({ msgData: { refusal: { code: errorCodes.liveMaintenance } } });
  });

  it('[LIV-3] answers what a member says once it is stored, and pushes it to all, numbered', async () => {
    const { client, joined } = await memberIn('talker');
    expect(dataOf(joined)).toMatchObject({ you: { maySpeak: true, refusal: null } });
    const reader = await visitor();
    const key = randomUUID();
    client.send({ id: roomIds.say, room, key, text: '好球' });
    await handled(client);
    expect(client.frames.some(({ id }) => id === roomIds.say)).toBe(false);
    await flush();
    const answer = await client.next(roomIds.say);
    expect(answer).toMatchObject({ room, key, msgData: { data: { text: '好球' } } });
    const batch = await reader.next(roomIds.batch);
    expect(batch).toEqual({
      id: 30010,
      topic: 'room',
      room,
      seq: 1,
      msgData: { data: { items: [dataOf(answer)] } },
    });
    expect(await client.next(roomIds.batch)).toEqual(batch);
  });

  it('[LIV-3] tells the sender why a message was refused', async () => {
    const { client } = await memberIn('refused');
    expect(await say(client, 'www.example.com')).toMatchObject({
      msgData: { refusal: { code: errorCodes.roomTextRefused, reason: 'contact' } },
    });
    for (const text of ['一', '二', '三']) await say(client, text);
    expect(await say(client, '四')).toMatchObject({
      msgData: { refusal: { code: errorCodes.tooManyRequests, wait: 9_000 } },
    });
    const reader = await visitor();
    expect(await say(reader, '你好')).toMatchObject({
      msgData: { refusal: { code: errorCodes.roomLoginNeeded } },
    });
    const outside = await connectAs((await gateway.newMember(`outside${count}`)).token);
    expect(await say(outside, '你好')).toMatchObject({ msgData: { refusal: { code: errorCodes.notFound } } });
  });

  it('[LIV-3] joins one room at a time, and pushes nothing after leaving', async () => {
    const other = await newRoom(gateway, `other-${count}`);
    const client = await visitor();
    await join(client, undefined, other);
    await gateway.sandbox('room-say', { room, text: '不在这里' });
    await gateway.sandbox('room-say', { room: other, text: '在这里' });
    expect(dataOf(await client.next(roomIds.batch))).toMatchObject({ items: [{ text: '在这里' }] });
    client.send({ id: roomIds.leave, room: other });
    await handled(client);
    await gateway.sandbox('room-say', { room: other, text: '已经离开' });
    await handled(client);
    expect(client.frames.filter(({ id }) => id === roomIds.batch)).toHaveLength(1);
  });

  it('[LIV-1] [LIV-3] forgets the room of a closed socket', async () => {
    const client = await visitor();
    expect(gateway.services.roomViewers.of(room)).toBe(1);
    client.close();
    await client.closed;
    await new Promise((resolve) => setImmediate(resolve));
    expect(gateway.services.roomViewers.of(room)).toBe(0);
    const next = await connect();
    await gateway.sandbox('room-say', { room, text: '没有人在' });
    await handled(next);
    expect(next.frames.some(({ id }) => id === roomIds.batch)).toBe(false);
  });

  it('[LIV-3] answers a join with the newest messages, and whether others are missing after the last known one', async () => {
    const sent: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      const { data } = await gateway.sandbox('room-say', { room, text: `第${index}条` });
      sent.push((data as { message: { id: string } }).message.id);
      gateway.clock.advance(3_000);
    }
    const idsOf = (frame: LiveFrame) => (dataOf(frame).messages as { id: string }[]).map(({ id }) => id);
    const client = await connect();
    const whole = await join(client);
    expect(idsOf(whole)).toEqual(sent.slice(-50));
    expect(dataOf(whole)).toMatchObject({ more: true });
    const later = await join(client, sent[57]);
    expect(idsOf(later)).toEqual(sent.slice(-50));
    expect(dataOf(later)).toMatchObject({ more: false });
    expect(dataOf(await join(client, sent[10]))).toMatchObject({ more: false });
    expect(dataOf(await join(client, sent[9]))).toMatchObject({ more: true });
  });

  it('[LIV-3] pushes removed messages, and a mute with its end to the member only', async () => {
    const { client } = await memberIn('muted');
    const reader = await visitor();
    const { id } = dataOf(await say(client, '过分的话'));
    await gateway.sandbox('room-hold', { message: id });
    expect(await reader.next(roomIds.removed)).toMatchObject({ seq: 2, msgData: { data: { ids: [id] } } });
    await gateway.sandbox('room-mute', { account: `muted${count}`, room, seconds: 60 });
    const mutedUntil = new Date(gateway.clock.now() + 60_000).toISOString();
    expect(await client.next(roomIds.you)).toMatchObject({
      topic: 'member',
      seq: 1,
      msgData: { data: { room, maySpeak: false, refusal: { code: errorCodes.roomMuted }, mutedUntil } },
    });
    await handled(reader);
    expect(reader.frames.some((frame) => frame.id === roomIds.you)).toBe(false);
    expect(await say(client, '你好')).toMatchObject({
      msgData: { refusal: { code: errorCodes.roomMuted, mutedUntil } },
    });
    await gateway.sandbox('room-mute', { account: `muted${count}`, room, off: true });
    expect(await client.next(roomIds.you)).toMatchObject({ msgData: { data: { maySpeak: true } } });
  });

  it('[LIV-3] pushes the end of a mute once, also to a member who joined while it ran', async () => {
    const { client } = await memberIn('unmuted');
    const mute = (name: string) =>
      gateway.sandbox('room-mute', { account: `${name}${count}`, room, seconds: 60 });
    await mute('unmuted');
    expect(dataOf(await client.next(roomIds.you))).toMatchObject({ maySpeak: false });
    const { token } = await gateway.newMember(`late${count}`);
    await mute('late');
    const late = await connectAs(token);
    expect(dataOf(await join(late)).you).toMatchObject({ maySpeak: false });
    const pushed = async (to: LiveClient) => {
      await handled(to);
      return to.frames.filter(({ id }) => id === roomIds.you).map(dataOf);
    };
    await advance(59_000);
    expect(await pushed(client)).toHaveLength(1);
    await advance();
    const free = { room, maySpeak: true, refusal: null, mutedUntil: null };
    expect(await pushed(client)).toEqual([expect.anything(), free]);
    expect(await pushed(late)).toEqual([free]);
    await advance(60_000);
    expect(await pushed(client)).toHaveLength(2);
  });

  it('[LIV-3] takes a report, and holds a message after three of them', async () => {
    const { client } = await memberIn('author');
    const { id } = dataOf(await say(client, '过分的话'));
    for (const name of ['rep1', 'rep2', 'rep3']) {
      const { client: reporter } = await memberIn(name);
      const message = id as string;
      reporter.send({ id: roomIds.report, room, message, reason: 'insult' });
      expect(await reporter.next(roomIds.report)).toMatchObject({ room, message, msgData: { data: {} } });
    }
    expect(dataOf(await client.next(roomIds.removed))).toEqual({ ids: [id] });
    const reader = await visitor();
    reader.send({ id: roomIds.report, room, message: id as string, reason: 'fraud' });
    expect(await reader.next(roomIds.report)).toMatchObject({
      msgData: { refusal: { code: errorCodes.roomLoginNeeded } },
    });
  });

  it('[LIV-3] pushes other rules and states, and whether each member may speak then', async () => {
    const { client } = await memberIn('ruled');
    await gateway.sandbox('speech', { speechStatus: 1, vipMin: 5, vipMax: 9 });
    await advance();
    expect(dataOf(await client.next(roomIds.rules))).toEqual({
      speechStatus: 1,
      vipMin: 5,
      vipMax: 9,
      slow: 3,
    });
    expect(dataOf(await client.next(roomIds.you))).toMatchObject({
      maySpeak: false,
      refusal: { code: errorCodes.roomLevelNeeded },
    });
    await gateway.sandbox('room-change', { room, state: 'maintenance' });
    await advance();
    expect(dataOf(await client.next(roomIds.state))).toMatchObject({ state: 'maintenance' });
    expect(dataOf(await client.next(roomIds.you))).toMatchObject({
      refusal: { code: errorCodes.liveMaintenance },
    });
  });

  it('[LIV-3] counts viewers truly: a member once, visitors each, on both gateways, and none that left', async () => {
    const { client, token } = await memberIn('viewer');
    await join(await connectAs(token));
    await visitor();
    const away = await visitor(second);
    await advance(limits.rooms.viewersInterval);
    await advance(limits.rooms.viewersInterval);
    expect(dataOf(await client.next(roomIds.viewers))).toEqual({ viewers: 2 });
    expect(dataOf(await client.next(roomIds.viewers))).toEqual({ viewers: 3 });
    const { data } = await second.call('roomList', {});
    expect(data.items.find(({ id }) => id === room)).toMatchObject({ viewers: 3 });
    away.close();
    await away.closed;
    await advance(limits.rooms.viewersInterval);
    await advance(limits.rooms.viewersInterval);
    expect(dataOf(await client.next(roomIds.viewers))).toEqual({ viewers: 2 });
    // A gateway that reports no more is not counted.
    await visitor(second);
    await advance(limits.rooms.viewersInterval);
    gateway.clock.advance(3 * limits.rooms.viewersInterval);
    expect(gateway.services.roomViewers.of(room)).toBe(2);
  });

  it('[LIV-3] pushes to the sockets of both gateways what is said on one', async () => {
    const { client } = await memberIn('across', second);
    const reader = await visitor();
    const { id } = dataOf(await say(client, '你好'));
    expect(dataOf(await reader.next(roomIds.batch))).toMatchObject({ items: [{ id }] });
    await gateway.sandbox('room-mute', { account: `across${count}` });
    expect(dataOf(await client.next(roomIds.you))).toMatchObject({ maySpeak: false, mutedUntil: null });
    expect(await say(client, '你好吗')).toMatchObject({
      msgData: { refusal: { code: errorCodes.roomMuted } },
    });
  });

  it('[LIV-3] shows at most twenty messages a second, one of each member before further ones', async () => {
    await gateway.sandbox('room-change', { room, slow: 0 });
    const reader = await visitor();
    const { client } = await memberIn('loud');
    const others = await Promise.all(['calm1', 'calm2', 'calm3'].map((name) => memberIn(name)));
    for (let index = 0; index < 25; index += 1)
      client.send({ id: roomIds.say, room, key: `loud-key-${index}`, text: `第${index}条` });
    await handled(client);
    for (const { client: other } of others) {
      other.send({ id: roomIds.say, room, key: randomUUID(), text: '我也说一句' });
      await handled(other);
    }
    await flush();
    const { items } = dataOf(await reader.next(roomIds.batch)) as { items: { id: string; text: string }[] };
    expect(items).toHaveLength(20);
    expect(items.filter(({ text }) => text === '我也说一句')).toHaveLength(3);
    expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).sort());
    const { data } = await gateway.call('roomMessages', { room, limit: 100 });
    expect(data.items).toHaveLength(28);
    // The sender sees an own message also when it is not shown to the others.
    for (let index = 0; index < 25; index += 1)
      expect(await client.next(roomIds.say)).toMatchObject({ msgData: { data: { text: `第${index}条` } } });
  });

  it('[PRO-2] [LIV-3] lets a member of a closed account neither join nor stay', async () => {
    const { client, token } = await memberIn('resting');
    await gateway.call('timeOutStart', { days: 1 }, { token });
    expect(await client.next(roomIds.join)).toMatchObject({
      msgData: { refusal: { code: errorCodes.timedOut } },
    });
    await gateway.sandbox('room-say', { room, text: '看不到' });
    expect(await join(client)).toMatchObject({ msgData: { refusal: { code: errorCodes.timedOut } } });
    await handled(client);
    expect(client.frames.some(({ id }) => id === roomIds.batch)).toBe(false);
  });

  it('[LIV-3] shows a running match whole on joining, then its changes each second, and the next one after its end', async () => {
    const first = await book.newEvent(-600_000, { score: [0, 0] });
    await gateway.services.db.updateTable('rooms').set({ match_id: first }).where('id', '=', room).execute();
    gateway.services.rooms.forget();
    const client = await connect();
    expect(dataOf(await join(client)).match).toMatchObject({
      event: first,
      sport: 'football',
      status: 'live',
      clock: { at: 600, phase: 'h1' },
      scores: { ft: [0, 0] },
      home: { name: { en: 'Cranes' } },
    });
    book.change(first, { score: [1, 0] });
    await advance();
    expect(await client.next(roomIds.tick)).toMatchObject({
      topic: 'room',
      seq: 1,
      msgData: { data: { event: first, clock: { at: 601 }, scores: { ft: [1, 0] }, incidents: [] } },
    });
    const { data } = await gateway.call('roomList', {});
    const listed = data.items.find(({ id }) => id === room);
    expect(listed).toMatchObject({ match: { scores: { ft: [1, 0] } } });
    book.change(first, { status: 'ended' });
    await advance();
    expect(dataOf(await client.next(roomIds.state))).toMatchObject({ state: 'live', match: null });
    const following = await book.newEvent(-60_000);
    await advance(60_000);
    expect(dataOf(await client.next(roomIds.state)).match).toMatchObject({ event: following });
  });

  it('[LIV-3] comments on a running match as the automatic member, once for both gateways', async () => {
    const event = await book.newEvent(-600_000, { score: [2, 1] });
    await gateway.services.db.updateTable('rooms').set({ match_id: event }).where('id', '=', room).execute();
    for (const { services } of [gateway, second]) services.rooms.forget();
    const client = await visitor();
    for (let turn = 0; turn < 4; turn += 1) await advance(15_000);
    expect(dataOf(await client.next(roomIds.batch))).toMatchObject({
      items: [{ isAutomatic: true, text: 'River：Cranes 2:1 Swallows' }],
    });
    await handled(client);
    expect(client.frames.filter(({ id }) => id === roomIds.batch)).toHaveLength(1);
    expect(gateway.services.roomViewers.of(room)).toBe(1);
  });

  it.each([
    { id: 30001 },
    { id: 30001, room: '' },
    { id: 30001, room: 'x'.repeat(65) },
    { id: 30001, room: 'a', after: 7 },
    { id: 30002 },
    { id: 30003, room: 'a', key: 'short', text: 'a' },
    { id: 30003, room: 'a', key: 'long-enough', text: '' },
    { id: 30003, room: 'a', key: 'long-enough', text: '好'.repeat(61) },
    { id: 30003, room: 'a', key: 'long-enough' },
    { id: 30004, room: 'a', message: 'b', reason: 'boring' },
    { id: 30004, room: 'a', reason: 'fraud' },
    { id: 30005, room: 'a' },
    { id: 30010, room: 'a' },
  ])('[LIV-3] closes a socket after the invalid message %j', async (frame) => {
    const client = await connect();
    client.send(JSON.stringify(frame));
    expect(await client.closed).toBe(liveCloseCodes.misbehaved);
  });

  it('[LIV-3] cuts a reader that stopped although it sends heartbeats, and no other', async () => {
    const [stalled, reader] = [await visitor(), await visitor()];
    const { live, bus } = gateway.services;
    stalled.pause();
    const cutBefore = live.frames.cut;
    const ids = Array.from({ length: 8_000 }, (_, index) => String(index).padStart(16, '0'));
    let pushed = 0;
    // About 150 KB each: the operating system takes some MB before the gateway has unsent bytes.
    while (live.frames.cut === cutBefore && pushed < 200) {
      pushed += 1;
      bus.publish({ kind: 'room-removed', room, ids });
      if (pushed % 10 === 0) {
        gateway.clock.advance(limits.heartbeatInterval);
        stalled.send({ id: liveIds.heartbeat });
        await handled(reader);
        live.terminateSilent();
      }
    }
    expect(live.frames.cut).toBe(cutBefore + 1);
    await advance();
    const removed = () => reader.frames.filter(({ id }) => id === roomIds.removed);
    expect(removed()).toHaveLength(pushed);
    expect(live.roomSizes()).toContainEqual([room, 1]);
  });

  it('[LIV-3] counts messages and reports in the frames of a socket', async () => {
    const { client } = await memberIn('hasty');
    for (let index = 0; index < 31; index += 1)
      client.send({ id: roomIds.say, room, key: `hasty-key-${index}`, text: '好' });
    expect(await client.closed).toBe(liveCloseCodes.misbehaved);
  });
});
