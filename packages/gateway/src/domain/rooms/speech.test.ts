import { randomUUID } from 'node:crypto';
import { errorCodes, limits, type RoomMessage } from '@pavilion/contract';
import { sql } from 'kysely';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { newReadyMember } from '../../testing/test-member';
import { codeOf, newRoom, type Said, settle, whileLocked } from '../../testing/test-room';
import { createBus, type LiveEvent } from '../operations';
import { authorOf } from './author';

const ok = 6000;

describe('speech in live rooms', () => {
  let gateway: TestGateway;
  let events: LiveEvent[] = [];
  let room: string;
  let member: { id: string; token: string };
  let count = 0;
  beforeAll(async () => {
    const bus = createBus();
    bus.subscribe((event) => events.push(event));
    gateway = await createTestGateway({ bus });
  });
  beforeEach(async () => {
    count += 1;
    room = await newRoom(gateway, `speech-${count}`);
    member = await gateway.newMember(`speaker${count}`);
    events = [];
  });
  afterAll(() => gateway.close());

  const { burst } = limits.rooms;
  const say = (text: string, memberId = member.id, key: string = randomUUID()) =>
    settle(gateway.services.roomSpeech.say({ memberId, room, key, text }));
  /** Says texts that are sent within one batch. */
  const sayAll = async (...said: Promise<Said>[]) => {
    await gateway.services.roomSpeech.flush();
    return Promise.all(said);
  };
  const sayNow = async (text: string, memberId = member.id, key: string = randomUUID()) =>
    (await sayAll(say(text, memberId, key)))[0] as Said;
  const rules = (speechStatus: number, vipMin = 0, vipMax = 0) =>
    gateway.services.siteState.set('speech', { speechStatus, vipMin, vipMax });
  const rowsOf = () =>
    gateway.services.db
      .selectFrom('room_messages')
      .selectAll()
      .where('room_id', '=', room)
      .orderBy('id')
      .execute();
  const shown = async () => (await gateway.call('roomMessages', { room })).data.items.map(({ text }) => text);

  it('[LIV-3] stores what was said in the order in which it came, and publishes it together', async () => {
    const other = await gateway.newMember(`another${count}`);
    const said = await sayAll(say('一'), say(' 二\n ', other.id), say('三'));
    expect(said).toMatchObject([
      { author: authorOf(member.id), text: '一', vip: 0, isAutomatic: false },
      { author: authorOf(other.id), text: '二' },
      { text: '三' },
    ]);
    const ids = said.map((each) => (each as RoomMessage).id);
    expect(ids).toEqual([...ids].sort());
    expect(events).toEqual([{ kind: 'room-messages', room, items: said }]);
    expect(await shown()).toEqual(['三', '二', '一']);
    expect(JSON.stringify(said)).not.toContain(member.id);
  });

  it('[LIV-3] stores a message once for its key, also when it is sent twice at the same time', async () => {
    const [one, two] = await sayAll(say('好球', member.id, 'same-key'), say('好球', member.id, 'same-key'));
    expect(two).toEqual(one);
    gateway.clock.advance(60_000);
    expect(await sayNow('又一个', member.id, 'same-key')).toEqual(one);
    expect(await rowsOf()).toHaveLength(1);
    const other = await gateway.newMember(`samekey${count}`);
    expect(await sayNow('好球', other.id, 'same-key')).toMatchObject({ author: authorOf(other.id) });
  });

  it('[LIV-3] the database itself stores a key of a member once in a room', async () => {
    const row = {
      room_id: room,
      member_id: member.id,
      who: '',
      vip: 0,
      text: '一',
      client_key: 'key',
      at: new Date(),
    };
    const insert = () => gateway.services.db.insertInto('room_messages').values(row).execute();
    await insert();
    await expect(insert()).rejects.toThrow('room_messages_room_id_member_id_client_key_key');
  });

  it('[LIV-3] lets nobody speak with status 0, and nobody in a room that ended', async () => {
    await rules(0);
    expect(codeOf(await sayNow('你好'))).toBe(20501);
    await rules(1);
    await gateway.sandbox('room-change', { room, state: 'ended' });
    expect(codeOf(await sayNow('你好'))).toBe(20501);
    await gateway.sandbox('room-change', { room, state: 'maintenance' });
    expect(codeOf(await sayNow('你好'))).toBe(600101);
    expect((await gateway.call('roomInfo', { room })).status_code).toBe(600101);
    expect((await gateway.call('roomMessages', { room })).status_code).toBe(600101);
  });

  it.each([
    [0, 0, 3, ok],
    [3, 3, 3, ok],
    [4, 0, 3, 20502],
    [2, 3, 5, 20502],
    [9, 3, 0, ok],
  ])(
    '[LIV-2] [LIV-3] lets a member of level %i speak in the range from %i to %i: %i',
    async (level, vipMin, vipMax, code) => {
      await rules(1, vipMin, vipMax);
      await gateway.services.db
        .updateTable('members')
        .set({ vip_level: level })
        .where('id', '=', member.id)
        .execute();
      expect(codeOf(await sayNow('你好'))).toBe(code);
      const { data } = await gateway.call('roomInfo', { room }, { token: member.token });
      expect(data.rules).toEqual({ speechStatus: 1, vipMin, vipMax, slow: 3 });
      expect(data.you).toMatchObject({ maySpeak: code === ok, refusal: code === ok ? null : { code } });
    },
  );

  it('[LIV-3] asks for a confirmed real name with status 2', async () => {
    await rules(2);
    expect(codeOf(await sayNow('你好'))).toBe(20113);
    const named = await newReadyMember(gateway, `named${count}`);
    expect(codeOf(await sayNow('你好', named.id))).toBe(ok);
  });

  it('[LIV-3] tells a visitor to log in, and a demo that it cannot speak', async () => {
    expect((await gateway.call('roomInfo', { room })).data.you).toMatchObject({
      maySpeak: false,
      refusal: { code: errorCodes.roomLoginNeeded },
    });
    const { data } = await gateway.call('demoStart', { ofAge: true }, { device: `demo-${count}` });
    const { data: info } = await gateway.call('roomInfo', { room }, { token: data.token });
    expect(info.you).toMatchObject({ refusal: { code: errorCodes.demoRefused } });
    const row = await gateway.services.db
      .selectFrom('members')
      .select('id')
      .where('is_demo', '=', true)
      .executeTakeFirstOrThrow();
    expect(codeOf(await sayNow('你好', row.id))).toBe(20119);
  });

  it.each([
    ['timeOutStart', { days: 1 }, 20302],
    ['selfExclude', { months: 6, loginPassword: 'Passw0rd1' }, 20301],
  ] as const)('[PRO-2] [LIV-3] lets a member read and say nothing after %s', async (call, body, code) => {
    expect((await gateway.call(call, body as never, { token: member.token })).status_code).toBe(ok);
    expect(codeOf(await sayNow('你好'))).toBe(code);
    for (const read of ['roomMessages', 'roomInfo'] as const)
      expect((await gateway.call(read, { room }, { token: member.token })).status_code).toBe(code);
    expect((await gateway.call('roomList', {}, { token: member.token })).status_code).toBe(code);
  });

  it('[LIV-3] refuses banned words, contacts and repetitions with the reason', async () => {
    await gateway.services.db.insertInto('banned_words').values({ word: '代充' }).execute();
    gateway.clock.advance(10_000);
    expect(await sayNow('找我代-充')).toMatchObject({ code: 20504, data: { reason: 'banned-word' } });
    expect(await sayNow('13800138000')).toMatchObject({ code: 20504, data: { reason: 'contact' } });
    gateway.clock.advance(60_000);
    expect(await sayNow('\u200b')).toMatchObject({ code: 20504, data: { reason: 'empty' } });
    expect(codeOf(await sayNow('加油'))).toBe(ok);
    gateway.clock.advance(10_000);
    expect(await sayNow('加 油')).toMatchObject({ code: 20504, data: { reason: 'repeated' } });
    gateway.clock.advance(20_000);
    expect(codeOf(await sayNow('加油'))).toBe(ok);
  });

  it('[LIV-3] accepts three messages at once, then tells the wait', async () => {
    const said = await sayAll(...['一', '二', '三', '四'].map((text) => say(text)));
    expect(said.map(codeOf)).toEqual([ok, ok, ok, 20004]);
    expect(said[burst]).toMatchObject({ data: { wait: 9_000 } });
    gateway.clock.advance(8_999);
    expect(codeOf(await sayNow('五'))).toBe(20004);
    gateway.clock.advance(1);
    expect(codeOf(await sayNow('六'))).toBe(ok);
  });

  it('[LIV-3] has another pace by room, by member and not by address', async () => {
    await gateway.sandbox('room-change', { room, slow: 60 });
    expect((await sayAll(...['一', '二', '三', '四'].map((text) => say(text)))).at(-1)).toMatchObject({
      data: { wait: 180_000 },
    });
    const other = await gateway.newMember(`calm${count}`);
    expect(codeOf(await sayNow('一', other.id))).toBe(ok);
    await gateway.sandbox('room-change', { room, slow: 0 });
    const fast = await sayAll(...Array.from({ length: 9 }, (_, index) => say(`第${index}条`)));
    expect(fast.map(codeOf)).toEqual(Array(9).fill(ok));
  });

  it('[LIV-3] mutes a member for a minute after three refusals within one', async () => {
    const said = await sayAll(...['www.a', 'www.b', 'www.c', '你好'].map((text) => say(text)));
    expect(said.map(codeOf)).toEqual([20504, 20504, 20504, 20503]);
    const mutedUntil = new Date(gateway.clock.now() + 60_000).toISOString();
    expect(said.at(-1)).toMatchObject({ data: { mutedUntil } });
    expect(events).toEqual([{ kind: 'room-you', memberId: member.id }]);
    gateway.clock.advance(59_999);
    expect(codeOf(await sayNow('你好'))).toBe(20503);
    gateway.clock.advance(1);
    expect(codeOf(await sayNow('你好'))).toBe(ok);
    const acts = await gateway.services.db
      .selectFrom('room_acts')
      .selectAll()
      .where('member_id', '=', member.id)
      .execute();
    expect(acts).toMatchObject([{ kind: 'mute', actor: 'rule:refusals', room_id: room }]);
  });

  it('[LIV-3] counts messages of two gateways together', async () => {
    const second = await createTestGateway({ sharesWith: gateway });
    const both = [gateway, second].flatMap(({ services }, at) =>
      ['一', '二', '三'].map((text) =>
        settle(
          services.roomSpeech.say({ memberId: member.id, room, key: randomUUID(), text: `${text}${at}` }),
        ),
      ),
    );
    const twice = [gateway, second].map(({ services }) =>
      settle(services.roomSpeech.say({ memberId: member.id, room, key: 'key-of-both', text: '四' })),
    );
    await Promise.all([gateway, second].map(({ services }) => services.roomSpeech.flush()));
    const codes = (await Promise.all([...both, ...twice])).map(codeOf);
    expect(codes.filter((code) => code === ok)).toHaveLength(burst);
    expect(await rowsOf()).toHaveLength(burst);
    await second.close();
  });

  it('[LIV-3] counts the messages that another gateway is storing', async () => {
    const stored = ['一', '二', '三'].map((text, index) => ({
      room_id: room,
      member_id: member.id,
      who: '',
      vip: 0,
      text,
      client_key: `other-gateway-${index}`,
      at: new Date(gateway.clock.now()),
    }));
    const { result, waited } = await whileLocked(
      gateway,
      async (transaction) => {
        await sql`select id from rooms where id = ${room} for no key update`.execute(transaction);
        await transaction.insertInto('room_messages').values(stored).execute();
      },
      () => sayNow('四'),
    );
    expect(waited).toBe(true);
    expect(codeOf(result)).toBe(20004);
  });

  it('[LIV-3] acknowledges a mute after the messages that are being stored', async () => {
    const { waited } = await whileLocked(
      gateway,
      (transaction) => sql`select id from rooms where id = ${room} for no key update`.execute(transaction),
      () =>
        gateway.services.roomModeration.mute(
          { memberId: member.id, room, until: null, reason: 'test' },
          'operator:test',
        ),
    );
    expect(waited).toBe(true);
  });

  it('[LIV-3] stores nothing after the moment of a mute, when both come at once', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { id } = await gateway.newMember(`race${count}x${turn}`);
      const mute = { memberId: id, room, until: null, reason: 'test' };
      const said = say('你好', id);
      const flushed = gateway.services.roomSpeech.flush();
      await gateway.services.roomModeration.mute(mute, 'operator:test');
      // The mute is acknowledged: what is not stored now is never stored.
      const before = (await rowsOf()).length;
      await flushed;
      await said;
      expect(codeOf(await sayNow('再来', id))).toBe(20503);
      expect(await rowsOf()).toHaveLength(before);
    }
  });

  it('[LIV-3] refuses a message to an unknown room, and rejects all of a batch that cannot be stored', async () => {
    const unknown = { memberId: member.id, room: 'none', key: 'key-12345', text: '?' };
    const [refused] = await sayAll(settle(gateway.services.roomSpeech.say(unknown)));
    expect(codeOf(refused as Said)).toBe(20201);
    const said = gateway.services.roomSpeech.say({
      memberId: member.id,
      room,
      key: 'key-12345',
      text: '你好',
    });
    const rejected = expect(said).rejects.toThrow('the database is away');
    const failing = jest.spyOn(gateway.services.db, 'transaction').mockImplementation(() => {
      throw new Error('the database is away');
    });
    await expect(gateway.services.roomSpeech.flush()).rejects.toThrow('away');
    await rejected;
    failing.mockRestore();
    expect(codeOf(await sayNow('你好', member.id, 'key-12345'))).toBe(ok);
  });

  it('[LIV-3] shows messages of the last 24 hours page by page, and deletes those of members after 30 days', async () => {
    for (const text of ['一', '二', '三']) {
      await sayNow(text);
      gateway.clock.advance(10_000);
    }
    const first = (await gateway.call('roomMessages', { room, limit: 2 })).data;
    expect(first.items.map(({ text }) => text)).toEqual(['三', '二']);
    const next = { room, limit: 2, cursor: first.nextCursor as string };
    expect((await gateway.call('roomMessages', next)).data).toMatchObject({
      items: [{ text: '一' }],
      nextCursor: null,
    });
    const { data } = await gateway.call('roomMessages', { room, before: first.items[1]!.id });
    expect(data.items.map(({ text }) => text)).toEqual(['一']);
    expect((await gateway.call('roomMessages', { room, cursor: 'x' })).status_code).toBe(10003);
    await gateway.sandbox('room-say', { room, text: '自动' });
    gateway.clock.advance(limits.rooms.history + 1);
    expect(await shown()).toEqual([]);
    await gateway.services.cleanUp();
    expect((await rowsOf()).map(({ text }) => text)).toEqual(['一', '二', '三']);
    gateway.clock.advance(30 * 86_400_000);
    await gateway.services.cleanUp();
    expect(await rowsOf()).toEqual([]);
  });

  it('[LIV-3] names the automatic member of the sandbox, whose messages are stored once for a key', async () => {
    await gateway.sandbox('room-say', { room, text: '比赛开始', key: 'auto-1' });
    await gateway.sandbox('room-say', { room, text: '比赛开始', key: 'auto-1' });
    expect((await gateway.call('roomMessages', { room })).data.items).toMatchObject([
      { who: '自动播报（沙盒）', isAutomatic: true, author: 'automatic', text: '比赛开始' },
    ]);
  });
});
