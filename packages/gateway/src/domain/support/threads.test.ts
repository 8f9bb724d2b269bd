import { randomUUID } from 'node:crypto';
import { type CallRequest, limits, liveIds, type SupportThread } from '@pavilion/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import {
  type Answer,
  type CallOptions,
  createTestGateway,
  password,
  type TestGateway,
} from '../../testing/test-gateway';
import { cardNumbers } from '../../testing/test-member';
import { whileLocked } from '../../testing/test-room';
import { requestHash } from '../money';
import { createBus, type LiveEvent } from '../operations';

const day = 86_400_000;
const png = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64');
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('threads with support', () => {
  let gateway: TestGateway;
  let events: LiveEvent[];
  let member: { id: string; token: string };
  let count = 0;
  beforeAll(async () => {
    const bus = createBus();
    bus.subscribe((event) => events.push(event));
    gateway = await createTestGateway({ bus });
  });
  beforeEach(async () => {
    events = [];
    count += 1;
    member = await gateway.newMember(`asking${count}`);
    events = [];
  });
  afterAll(() => gateway.close());

  const visitor = (name = `device-of-visitor-${count}`): CallOptions => ({ device: name });
  const send = (body: Partial<CallRequest<'supportSend'>> = {}, by: CallOptions = member) =>
    gateway.call('supportSend', { key: randomUUID(), text: '您好', pictures: [], ...body }, by);
  const open = (body: Partial<CallRequest<'ticketOpen'>> = {}, by: CallOptions = member) =>
    gateway.call(
      'ticketOpen',
      { topic: 'game', key: randomUUID(), text: '游戏卡住了', pictures: [], ...body },
      by,
    );
  const read = async (thread: string, by: CallOptions = member) =>
    (await gateway.call('supportMessages', { thread, limit: 100 }, by)).data;
  const texts = async (thread: string, by: CallOptions = member) =>
    (await read(thread, by)).items.map(({ author, text }) => `${author}: ${text['zh-CN']}`).reverse();
  const unread = async (by: CallOptions = member) => (await gateway.call('supportUnread', {}, by)).data;
  const answer = (thread: string, text?: string) =>
    gateway.sandbox('support-answer', { thread, ...(text && { text }) });
  /** One run of the service answers a part of what is due. */
  const answerAllDue = async () => {
    const due = gateway.database.db
      .selectFrom('threads')
      .select('id')
      .where('agent_at', '<=', new Date(gateway.clock.now()));
    while (await due.executeTakeFirst()) await gateway.services.advance();
  };
  const close = (thread: string, by: CallOptions = member) => gateway.call('supportClose', { thread }, by);
  const reopen = (thread: string, by: CallOptions = member) => gateway.call('supportReopen', { thread }, by);
  const codeOf = ({ status_code }: Answer<unknown>) => status_code;
  const rowsOf = (thread: string) =>
    gateway.database.db.selectFrom('thread_messages').selectAll().where('thread_id', '=', thread).execute();

  it('[SUP-1] begins the chat with its first message, and shows it to member and visitor', async () => {
    for (const by of [member, visitor()]) {
      expect((await gateway.call('supportChat', {}, by)).data).toMatchObject({
        thread: null,
        agent: { en: 'Automatic agent (sandbox)' },
        canJoin: false,
        hours: { from: '09:00', to: '24:00', isOpen: true },
      });
      const { data } = await send({ text: ' 存款没有到账 \r\n订单 1 ' }, by);
      expect(data.thread).toMatchObject({
        kind: 'chat',
        state: 'open',
        topic: null,
        unread: 0,
        excerpt: '存款没有到账  订单 1',
      });
      expect(data.message).toMatchObject({
        author: 'customer',
        name: null,
        text: { en: '存款没有到账 \n订单 1' },
      });
      expect((await send({}, by)).data.thread.id).toBe(data.thread.id);
      expect((await gateway.call('supportChat', {}, by)).data.thread?.id).toBe(data.thread.id);
      expect(await texts(data.thread.id, by)).toHaveLength(2);
    }
  });

  it('[SUP-1] lists messages newest first, in pages', async () => {
    const thread = (await send({ text: '1' })).data.thread.id;
    for (const text of ['2', '3', '4', '5']) await send({ text });
    const first = await gateway.call('supportMessages', { thread, limit: 3 }, member);
    const next = await gateway.call(
      'supportMessages',
      { thread, limit: 3, cursor: first.data.nextCursor ?? '' },
      member,
    );
    const shown = [...first.data.items, ...next.data.items].map(({ text }) => text.en);
    expect(shown).toEqual(['5', '4', '3', '2', '1']);
    expect(next.data.nextCursor).toBeNull();
  });

  it('[SUP-1] lists the threads with the newest message first, in pages and by kind and state', async () => {
    const tickets: string[] = [];
    for (const text of ['1', '2', '3']) {
      tickets.push((await open({ text })).data.id);
      gateway.clock.advance(1);
    }
    const chat = (await send()).data.thread.id;
    gateway.clock.advance(1);
    await send({ thread: tickets[0]! });
    await close(tickets[1]!);
    const list = async (body: CallRequest<'supportThreads'>) => {
      const { data } = await gateway.call('supportThreads', body, member);
      return { ids: data.items.map(({ id }) => id), nextCursor: data.nextCursor };
    };
    expect((await list({})).ids).toEqual([tickets[0], chat, tickets[2], tickets[1]]);
    expect((await list({ kind: 'ticket', state: 'open' })).ids).toEqual([tickets[0], tickets[2]]);
    const { ids, nextCursor } = await list({ limit: 3 });
    expect([...ids, ...(await list({ limit: 3, cursor: nextCursor ?? '' })).ids]).toHaveLength(4);
    expect(codeOf(await gateway.call('supportThreads', { cursor: 'x' }, member))).toBe(10003);
  });

  it('[SUP-1] stores a message once, however often and at once it is sent', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ key })));
    expect(new Set(answers.map(codeOf))).toEqual(new Set([6000]));
    expect(new Set(answers.map(({ data }) => data.message.id)).size).toBe(1);
    const thread = answers[0]!.data.thread.id;
    for (let turn = 0; turn < 50; turn++)
      expect((await send({ key })).data.message.id).toBe(answers[0]!.data.message.id);
    expect(await rowsOf(thread)).toHaveLength(1);
    expect(codeOf(await send({ key, text: 'another' }))).toBe(20104);
    expect(await rowsOf(thread)).toHaveLength(1);
  });

  it('[SUP-1] the database itself stores a key of a thread once', async () => {
    const { data } = await send();
    const [row] = await rowsOf(data.thread.id);
    const copy = { ...row!, id: 'another', name: null, text: JSON.stringify(row!.text) };
    await expect(gateway.database.db.insertInto('thread_messages').values(copy).execute()).rejects.toThrow(
      'unique',
    );
  });

  it('[SUP-1] opens one ticket for a key, and one chat for messages with several', async () => {
    const key = randomUUID();
    const tickets = await Promise.all(Array.from({ length: 8 }, () => open({ key })));
    expect(new Set(tickets.map(({ data }) => data.id)).size).toBe(1);
    expect(await texts(tickets[0]!.data.id)).toEqual(['customer: 游戏卡住了']);
    expect(codeOf(await open({ key, topic: 'other' }))).toBe(20104);
    const chats = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(new Set(chats.map(({ data }) => data.thread.id)).size).toBe(1);
    expect(await rowsOf(chats[0]!.data.thread.id)).toHaveLength(8);
  });

  it('[SUP-1] stores the fields of the topic with the ticket, which is another one with other values', async () => {
    const key = randomUUID();
    const deposit = (values?: Record<string, string>) =>
      open({ topic: 'deposit', key, text: '没有到账', values });
    const { data } = await deposit({ orderNumber: ' 01jdj2v4w3k8m5n6p7q8r9s0tz ', betNumber: '123456' });
    const shown = [
      {
        name: 'orderNumber',
        label: { 'zh-CN': '订单号', en: 'Order number' },
        value: { 'zh-CN': '01jdj2v4w3k8m5n6p7q8r9s0tz', en: '01jdj2v4w3k8m5n6p7q8r9s0tz' },
      },
    ];
    expect(data.details).toEqual(shown);
    expect((await read(data.id)).thread.details).toEqual(shown);
    expect((await deposit({ orderNumber: '01jdj2v4w3k8m5n6p7q8r9s0tz' })).data.id).toBe(data.id);
    for (const values of [{ orderNumber: '01jdj2v4w3k8m5n6p7q8r9s0t0' }, { orderNumber: '' }, undefined])
      expect(codeOf(await deposit(values))).toBe(20104);
  });

  it('[SUP-1] treats a ticket without values as one from before topics had fields', async () => {
    const body = { topic: 'deposit' as const, text: '没有到账', pictures: [] };
    const key = randomUUID();
    const { data } = await open({ ...body, key, values: { orderNumber: ' ' } });
    expect(data.details).toEqual([]);
    const [row] = await rowsOf(data.id);
    expect(row?.request_hash).toBe(requestHash('ticketOpen', body));
    expect((await open({ ...body, key })).data.id).toBe(data.id);
  });

  it.each([
    ['another character', '12345678!', 10003, { fields: [{ field: 'orderNumber', reason: 'format' }] }],
    ['a card number', cardNumbers[0]!, 20512, { field: 'orderNumber', reason: 'card-number' }],
  ])('[SUP-1] [SUP-2] refuses %s in the field of an order number', async (_, orderNumber, code, data) => {
    const refused = await open({ topic: 'withdrawal', values: { orderNumber } });
    expect(refused).toMatchObject({ status_code: code, data });
    expect((await gateway.call('supportThreads', {}, member)).data.items).toEqual([]);
  });

  it('[SUP-1] is answered, seen and counted in both directions', async () => {
    const { thread } = (await send()).data;
    expect(thread).toMatchObject({ seenUpTo: null, answerBy: expect.any(String) });
    await answer(thread.id, '请说明时间');
    const { items, thread: answered } = await read(thread.id);
    expect(answered).toMatchObject({ state: 'answered', unread: 1, seenUpTo: items[0]!.id, answerBy: null });
    expect(items[0]).toMatchObject({ author: 'staff', isAutomatic: false, text: { en: '请说明时间' } });
    await answer(thread.id, '以及订单号');
    expect(await unread()).toEqual({ total: 2, ticket: 0, chat: 2, assistedDeposit: 0 });
    const seen = (upTo: string) => gateway.call('supportSeen', { thread: thread.id, upTo }, member);
    expect((await seen(items[0]!.id)).data.total).toBe(1);
    const [last] = (await read(thread.id)).items;
    expect((await seen(last!.id)).data.total).toBe(0);
    // A slower tab does not move the mark back.
    expect((await seen(items[0]!.id)).data.total).toBe(0);
    expect((await read(thread.id)).thread.readUpTo).toBe(last!.id);
    const other = (await open()).data.id;
    const [foreign] = (await read(other)).items;
    expect(codeOf(await seen(foreign!.id))).toBe(20201);
    const { data } = await send({ text: '昨天' });
    expect(data.thread).toMatchObject({ state: 'open', seenUpTo: last!.id });
  });

  it('[SUP-1] notifies the member of each change, with the id of the thread', async () => {
    const { thread } = (await send()).data;
    await answer(thread.id);
    const [newest] = (await read(thread.id)).items;
    await gateway.call('supportSeen', { thread: thread.id, upTo: newest!.id }, member);
    await close(thread.id);
    await close(thread.id);
    await reopen(thread.id);
    expect(events).toEqual(Array(5).fill({ kind: 'support', memberId: member.id, thread: thread.id }));
    events = [];
    const { data } = await send({}, visitor());
    await answer(data.thread.id);
    expect(events).toEqual([]);
    expect(liveIds.support).toBe(20007);
  });

  it('[SUP-1] is found neither by another member nor by another device', async () => {
    const other = await gateway.newMember(`stranger${count}`);
    const ofMember = (await send()).data.thread.id;
    const [message] = (await read(ofMember)).items;
    const ofVisitor = (await send({}, visitor())).data.thread.id;
    const { id: picture } = (await gateway.call('supportPictureAdd', { data: png }, member)).data;
    const strangers: [string, CallOptions][] = [
      [ofMember, other],
      [ofMember, visitor()],
      [ofVisitor, member],
      [ofVisitor, visitor('another-device')],
    ];
    for (const [thread, by] of strangers) {
      const codes = [
        await gateway.call('supportMessages', { thread }, by),
        await send({ thread }, by),
        await gateway.call('supportSeen', { thread, upTo: message!.id }, by),
        await close(thread, by),
        await reopen(thread, by),
      ].map(codeOf);
      expect(codes).toEqual(Array(5).fill(20201));
      expect((await gateway.call('supportThreads', {}, by)).data.items.map(({ id }) => id)).not.toContain(
        thread,
      );
    }
    expect(codeOf(await open({ follows: ofMember }, other))).toBe(20201);
    for (const by of [other, visitor()]) {
      expect(codeOf(await gateway.call('supportPicture', { id: picture }, by))).toBe(20201);
      expect(codeOf(await send({ pictures: [picture] }, by))).toBe(10003);
    }
    expect((await read(ofMember)).thread).toMatchObject({ state: 'open', readUpTo: null });
    expect(await texts(ofMember)).toHaveLength(1);
  });

  it.each([
    ['a card number', `卡号 ${cardNumbers[0]}`, 'card-number'],
    ['a card number in groups', '6222 0200 0000 0004 606', 'card-number'],
    ['a coin address', `请转到${tron}`, 'coin-address'],
  ])('[SUP-2] stores %s of nobody', async (_, text, reason) => {
    const { thread } = (await send()).data;
    const refused = await send({ text });
    expect(refused).toMatchObject({ status_code: 20512, data: { field: 'text', reason } });
    expect(codeOf(await open({ text }))).toBe(20512);
    expect((await answer(thread.id, text)).status_code).toBe(20512);
    expect(await texts(thread.id)).toEqual(['customer: 您好']);
    expect(
      JSON.stringify(await gateway.database.db.selectFrom('thread_messages').select('text').execute()),
    ).not.toContain(text);
  });

  it('[SUP-2] accepts pictures by their bytes, of customers only', async () => {
    const add = (bytes: string | Buffer) =>
      gateway.call('supportPictureAdd', { data: Buffer.from(bytes).toString('base64') }, member);
    expect(codeOf(await add('<svg onload="alert(1)"/>'))).toBe(10003);
    expect(codeOf(await add('<!doctype html><script>alert(1)</script>'))).toBe(10003);
    const { id } = (await gateway.call('supportPictureAdd', { data: png }, member)).data;
    const { data } = await send({ text: '', pictures: [id, id] });
    expect(data.message.pictures).toEqual([id]);
    expect((await gateway.call('supportPicture', { id }, member)).data).toEqual({
      id,
      type: 'image/png',
      data: png,
    });
    // A picture is in one message.
    expect(codeOf(await send({ pictures: [id] }))).toBe(10003);
    expect(await texts(data.thread.id)).toHaveLength(1);
    await answer(data.thread.id, '收到');
    const [ofStaff] = (await read(data.thread.id)).items;
    const insert = gateway.database.db.insertInto('support_pictures').values({
      id: 'a',
      member_id: member.id,
      device: null,
      message_id: ofStaff!.id,
      type: 'image/png',
      picture: Buffer.from('a'),
      at: new Date(),
    });
    await expect(insert.execute()).rejects.toThrow('foreign key');
  });

  it('[SUP-2] the database itself stores no picture of support', async () => {
    const { data } = await send();
    await answer(data.thread.id, '收到');
    const [ofStaff] = (await read(data.thread.id)).items;
    const insert = gateway.database.db.insertInto('support_pictures').values({
      id: 'b',
      member_id: member.id,
      device: null,
      message_id: ofStaff!.id,
      author: 'staff' as 'customer',
      type: 'image/png',
      picture: Buffer.from('a'),
      at: new Date(),
    });
    await expect(insert.execute()).rejects.toThrow('check constraint');
  });

  it('[SUP-2] deletes pictures that no message has named for a day', async () => {
    const add = async () => (await gateway.call('supportPictureAdd', { data: png }, member)).data.id;
    const [loose, sent] = [await add(), await add()];
    await send({ pictures: [sent] });
    const left = async () => {
      await gateway.services.cleanUp();
      const rows = await gateway.database.db
        .selectFrom('support_pictures')
        .select('id')
        .where('member_id', '=', member.id)
        .execute();
      return rows.map(({ id }) => id).sort();
    };
    gateway.clock.advance(day);
    expect(await left()).toEqual([loose, sent].sort());
    gateway.clock.advance(1);
    expect(await left()).toEqual([sent]);
  });

  it.each([
    ['nothing', '  \n ', 'required'],
    ['2,001 text units', `${'汉'.repeat(1_000)}a`, 'too-long'],
    ['a control character', 'a\u0007b', 'format'],
    ['a mark that turns the text around', 'a\u202eb', 'format'],
  ])('[SUP-2] [TXT-1] refuses %s', async (_, text, reason) => {
    const refused = await send({ text });
    expect(refused).toMatchObject({ status_code: 10003, data: { fields: [{ field: 'text', reason }] } });
    expect(codeOf(await open({ text }))).toBe(10003);
  });

  it('[SUP-2] [TXT-1] stores 2,000 text units, and scripts as the text that they are', async () => {
    expect(codeOf(await send({ text: '汉'.repeat(1_000) }))).toBe(6000);
    const texts = fc.sample(fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 60 }), 20);
    const scripts = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'; drop table threads; --",
      '{{7*7}}',
    ];
    for (const text of [...scripts, ...texts.filter((each) => each.trim() !== '')]) {
      const { status_code, data } = await send({ text });
      if (status_code !== 10003) expect(data.message.text.en).toBe(text.replace(/\r\n?/g, '\n').trim());
    }
  });

  it('[SUP-1] accepts thirty messages of a member in a quarter of an hour, a repeated one not counted', async () => {
    const key = randomUUID();
    const codes = [codeOf(await send({ key }))];
    for (let turn = 0; turn < 5; turn++) await send({ key });
    for (let turn = 1; turn <= 30; turn++) codes.push(codeOf(await send()));
    expect(codes).toEqual([...Array(30).fill(6000), 20004]);
    gateway.clock.advance(15 * 60_000 + 1);
    expect(codeOf(await send())).toBe(6000);
  });

  it('[SUP-1] accepts sixty messages of visitors in a network, whatever devices they claim', async () => {
    const address = `10.${count}.3.4`;
    const codes = [];
    for (let turn = 0; turn < 61; turn++)
      codes.push(codeOf(await send({}, { device: `claimed-device-${count}-${turn}`, address })));
    expect(codes).toEqual([...Array(60).fill(6000), 20004]);
    expect(codeOf(await send({}, { ...member, address }))).toBe(6000);
  });

  it('[SUP-2] accepts twenty pictures of a customer, and forty of a network', async () => {
    const codes: number[] = [];
    const add = async (by: CallOptions) =>
      codes.push(codeOf(await gateway.call('supportPictureAdd', { data: png }, by)));
    for (let turn = 0; turn < 21; turn++) await add(member);
    expect(codes).toEqual([...Array(20).fill(6000), 20004]);
    codes.length = 0;
    const address = `10.${count}.3.5`;
    for (let turn = 0; turn < 41; turn++) await add({ device: `pictured-${count}-${turn}`, address });
    expect(codes).toEqual([...Array(40).fill(6000), 20004]);
  });

  it('[SUP-1] opens five tickets at most, also when they are opened at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => open()));
    expect(answers.map(codeOf).sort()).toEqual([...Array(3).fill(20511), ...Array(5).fill(6000)]);
    const opened = answers.filter(({ status_code }) => status_code === 6000);
    await close(opened[0]!.data.id);
    expect(codeOf(await open())).toBe(6000);
  });

  it('[SUP-1] opens five tickets at most: opening one waits for the one before', async () => {
    const { waited } = await whileLocked(
      gateway,
      (transaction) =>
        sql`select id from members where id = ${member.id} for no key update`.execute(transaction),
      open,
    );
    expect(waited).toBe(true);
  });

  it('[SUP-1] opens ten tickets a day', async () => {
    const codes = [];
    for (let turn = 0; turn < 11; turn++) {
      const { status_code, data } = await open();
      codes.push(status_code);
      if (data.id) await close(data.id);
    }
    expect(codes).toEqual([...Array(10).fill(6000), 20004]);
  });

  it('[SUP-1] is closed once, by the first of several', async () => {
    const ticket = (await open()).data.id;
    const answers = await Promise.all(Array.from({ length: 6 }, () => close(ticket)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]!.data).toMatchObject({ state: 'closed', closedBy: 'customer' });
    expect(events.filter(({ kind }) => kind === 'support')).toHaveLength(2);
    const until = answers[0]!.data.reopenUntil;
    gateway.clock.advance(60_000);
    expect((await close(ticket)).data.reopenUntil).toBe(until);
    expect((await answer(ticket, 'late')).data).toEqual({ answered: false });
    expect((await answer('unknown')).status_code).toBe(20201);
  });

  it('[SUP-1] is reopened by a reply or at request within a week, and followed by a new one later', async () => {
    const ticket = (await open()).data.id;
    await close(ticket);
    gateway.clock.advance(limits.support.reopenWithin - 1);
    const logIn = async () => ({
      token: (await gateway.call('login', { account: `asking${count}`, password })).data.token,
    });
    let later = await logIn();
    expect((await send({ thread: ticket }, later)).data.thread).toMatchObject({
      state: 'reopened',
      closedBy: null,
      reopenUntil: null,
    });
    await close(ticket, later);
    expect((await reopen(ticket, later)).data).toMatchObject({
      state: 'reopened',
      answerBy: expect.any(String),
    });
    expect((await reopen(ticket, later)).data.state).toBe('reopened');
    await close(ticket, later);
    const chat = (await send({}, later)).data.thread.id;
    await close(chat, later);
    gateway.clock.advance(limits.support.reopenWithin);
    later = await logIn();
    expect(codeOf(await send({ thread: ticket }, later))).toBe(20513);
    for (const thread of [ticket, chat]) expect(codeOf(await reopen(thread, later))).toBe(20513);
    const sent = { thread: chat, key: crypto.randomUUID() };
    const next = (await send(sent, later)).data;
    expect(next.thread).toMatchObject({ follows: chat, state: 'open' });
    // Repeated, by the name of either chat or by none.
    for (const thread of [chat, next.thread.id, undefined])
      expect((await send({ ...sent, thread }, later)).data).toEqual(next);
    expect((await open({ follows: ticket }, later)).data).toMatchObject({ follows: ticket, state: 'open' });
  });

  it('[SUP-1] closes an answered ticket after seven days, and mails that a day before', async () => {
    const advance = (ms: number) => {
      gateway.clock.advance(ms);
      return gateway.services.advance();
    };
    const ticket = (await open()).data.id;
    const chat = (await send()).data.thread.id;
    const waiting = (await open()).data.id;
    for (const thread of [ticket, chat]) await answer(thread, '请补充');
    // The automatic agent would answer the waiting one.
    await gateway.database.db.updateTable('threads').set({ agent_at: null }).execute();
    const states = async () => {
      const rows = await gateway.database.db
        .selectFrom('threads')
        .select(['id', 'state'])
        .where('member_id', '=', member.id)
        .execute();
      return [ticket, chat, waiting].map((id) => rows.find((row) => row.id === id)?.state);
    };
    const mails = () =>
      gateway.database.db
        .selectFrom('mails')
        .select('title')
        .where('member_id', '=', member.id)
        .where('href', '=', '/mine/feedback')
        .execute();
    await advance(6 * day - 1);
    expect(await mails()).toEqual([]);
    await advance(1);
    await advance(1);
    expect((await mails()).map(({ title }) => title.en)).toEqual(['Your ticket closes soon']);
    await advance(day - 2);
    expect(await states()).toEqual(['answered', 'answered', 'open']);
    await advance(2);
    expect(await states()).toEqual(['closed', 'closed', 'open']);
    expect(await mails()).toHaveLength(1);
  });

  it('[SUP-1] is answered by the automatic agent of the sandbox, which says that it is one', async () => {
    const { thread } = (await send({ text: '为什么不能提现？' })).data;
    await gateway.services.advance();
    expect((await read(thread.id)).thread.state).toBe('open');
    gateway.clock.advance(3_000);
    await Promise.all([gateway.services.advance(), gateway.services.advance()]);
    const [message, ...rest] = (await read(thread.id)).items;
    expect(rest).toHaveLength(1);
    const questions = (await gateway.call('supportQuestions', {})).data;
    expect(message).toMatchObject({
      author: 'staff',
      isAutomatic: true,
      name: { 'zh-CN': '自动客服（沙盒）', en: 'Automatic agent (sandbox)' },
      text: questions.find(({ id }) => id === 'withdrawal-locked')?.answer,
    });
    gateway.clock.advance(1);
    await send({ text: 'abc' });
    gateway.clock.advance(3_000);
    await gateway.services.advance();
    expect((await read(thread.id)).items[0]?.text.en).toContain('not a person');
  });

  it('[SUP-1] answers while money is halted', async () => {
    const { thread } = (await send()).data;
    await gateway.sandbox('halt-money');
    gateway.clock.advance(3_000);
    await answerAllDue();
    await gateway.sandbox('resume-money');
    expect((await read(thread.id)).thread.state).toBe('answered');
  });

  it('[SUP-1] waits for a person where the sandbox does not answer', async () => {
    const other = await createTestGateway({ payerDelay: null });
    try {
      const { token } = await other.newMember('unanswered');
      expect((await other.call('supportChat', {}, { token })).data.agent).toBeNull();
      const body = { key: randomUUID(), text: '您好', pictures: [] };
      const { data } = await other.call('supportSend', body, { token });
      other.clock.advance(day / 2);
      await other.services.advance();
      const answers = await other.call('supportMessages', { thread: data.thread.id }, { token });
      expect(answers.data.items.map(({ author }) => author)).toEqual(['customer']);
    } finally {
      await other.close();
    }
  });

  describe('of a visitor', () => {
    const send24 = async () => (await send({}, visitor())).data.thread.id;

    it('[SUP-1] is there for a day after its last message, then removed with everything', async () => {
      const thread = await send24();
      const { id: picture } = (await gateway.call('supportPictureAdd', { data: png }, visitor())).data;
      gateway.clock.advance(1);
      await send({ pictures: [picture] }, visitor());
      gateway.clock.advance(limits.support.visitorThread - 1);
      expect(await texts(thread, visitor())).toHaveLength(2);
      gateway.clock.advance(1);
      expect(codeOf(await gateway.call('supportMessages', { thread }, visitor()))).toBe(20201);
      expect((await gateway.call('supportChat', {}, visitor())).data.thread).toBeNull();
      // An expired chat that is not removed yet does not prevent a new one.
      const next = (await send({}, visitor())).data.thread;
      expect(next).toMatchObject({ follows: null, state: 'open' });
      const { length: removed } = await rowsOf(thread);
      expect(removed).toBe(0);
      gateway.clock.advance(limits.support.visitorThread);
      await gateway.services.cleanUp();
      expect(await rowsOf(next.id)).toEqual([]);
      expect(
        await gateway.database.db
          .selectFrom('support_pictures')
          .select('id')
          .where('id', '=', picture)
          .execute(),
      ).toEqual([]);
    });

    it('[SUP-1] joins the chat of the member when the member says so, once', async () => {
      const own = (await send({ text: '会员' })).data.thread.id;
      gateway.clock.advance(1);
      const device = visitor();
      const thread = await send24();
      const { id: picture } = (await gateway.call('supportPictureAdd', { data: png }, device)).data;
      await send({ text: '访客', pictures: [picture] }, device);
      await answer(thread, '回答');
      const both = { ...device, ...member };
      expect((await gateway.call('supportChat', {}, both)).data).toMatchObject({
        canJoin: true,
        thread: { id: own },
      });
      const answers = await Promise.all([1, 2, 3].map(() => gateway.call('supportJoin', {}, both)));
      expect(answers.map(({ data }) => data.id)).toEqual(Array(3).fill(own));
      expect(await texts(own)).toEqual(['customer: 会员', 'customer: 您好', 'customer: 访客', 'staff: 回答']);
      expect(codeOf(await gateway.call('supportPicture', { id: picture }, member))).toBe(6000);
      expect((await gateway.call('supportChat', {}, both)).data.canJoin).toBe(false);
      expect((await gateway.call('supportThreads', {}, device)).data.items).toEqual([]);
    });

    it('[SUP-1] becomes the chat of a member who had none; keys of both may be equal', async () => {
      const key = randomUUID();
      const device = visitor();
      const thread = (await send({ key }, device)).data.thread.id;
      const both = { ...device, ...member };
      expect((await gateway.call('supportJoin', {}, both)).data.id).toBe(thread);
      await send({ key: 'another-key' }, both);
      // The device begins another one, which is joined too.
      await send({ key }, device);
      expect((await gateway.call('supportJoin', {}, both)).data.id).toBe(thread);
      expect(await rowsOf(thread)).toHaveLength(3);
      expect(
        codeOf(
          await gateway.call(
            'supportJoin',
            {},
            { device: 'without-chat', ...(await gateway.newMember(`joins${count}`)) },
          ),
        ),
      ).toBe(20201);
    });
  });

  it('[SUP-1] the demo chats, and opens no ticket', async () => {
    const { data } = await gateway.call('demoStart', { ofAge: true }, visitor());
    const demo = { token: data.token, ...visitor() };
    expect((await send({}, demo)).data.thread.kind).toBe('chat');
    expect(codeOf(await open({}, demo))).toBe(20119);
  });

  it('[SUP-1] counts what a plain model counts, whatever is sent, answered and seen', async () => {
    type Step = { what: 'send' | 'answer' | 'seen' | 'close' | 'reopen'; index: number };
    const step: fc.Arbitrary<Step> = fc.record({
      what: fc.constantFrom('send', 'answer', 'seen', 'close', 'reopen'),
      index: fc.nat(9),
    });
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        turn += 1;
        const by = await gateway.newMember(`model${count}x${turn}`);
        const thread = (await open({}, by)).data.id;
        let state: SupportThread['state'] = 'open';
        const messages: { id: string; isOurs: boolean }[] = [
          { id: (await read(thread, by)).items[0]!.id, isOurs: true },
        ];
        let readUpTo = -1;
        for (const { what, index } of steps) {
          if (what === 'send') {
            const { data } = await send({ thread }, by);
            messages.push({ id: data.message.id, isOurs: true });
            state = state === 'closed' ? 'reopened' : state === 'answered' ? 'open' : state;
          } else if (what === 'answer') {
            await answer(thread, 'ok');
            if (state !== 'closed') {
              messages.push({ id: (await read(thread, by)).items[0]!.id, isOurs: false });
              state = 'answered';
            }
          } else if (what === 'seen') {
            const at = index % messages.length;
            await gateway.call('supportSeen', { thread, upTo: messages[at]!.id }, by);
            readUpTo = Math.max(readUpTo, at);
          } else if (what === 'close') {
            await close(thread, by);
            state = 'closed';
          } else {
            await reopen(thread, by);
            if (state === 'closed') state = 'reopened';
          }
        }
        const expected = messages.filter(({ isOurs }, at) => !isOurs && at > readUpTo).length;
        const { thread: shown, items } = await read(thread, by);
        expect(shown).toMatchObject({ state, unread: expected });
        expect(await unread(by)).toMatchObject({ total: expected, ticket: expected });
        expect(items.map(({ id }) => id).reverse()).toEqual(messages.map(({ id }) => id));
      }),
      { numRuns: 15 },
    );
  });
});
