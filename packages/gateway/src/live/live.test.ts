import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { errorCodes, liveCloseCodes, liveIds } from '@pavilion/contract';
import { type LiveClient, openLive } from '../testing/live-client';
import { createTestConsole } from '../testing/test-console';
import { createTestGateway, password, type TestGateway } from '../testing/test-gateway';
import { cardNumber, newReadyMember, paymentPassword } from '../testing/test-member';

describe('the live socket', () => {
  let gateway: TestGateway;
  let open: LiveClient[];
  beforeAll(async () => {
    gateway = await createTestGateway();
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => gateway.close());
  beforeEach(() => {
    open = [];
  });
  afterEach(async () => {
    for (const client of open) client.close();
    await Promise.all(open.map((client) => client.closed));
  });

  const connect = async (headers?: Record<string, string>) => {
    const client = await openLive(gateway.app, headers ? { headers } : {});
    open.push(client);
    return client;
  };
  const connectAs = async (token: string) => {
    const client = await connect();
    await client.next(liveIds.snapshot);
    const { data } = await gateway.call('memberJwt', {}, { token });
    client.send({ id: liveIds.login, token, body: { jwt: data.jwt ?? 'none' } });
    return client;
  };
  const memberOnline = async (account: string) => {
    const member = await gateway.newMember(account);
    const client = await connectAs(member.token);
    const welcome = await client.next(liveIds.login);
    const snapshot = await client.next(liveIds.snapshot);
    return { ...member, client, welcome, snapshot };
  };
  const order = async (token: string, idempotencyKey: string) =>
    (await gateway.call('depositCreate', { channel: 'alipay', amount: '100' }, { token, idempotencyKey }))
      .data;

  it('[LIV-1] sends a visitor a snapshot with the sequence number of the site', async () => {
    const client = await connect();
    expect(await client.next(liveIds.snapshot)).toEqual({
      id: 20000,
      msgData: { data: { seq: { site: expect.any(Number), member: 0 }, balance: null } },
    });
  });

  it('[LIV-2] answers each heartbeat', async () => {
    const client = await connect();
    client.send({ id: liveIds.heartbeat });
    expect(await client.next(liveIds.heartbeat)).toEqual({ id: liveIds.heartbeat });
  });

  it('[LIV-2] answers a login with the rules of speech, each 0 by default, then a snapshot', async () => {
    const { welcome, snapshot, client } = await memberOnline('live0001');
    expect(welcome).toEqual({
      id: liveIds.login,
      msgData: { data: { speechStatus: 0, vipMax: 0, vipMin: 0 } },
    });
    expect(snapshot).toMatchObject({ msgData: { data: { seq: { member: 0 }, balance: '0.00' } } });
    expect(client.frames.map(({ id }) => id)).toEqual([liveIds.snapshot, liveIds.login, liveIds.snapshot]);
  });

  it('[LIV-2] answers a login with the rules of speech that the operator set', async () => {
    await gateway.sandbox('speech', { speechStatus: 1, vipMax: 9, vipMin: 2 });
    const { welcome } = await memberOnline('live0002');
    expect(welcome).toMatchObject({ msgData: { data: { speechStatus: 1, vipMax: 9, vipMin: 2 } } });
  });

  it('[LIV-2] [MAI-1] notifies a member of their mail, and all members of a mail to all', async () => {
    const { id, client } = await memberOnline('mailed1');
    const { client: other } = await memberOnline('mailed2');
    const mail = {
      kind: 'notice',
      title: { 'zh-CN': '', en: '' },
      body: { 'zh-CN': '', en: '' },
      href: null,
    } as const;
    await gateway.services.mail.send(id, mail);
    expect(await client.next(liveIds.mail)).toMatchObject({ topic: 'member', msgData: { data: {} } });
    await gateway.services.mail.sendToAll(mail);
    expect(await client.next(liveIds.mail)).toMatchObject({ topic: 'site' });
    expect(await other.next(liveIds.mail)).toMatchObject({ topic: 'site' });
  });

  it('[LIV-2] [SUP-1] tells a member of the messages in its threads, and nobody else', async () => {
    const { token, client } = await memberOnline('helped1');
    const { client: other } = await memberOnline('helped2');
    const body = { key: 'key-of-message', text: '您好', pictures: [] };
    const { data } = await gateway.call('supportSend', body, { token });
    const { id } = data.thread;
    expect(await client.next(liveIds.support)).toMatchObject({
      topic: 'member',
      msgData: { data: { thread: id } },
    });
    await gateway.sandbox('support-answer', { thread: id });
    expect(await client.next(liveIds.support)).toMatchObject({ msgData: { data: { thread: id } } });
    expect(other.frames.some((frame) => frame.id === liveIds.support)).toBe(false);
  });

  it.each(['made-up', 'x'.repeat(64)])('[LIV-2] rejects a login with an unknown token: %s', async (token) => {
    const client = await connectAs(token);
    expect(await client.next(liveIds.login)).toMatchObject({
      msgData: { refusal: { code: errorCodes.sessionExpired } },
    });
  });

  it('[LIV-2] rejects a token with the JWT of another member', async () => {
    const [one, two] = [await gateway.newMember('live0021'), await gateway.newMember('live0022')];
    const { jwt } = (await gateway.call('memberJwt', {}, { token: two.token })).data;
    const client = await connect();
    client.send({ id: liveIds.login, token: one.token, body: { jwt } });
    expect(await client.next(liveIds.login)).toMatchObject({
      msgData: { refusal: { code: errorCodes.sessionExpired } },
    });
  });

  it('[LIV-2] sends a paid deposit and the new balance, numbered, to the member only', async () => {
    const { client, token } = await memberOnline('live0003');
    const other = await memberOnline('live0004');
    const { id } = await order(token, 'live-deposit-1');
    await gateway.sandbox('pay-deposit', { id });
    expect(await client.next(liveIds.deposit)).toEqual({
      id: 20002,
      topic: 'member',
      seq: 1,
      msgData: { data: { id, state: 'paid' } },
    });
    expect(await client.next(liveIds.balance)).toEqual({
      id: 20001,
      topic: 'member',
      seq: 2,
      msgData: { data: { balance: '100.00' } },
    });
    other.client.send({ id: liveIds.heartbeat });
    await other.client.next(liveIds.heartbeat);
    expect(other.client.frames.map(({ id: each }) => each)).toEqual([
      liveIds.snapshot,
      liveIds.login,
      liveIds.snapshot,
      liveIds.heartbeat,
    ]);
  });

  it('[LIV-2] sends a cancelled and an expired order', async () => {
    const { client, token } = await memberOnline('live0005');
    const { id } = await order(token, 'live-deposit-2');
    await gateway.call('depositCancel', { id }, { token });
    expect(await client.next(liveIds.deposit)).toMatchObject({ msgData: { data: { state: 'cancelled' } } });
    await gateway.services.db
      .updateTable('deposit_orders')
      .set({ pay_at: null })
      .where('id', '=', (await order(token, 'live-deposit-3')).id)
      .execute();
    gateway.clock.advance(31 * 60_000);
    await gateway.services.deposits.advance();
    expect(await client.next(liveIds.deposit)).toMatchObject({ msgData: { data: { state: 'expired' } } });
  });

  it.each([
    ['paid', ['requested', 'reviewed', 'paid'], '400.00', '400.00'],
    ['refused', ['requested', 'refused'], '400.00', '500.00'],
    ['cancelled', ['requested', 'cancelled'], '400.00', '500.00'],
  ] as const)(
    '[LIV-2] sends each state of a withdrawal that is %s, and the balance after it',
    async (end, states, locked, after) => {
      const name = `live${end}`;
      const member = await newReadyMember(gateway, name, cardNumber(name.length));
      await gateway.credit(member.id, 50_000n);
      const client = await connectAs(member.token);
      const { data } = await gateway.call(
        'withdrawalCreate',
        { payoutAccount: member.account, amount: '100', shownFee: '0.00', paymentPassword },
        { token: member.token, idempotencyKey: `live-withdrawal-${end}` },
      );
      const steps = {
        paid: async () => {
          await gateway.sandbox('review-withdrawal', { id: data.id });
          await gateway.sandbox('pay-withdrawal', { id: data.id });
        },
        refused: () => gateway.sandbox('refuse-withdrawal', { id: data.id }),
        cancelled: () => gateway.call('withdrawalCancel', { id: data.id }, { token: member.token }),
      };
      await steps[end]();
      for (const state of states) {
        expect(await client.next(liveIds.withdrawal)).toMatchObject({
          topic: 'member',
          msgData: { data: { id: data.id, state } },
        });
      }
      client.send({ id: liveIds.heartbeat });
      await client.next(liveIds.heartbeat);
      const counted = client.frames.flatMap((frame) => ('seq' in frame ? [frame] : []));
      expect(counted.map(({ seq }) => seq)).toEqual(counted.map((_, index) => index + 1));
      const balances = counted.filter(({ id }) => id === liveIds.balance);
      expect(balances.at(0)).toMatchObject({ msgData: { data: { balance: locked } } });
      expect(balances.at(-1)).toMatchObject({ msgData: { data: { balance: after } } });
    },
  );

  it('[LIV-2] sends the balance after a round, and not again for a repeated key', async () => {
    const { client, id } = await memberOnline('live0006');
    await gateway.credit(id, 10_000n);
    const round = {
      session: { memberId: id, gameCode: 'golden-dragon' },
      key: 'live-round',
      stake: 150n,
      payout: 0n,
      detail: { kind: 'test' },
    };
    await gateway.services.house.settleRound(round);
    await gateway.services.house.settleRound(round);
    expect(await client.next(liveIds.balance)).toMatchObject({
      seq: 1,
      msgData: { data: { balance: '98.50' } },
    });
    client.send({ id: liveIds.heartbeat });
    await client.next(liveIds.heartbeat);
    expect(client.frames.filter((frame) => frame.id === liveIds.balance)).toHaveLength(1);
  });

  it('[LIV-2] sends an announcement to all connections with the same sequence number', async () => {
    const visitor = await connect();
    const { client } = await memberOnline('live0007');
    const title = { 'zh-CN': '新公告', en: 'News' };
    const { data } = await gateway.sandbox('publish-notice', { title, body: title });
    const [one, two] = await Promise.all([visitor.next(liveIds.notice), client.next(liveIds.notice)]);
    expect(one).toEqual(two);
    expect(one).toMatchObject({ topic: 'site', msgData: { data } });
    const { data: listed } = await gateway.call('queryNoticeList', { category: 'marquee' });
    expect(listed).toContainEqual(data);
  });

  it('[LIV-2] [REQ-10] notifies all connections when an operator closes a deposit channel', async () => {
    const visitor = await connect();
    const { client } = await memberOnline('live0030');
    const console = createTestConsole(gateway);
    const cashier = await console.newOperator('closes', ['cashier']);
    await cashier.call('channelSwitch', { code: 'koipay', isOpen: false, note: 'the provider is down' });
    for (const each of [visitor, client])
      expect(await each.next(liveIds.depositChannels)).toMatchObject({
        topic: 'site',
        msgData: { data: {} },
      });
    await console.close();
  });

  it('[LIV-2] answers a snapshot request with the sequence numbers that the deltas continue', async () => {
    const { client, token } = await memberOnline('live0008');
    await gateway.sandbox('pay-deposit', { id: (await order(token, 'live-deposit-4')).id });
    await client.next(liveIds.balance);
    client.send({ id: liveIds.snapshot });
    expect(await client.next(liveIds.snapshot)).toMatchObject({
      msgData: { data: { seq: { member: 2 }, balance: '100.00' } },
    });
  });

  it.each([
    ['kick', 6001],
    ['change-password', 10105],
    ['expire-session', 10004],
  ] as const)('[ERR-6] sends the code and closes the socket after %s', async (control, code) => {
    const account = `live${code}`;
    const { client } = await memberOnline(account);
    await gateway.sandbox(control, { account });
    expect(await client.next(liveIds.sessionEnded)).toMatchObject({ msgData: { data: { code } } });
    expect(await client.closed).toBe(liveCloseCodes.sessionEnded);
  });

  it('[ERR-6] closes the sockets of a blocked account and of a session that was logged out', async () => {
    const one = await memberOnline('live0009');
    const reason = 'under-review';
    await gateway.sandbox('block-account', { account: 'live0009', on: true, reason });
    expect(await one.client.next(liveIds.sessionEnded)).toMatchObject({
      msgData: { data: { code: 10104, data: { reason } } },
    });
    const two = await memberOnline('live0010');
    await gateway.call('logout', {}, { token: two.token });
    expect(await two.client.closed).toBe(liveCloseCodes.sessionEnded);
  });

  it('[ERR-6] keeps the socket of the device that stays logged in', async () => {
    const { client, id } = await memberOnline('live0011');
    await gateway.call('login', { account: 'live0011', password }, { device: 'other' });
    await gateway.services.sessions.endBeyond(id, 1, 'test-device');
    client.send({ id: liveIds.heartbeat });
    expect(await client.next(liveIds.heartbeat)).toEqual({ id: liveIds.heartbeat });
  });

  it.each([
    '',
    'no json',
    '[]',
    'null',
    '{"id":7}',
    '{"id":10001}',
    '{"id":10001,"token":""}',
    '{"id":10001,"token":1}',
    '{"id":10001,"token":"x"}',
    '{"id":10001,"token":"x","body":{"jwt":7}}',
  ])('[LIV-1] closes a socket after the invalid message %j', async (text) => {
    const client = await connect();
    client.send(text);
    expect(await client.closed).toBe(liveCloseCodes.misbehaved);
  });

  it('[LIV-1] closes a socket above the rate limit', async () => {
    const client = await connect();
    for (let count = 0; count < 31; count += 1) client.send({ id: liveIds.heartbeat });
    expect(await client.closed).toBe(liveCloseCodes.misbehaved);
  });

  it('[LIV-1] closes a socket after a message that is too large', async () => {
    const client = await connect();
    client.send(JSON.stringify({ id: liveIds.login, token: 'x'.repeat(9_000) }));
    expect(await client.closed).toBe(1009);
  });

  it('[LIV-3] terminates a socket after 12.5 s without a message, not before', async () => {
    const client = await connect();
    await client.next(liveIds.snapshot);
    gateway.clock.advance(12_499);
    gateway.services.live.terminateSilent();
    client.send({ id: liveIds.heartbeat });
    await client.next(liveIds.heartbeat);
    gateway.clock.advance(12_499);
    gateway.services.live.terminateSilent();
    expect(gateway.services.live.size()).toBe(1);
    gateway.clock.advance(1);
    gateway.services.live.terminateSilent();
    expect(await client.closed).toBe(1006);
  });

  it('[LIV-1] accepts the origin of this site and no other', async () => {
    const { port } = gateway.app.server.address() as { port: number };
    await connect({ origin: `http://127.0.0.1:${port}` });
    for (const origin of ['https://evil.test', 'null', `http://127.0.0.1:${port + 1}`]) {
      await expect(openLive(gateway.app, { headers: { origin } })).rejects.toThrow('403');
    }
  });

  it('[REQ-10] survives that a rejected socket is reset', async () => {
    const socket = new PassThrough();
    const ended = new Promise((resolve) => socket.once('finish', resolve));
    const request = { url: '/other', headers: {}, socket: { remoteAddress: '127.0.0.1' } };
    gateway.app.server.emit('upgrade', request as IncomingMessage, socket, Buffer.alloc(0));
    await ended;
    expect(String(socket.read())).toContain('404 Not Found');
    // Without a listener, emitting an error throws; from a real socket this would end the process.
    expect(() => socket.emit('error', new Error('read ECONNRESET'))).not.toThrow();
    expect(socket.destroyed).toBe(true);
  });

  it('[LIV-1] rejects a socket of an address that has five hundred', async () => {
    const { live } = gateway.services;
    const client = await openLive(gateway.app);
    expect(live.countFrom('127.0.0.1')).toBeGreaterThan(0);
    expect(live.countFrom('127.0.0.2')).toBe(0);
    client.close();
    await client.closed;
    const count = jest.spyOn(live, 'countFrom').mockReturnValue(500);
    await expect(openLive(gateway.app)).rejects.toThrow('429');
    count.mockReturnValue(499);
    const last = await openLive(gateway.app);
    last.close();
    await last.closed;
    count.mockRestore();
  });

  it('[LIV-1] rejects what exceeds the five hundred of an address among sockets that arrive together', async () => {
    const { live } = gateway.services;
    const { countFrom, accessError } = live;
    const count = jest.spyOn(live, 'countFrom').mockImplementation((address) => 499 + countFrom(address));
    let arrived = 0;
    let goOn = () => {};
    const allArrived = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // The settings are read for all of them at the same time.
    const access = jest.spyOn(live, 'accessError').mockImplementation(async (origin) => {
      arrived += 1;
      if (arrived === 3) goOn();
      await allArrived;
      return accessError(origin);
    });
    const sockets = await Promise.allSettled([1, 2, 3].map(() => openLive(gateway.app)));
    const opened = sockets.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    for (const client of opened) client.close();
    await Promise.all(opened.map(({ closed }) => closed));
    count.mockRestore();
    access.mockRestore();
    expect(opened).toHaveLength(1);
  });

  it('[LIV-1] removes closed sockets', async () => {
    const { client } = await memberOnline('live0012');
    expect(gateway.services.live.size()).toBe(1);
    client.close();
    await client.closed;
    await new Promise((resolve) => setImmediate(resolve));
    expect(gateway.services.live.size()).toBe(0);
  });
});
