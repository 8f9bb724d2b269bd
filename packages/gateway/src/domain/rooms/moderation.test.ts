import { randomUUID } from 'node:crypto';
import type { RoomMessage } from '@pavilion/contract';
import { errorCodes } from '@pavilion/contract';
import { sql } from 'kysely';
import { BusinessError } from '../../business-error';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway';
import { codeOf, newRoom, settle, whileLocked } from '../../testing/test-room';
import { createBus, type LiveEvent } from '../operations';
import { roomSettings } from './moderation';

const minute = 60_000;

describe('moderation of live rooms', () => {
  let gateway: TestGateway;
  let events: LiveEvent[] = [];
  let room: string;
  let author: { id: string; token: string };
  let count = 0;
  beforeAll(async () => {
    const bus = createBus();
    bus.subscribe((event) => events.push(event));
    gateway = await createTestGateway({ bus });
  });
  beforeEach(async () => {
    count += 1;
    room = await newRoom(gateway, `moderated-${count}`, { slow: 0 });
    author = await gateway.newMember(`author${count}`);
  });
  afterAll(() => gateway.close());

  const say = async (text: string, memberId = author.id, to = room) => {
    const { roomSpeech } = gateway.services;
    const said = settle(roomSpeech.say({ memberId, room: to, key: randomUUID(), text }));
    await roomSpeech.flush();
    return said;
  };
  const message = async (text = '不雅内容') => {
    const said = (await say(text)) as RoomMessage;
    events = [];
    return said;
  };
  const members = (names: readonly string[]) =>
    Promise.all(names.map(async (name) => (await gateway.newMember(`${name}${count}`)).id));
  const report = (memberId: string, id: string, to = room) =>
    gateway.services.roomModeration.report(memberId, to, id, 'insult').then(
      () => 6000,
      (error: unknown) => (error instanceof BusinessError ? error.code : Promise.reject(error)),
    );
  const shown = async () => (await gateway.call('roomMessages', { room })).data.items.map(({ id }) => id);
  const acts = () =>
    gateway.services.db
      .selectFrom('room_acts')
      .selectAll()
      .where('room_id', '=', room)
      .orderBy('id')
      .execute();

  it('[LIV-3] holds a message that three members report within ten minutes', async () => {
    const { id } = await message();
    const [one, two, three, four] = await members(['one', 'two', 'three', 'four']);
    expect(await report(one!, id)).toBe(6000);
    expect(await report(one!, id)).toBe(6000);
    gateway.clock.advance(10 * minute);
    expect(await report(two!, id)).toBe(6000);
    expect(await report(three!, id)).toBe(6000);
    expect(await shown()).toEqual([id]);
    expect(await report(four!, id)).toBe(6000);
    expect(await shown()).toEqual([]);
    expect(events).toEqual([{ kind: 'room-removed', room, ids: [id] }]);
    expect(await acts()).toMatchObject([
      { kind: 'hold', actor: 'rule:reports', message_id: id, member_id: author.id },
    ]);
  });

  it('[LIV-3] lists the newest message of each room, without those that are removed', async () => {
    const listed = async () => {
      gateway.clock.advance(1_000);
      const { items } = (await gateway.call('roomList', {})).data;
      return items.find(({ id }) => id === room)!;
    };
    expect(await listed()).not.toHaveProperty('lastMessage');
    await say('先来的');
    expect(await listed()).toMatchObject({ lastMessage: { text: '先来的' } });
    const { id } = await message();
    expect(await listed()).toMatchObject({ lastMessage: { id } });
    for (const member of await members(['first', 'second', 'third'])) await report(member, id);
    expect(await listed()).toMatchObject({ lastMessage: { text: '先来的' } });
  });

  it('[LIV-3] records who changed the stream of a room, and to which address', async () => {
    const stream = 'https://media.example/hall.m3u8';
    const change = (to: string | null) =>
      gateway.services.roomModeration.change(room, { stream: to }, 'operator:rin');
    await change(stream);
    gateway.clock.advance(1);
    await change(null);
    expect(await acts()).toMatchObject([
      { kind: 'stream', actor: 'operator:rin', details: { stream } },
      { kind: 'stream', actor: 'operator:rin', details: { stream: null } },
    ]);
  });

  it('[LIV-3] sets and records everything that a change of a room names', async () => {
    const change = { state: 'ended', slow: 30, stream: 'https://media.example/hall.m3u8' } as const;
    await gateway.services.roomModeration.change(room, change, 'operator:rin');
    const row = await gateway.services.db
      .selectFrom('rooms')
      .selectAll()
      .where('id', '=', room)
      .executeTakeFirstOrThrow();
    // A setting that this change does not name belongs to it.
    expect(roomSettings(row)).toEqual(change);
    // Rows of one moment have no order.
    const recorded = new Map((await acts()).map(({ kind, details }) => [kind, details]));
    expect(recorded).toEqual(
      new Map(Object.entries(change).map(([name, value]) => [name, { [name]: value }])),
    );
  });

  it('[LIV-3] holds a message once, when its reports come at the same time', async () => {
    const { id } = await message();
    const reporters = await members(['mona', 'nora', 'otto', 'paul', 'quin', 'rosa']);
    expect(await Promise.all(reporters.map((each) => report(each, id)))).toEqual(Array(6).fill(6000));
    expect(await acts()).toHaveLength(1);
    expect(events).toHaveLength(1);
  });

  it('[LIV-3] counts the reports of a message that are being stored', async () => {
    const { id } = await message();
    const [one, two, three] = await members(['anna', 'bert', 'carl']);
    const { waited } = await whileLocked(
      gateway,
      async (transaction) => {
        await sql`select id from room_messages where id = ${id} for no key update`.execute(transaction);
        const at = new Date(gateway.clock.now());
        const stored = [one!, two!].map((each) => ({
          message_id: id,
          member_id: each,
          reason: 'fraud' as const,
          at,
        }));
        await transaction.insertInto('room_reports').values(stored).execute();
      },
      () => report(three!, id),
    );
    expect(waited).toBe(true);
    expect(await shown()).toEqual([]);
  });

  it('[LIV-3] accepts five reports of a member in ten minutes: a report waits for the one before', async () => {
    const { id } = await message();
    const [reporter] = await members(['waiter']);
    const { waited } = await whileLocked(
      gateway,
      (transaction) =>
        sql`select id from members where id = ${reporter!} for no key update`.execute(transaction),
      () => report(reporter!, id),
    );
    expect(waited).toBe(true);
  });

  it('[LIV-3] accepts five reports of a member in ten minutes, also at the same time', async () => {
    const messages = [];
    for (let index = 0; index < 7; index += 1) messages.push(await message(`第${index}条`));
    const [reporter] = await members(['eager']);
    const codes = await Promise.all(messages.map(({ id }) => report(reporter!, id)));
    expect(codes.sort()).toEqual([20004, 20004, ...Array(5).fill(6000)]);
    gateway.clock.advance(10 * minute);
    expect(await report(reporter!, messages[0]!.id)).toBe(6000);
  });

  it('[LIV-3] refuses a report of an own message, of another room, and of one that is gone', async () => {
    const { id } = await message();
    const [reporter] = await members(['strict']);
    expect(await report(author.id, id)).toBe(10003);
    expect(await report(reporter!, id, await newRoom(gateway, `other-${count}`))).toBe(20201);
    expect(await report(reporter!, '0000000000000000')).toBe(20201);
    await gateway.sandbox('room-remove', { message: id });
    expect(await report(reporter!, id)).toBe(20201);
  });

  it('[LIV-3] [PRO-2] refuses a report of a demo, and of a member whose account is closed', async () => {
    const { id } = await message();
    const demo = await gateway.call('demoStart', { ofAge: true }, { device: `reporting-demo-${count}` });
    expect(await report(demo.data.member.id, id)).toBe(20119);
    const closed = await gateway.newMember(`closed${count}`);
    await gateway.call('timeOutStart', { days: 1 }, { token: closed.token });
    expect(await report(closed.id, id)).toBe(20302);
    const [open] = await members(['open']);
    expect(await report(open!, id)).toBe(6000);
  });

  it('[LIV-3] shows a held message again after its release, and a removed one never', async () => {
    const { id, text } = await message();
    expect(await gateway.sandbox('room-hold', { message: id })).toMatchObject({ data: { changed: true } });
    expect(await gateway.sandbox('room-hold', { message: id })).toMatchObject({ data: { changed: false } });
    gateway.clock.advance(1);
    expect(await gateway.sandbox('room-hold', { message: id, release: true })).toMatchObject({
      data: { changed: true },
    });
    gateway.clock.advance(1);
    expect(await shown()).toEqual([id]);
    expect(events).toMatchObject([
      { kind: 'room-removed' },
      { kind: 'room-messages', items: [{ id, text }] },
    ]);
    await gateway.sandbox('room-remove', { message: id });
    expect(await gateway.sandbox('room-hold', { message: id, release: true })).toMatchObject({
      data: { changed: false },
    });
    expect(await shown()).toEqual([]);
    expect((await acts()).map(({ kind, actor }) => `${kind} by ${actor}`)).toEqual([
      'hold by sandbox:controls',
      'release by sandbox:controls',
      'remove by sandbox:controls',
    ]);
  });

  it('[LIV-3] holds a released message again after as many further reports, not after the next one', async () => {
    const { id } = await message();
    const reporters = await members(['first', 'second', 'third', 'fourth', 'fifth', 'sixth']);
    const reportBy = async (indexes: readonly number[]) => {
      for (const index of indexes) {
        gateway.clock.advance(1);
        expect(await report(reporters[index]!, id)).toBe(6000);
      }
      return shown();
    };
    expect(await reportBy([0, 1, 2])).toEqual([]);
    await gateway.sandbox('room-hold', { message: id, release: true });
    expect(await reportBy([3, 4])).toEqual([id]);
    expect(await reportBy([5])).toEqual([]);
  });

  it('[LIV-3] mutes a member in one room or all, from the next message to the end', async () => {
    const other = await newRoom(gateway, `second-${count}`);
    const account = `author${count}`;
    events = [];
    await gateway.sandbox('room-mute', { account, room, seconds: 600 });
    expect(events).toEqual([{ kind: 'room-you', memberId: author.id }]);
    expect(codeOf(await say('你好'))).toBe(20503);
    expect(codeOf(await say('你好', author.id, other))).toBe(6000);
    const { data } = await gateway.call('roomInfo', { room }, { token: author.token });
    const mutedUntil = new Date(gateway.clock.now() + 600_000).toISOString();
    expect(data.you).toMatchObject({ maySpeak: false, refusal: { code: errorCodes.roomMuted }, mutedUntil });
    gateway.clock.advance(600_000);
    expect(codeOf(await say('你好'))).toBe(6000);
    await gateway.sandbox('room-mute', { account });
    gateway.clock.advance(40 * 86_400_000);
    expect(codeOf(await say('还在吗'))).toBe(20503);
    expect(codeOf(await say('还在吗', author.id, other))).toBe(20503);
    expect(await gateway.sandbox('room-mute', { account, off: true })).toMatchObject({ data: { ended: 1 } });
    expect(codeOf(await say('还在吗'))).toBe(6000);
  });

  it('[LIV-3] keeps a mute after the nickname changed', async () => {
    await gateway.sandbox('room-mute', { account: `author${count}` });
    await gateway.services.db
      .updateTable('members')
      .set({ nickname: '新名字' })
      .where('id', '=', author.id)
      .execute();
    expect(codeOf(await say('你好'))).toBe(20503);
  });

  it('[LIV-3] records changes of a room, and rejects an unknown one', async () => {
    await gateway.sandbox('room-change', { room, state: 'ended', slow: 10 });
    const changes = (await acts()).map(({ details }) => details);
    expect(Object.assign({}, ...changes)).toEqual({ state: 'ended', slow: 10 });
    expect(await gateway.sandbox('room-change', { room: 'none', state: 'live' })).toMatchObject({
      status_code: 20201,
    });
  });
});
