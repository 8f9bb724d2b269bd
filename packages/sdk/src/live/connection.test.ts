import { errorCodes, type LiveFrame, limits, liveIds } from '@pavilion/contract';
import { createTestClient, createTestPorts, refuse } from '../testing';
import { createConnection } from './connection';
import { type LivePush, type LiveState, liveOff } from './live';

const snapshot = (seq = { site: 0, member: 0 }, balance: string | null = null): LiveFrame => ({
  id: liveIds.snapshot,
  msgData: { data: { seq, balance } },
});
const balance = (seq: number, amount: string): LiveFrame => ({
  id: liveIds.balance,
  topic: 'member',
  seq,
  msgData: { data: { balance: amount } },
});
const rules = { speechStatus: 1, vipMax: 9, vipMin: 2 };

const setup = async ({ token, shown = true }: { token?: string; shown?: boolean } = {}) => {
  const { client, gateway, ports } = createTestClient({ handlers: { memberJwt: () => ({ jwt: 'a.b.c' }) } });
  const { clock, socket, tab } = ports;
  if (!shown) tab.show(false);
  if (token) client.session.start(token);
  const pushes: LivePush[] = [];
  client.live.on((push) => pushes.push(push));
  client.live.open();
  // The code of connections is loaded lazily.
  await import('./connection');
  await clock.settle();
  const sent = (id: number) => socket.latest().sent.filter((each) => each.id === id);
  const open = async () => {
    socket.latest().open();
    await clock.settle();
  };
  return { client, gateway, clock, socket, tab, pushes, sent, open, state: () => client.live.state() };
};
/** A connected socket that has received its snapshots. */
const connected = async (options: Parameters<typeof setup>[0] = {}) => {
  const all = await setup(options);
  await all.open();
  all.socket.latest().deliver(snapshot());
  if (options?.token) {
    all.socket.latest().deliver({ id: liveIds.login, msgData: { data: rules } });
    all.socket.latest().deliver(snapshot({ site: 0, member: 0 }, '10.00'));
  }
  return all;
};

describe('the live socket', () => {
  it('[LIV-1] is disconnected at first, and opens no socket before open()', async () => {
    const { client, ports } = createTestClient();
    await ports.clock.settle();
    expect(client.live.state()).toEqual({
      status: 0,
      phase: 'off',
      loggedIn: false,
      rules: { speechStatus: 0, vipMax: 0, vipMin: 0 },
    });
    expect(ports.socket.opened).toEqual([]);
  });

  it('[LIV-1] connects to {site}/stream/ws/v1/handshake?clientType=web, and announces that it handles refusals', async () => {
    const { socket, state, open } = await setup();
    expect(socket.latest().url).toBe(
      'wss://pavilion.test/stream/ws/v1/handshake?clientType=web&refusals=frame',
    );
    expect(state()).toMatchObject({ status: 0, phase: 'connecting' });
    await open();
    expect(state()).toMatchObject({ status: 1, phase: 'connected' });
  });

  it('[LIV-1] connects to the origin of the API if that is another one', async () => {
    const { client, ports } = createTestClient({ config: { host: 'http://api.test:81' } });
    client.live.open();
    await import('./connection');
    await ports.clock.settle();
    expect(ports.socket.latest().url).toBe(
      'ws://api.test:81/stream/ws/v1/handshake?clientType=web&refusals=frame',
    );
  });

  it('[LIV-1] opens one socket for several open() calls', async () => {
    const { client, socket, clock } = await setup();
    client.live.open();
    await clock.settle();
    expect(socket.opened).toHaveLength(1);
  });

  it('[LIV-1] resets listeners, login flag and rules on close(), and clears all timers', async () => {
    const { client, clock, socket, pushes, state } = await connected({ token: 't' });
    expect(state()).toMatchObject({ loggedIn: true, rules });
    const before = pushes.length;
    client.live.close();
    expect(state()).toEqual({
      status: 0,
      phase: 'off',
      loggedIn: false,
      rules: { speechStatus: 0, vipMax: 0, vipMin: 0 },
    });
    expect(socket.latest().isClosedByClient()).toBe(true);
    expect(clock.pending()).toBe(0);
    client.live.open();
    await clock.settle();
    socket.latest().open();
    socket.latest().deliver(snapshot());
    expect(pushes).toHaveLength(before);
  });

  it('[LIV-1] stays closed after close() before its code was loaded', async () => {
    const { client, ports } = createTestClient();
    client.live.open();
    client.live.close();
    await import('./connection');
    await ports.clock.settle();
    expect(ports.socket.opened).toEqual([]);
  });

  it.each(['connected', 'waiting'] as const)(
    '[LIV-1] stays closed after a listener calls close() when the phase becomes %s',
    async (phase) => {
      const { client, clock, socket, state, open } = await setup();
      client.live.subscribe((next) => next.phase === phase && client.live.close());
      await open();
      if (phase === 'waiting') socket.latest().close();
      await clock.advance(60_000);
      expect([state().phase, clock.pending(), socket.opened.length]).toEqual(['off', 0, 1]);
    },
  );

  it('[LIV-1] stays closed after a listener calls close() on a hidden page', async () => {
    const { client, ports } = createTestClient();
    ports.tab.show(false);
    client.live.subscribe(({ phase }) => phase === 'paused' && client.live.close());
    client.live.open();
    await import('./connection');
    await ports.clock.settle();
    ports.tab.show(true);
    expect([client.live.state().phase, ports.socket.opened]).toEqual(['off', []]);
  });

  it('[LIV-3] opens one socket when a login during the change to connected replaces the member', async () => {
    const { client, clock, socket, sent, open } = await setup({ token: 'first' });
    const stop = client.live.subscribe(({ phase }) => {
      if (phase !== 'connected') return;
      stop();
      client.session.start('second');
    });
    await open();
    expect(socket.opened.map((each) => each.isClosedByClient())).toEqual([true, false]);
    await open();
    expect(sent(liveIds.login)).toMatchObject([{ token: 'second' }]);
    await clock.advance(limits.live.deadAfter - 1);
    expect(socket.opened).toHaveLength(2);
  });

  it('[LIV-2] sends a heartbeat every 5 s, to the millisecond', async () => {
    const { clock, sent, socket, open } = await setup();
    await open();
    for (let beats = 1; beats <= 3; beats += 1) {
      await clock.advance(limits.heartbeatInterval - 1);
      expect(sent(liveIds.heartbeat)).toHaveLength(beats - 1);
      await clock.advance(1);
      expect(sent(liveIds.heartbeat)).toHaveLength(beats);
      socket.latest().deliver({ id: liveIds.heartbeat });
    }
  });

  it('[LIV-2] logs in with the token and the member jwt, and receives the speech rules', async () => {
    const { sent, socket, state, open, gateway } = await setup({ token: 'token-7' });
    expect(gateway.requests).toHaveLength(0);
    await open();
    expect(sent(liveIds.login)).toEqual([{ id: liveIds.login, token: 'token-7', body: { jwt: 'a.b.c' } }]);
    expect(state()).toMatchObject({ loggedIn: true, rules: { speechStatus: 0 } });
    socket.latest().deliver({ id: liveIds.login, msgData: { data: rules } });
    expect(state().rules).toEqual(rules);
  });

  it('[LIV-2] defaults each missing rule to 0', async () => {
    const { socket, state } = await connected({ token: 't' });
    socket.latest().deliver('{"id":10001,"msgData":{"data":{"vipMax":3,"vipMin":"x"}}}');
    expect(state().rules).toEqual({ speechStatus: 0, vipMax: 3, vipMin: 0 });
    socket.latest().deliver('{"id":10001}');
    expect(state().rules).toEqual({ speechStatus: 0, vipMax: 0, vipMin: 0 });
  });

  it('[LIV-2] sets the login flag once the jwt is fetched and the login is sent', async () => {
    const { client, gateway, clock, state, open, sent } = await setup({ token: 't' });
    let answer = (_: { jwt: string }) => {};
    gateway.answer({
      memberJwt: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await open();
    expect(state().loggedIn).toBe(false);
    answer({ jwt: 'late' });
    await clock.settle();
    expect(state().loggedIn).toBe(true);
    expect(sent(liveIds.login)).toHaveLength(1);
    expect(client.session.token()).toBe('t');
  });

  it('[LIV-2] repeats the login at the next heartbeat after the jwt call failed', async () => {
    const { gateway, clock, state, open, sent } = await setup({ token: 't' });
    gateway.fault('memberJwt', { kind: 'drop' }, 1);
    await open();
    expect(state().loggedIn).toBe(false);
    await clock.advance(limits.heartbeatInterval);
    expect(state().loggedIn).toBe(true);
    expect(sent(liveIds.login)).toHaveLength(1);
  });

  it('[LIV-2] logs in on the open connection when a visitor logs in', async () => {
    const { client, clock, socket, sent } = await connected();
    expect(sent(liveIds.login)).toEqual([]);
    client.session.start('fresh');
    await clock.settle();
    expect(socket.opened).toHaveLength(1);
    expect(sent(liveIds.login)).toMatchObject([{ token: 'fresh' }]);
  });

  it('[LIV-2] resets the login flag at a heartbeat without a token, and sends no login', async () => {
    const { clock, socket, random, tab } = createTestPorts();
    let token: string | undefined = 't';
    let state: LiveState = liveOff;
    const session = { token: () => token, subscribe: () => () => {} };
    const { close } = createConnection(
      { clock, socket, random, visibility: tab.visibility },
      {
        url: 'wss://x.test',
        session,
        memberBody: async () => ({ jwt: 'j' }),
        onState: (patch) => {
          state = { ...state, ...patch };
        },
        onPush: () => {},
        onRoomEvent: () => {},
        onSportsEvent: () => {},
        onRefused: () => {},
      },
    );
    socket.latest().open();
    await clock.settle();
    expect(state.loggedIn).toBe(true);
    // As when the cookie was removed without an event.
    token = undefined;
    await clock.advance(limits.heartbeatInterval - 1);
    expect(state.loggedIn).toBe(true);
    await clock.advance(1);
    expect(state.loggedIn).toBe(false);
    expect(socket.latest().sent.filter(({ id }) => id === liveIds.login)).toHaveLength(1);
    close();
  });

  it('[LIV-2] reconnects and resets the login flag when the member logs out', async () => {
    const { client, clock, socket, state } = await connected({ token: 't' });
    client.session.clear('logout');
    await clock.settle();
    expect(socket.opened.map((each) => each.isClosedByClient())).toEqual([true, false]);
    expect(state()).toMatchObject({ loggedIn: false, status: 0 });
  });

  it('[LIV-2] sends no login for a member who logged out during the jwt call', async () => {
    const { client, gateway, clock, socket, open } = await setup({ token: 'old' });
    let answer = (_: { jwt: string }) => {};
    gateway.answer({
      memberJwt: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await open();
    client.session.clear('logout');
    answer({ jwt: 'late' });
    await clock.settle();
    expect(socket.opened.flatMap(({ sent }) => sent)).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('[LIV-3] is detected 12.5 s after the last message, without a close event', async () => {
    const { clock, socket, state } = await connected();
    await clock.advance(4_999);
    socket.latest().deliver('anything at all');
    await clock.advance(limits.live.deadAfter - 1);
    expect(state().status).toBe(1);
    await clock.advance(1);
    expect(state()).toMatchObject({ status: 0, phase: 'waiting' });
    expect(socket.latest().isClosedByClient()).toBe(true);
  });

  it('[LIV-3] is detected within 13 s of the cut, whenever it happens', async () => {
    for (let cut = 0; cut <= 10_000; cut += 625) {
      const { clock, socket, state, sent } = await connected();
      let answered = 0;
      for (let at = 0; at < cut; at += 125) {
        await clock.advance(125);
        for (; answered < sent(liveIds.heartbeat).length; answered += 1)
          socket.latest().deliver({ id: liveIds.heartbeat });
      }
      await clock.advance(13_000);
      expect(state().status).toBe(0);
    }
  });

  it('[LIV-3] abandons an attempt to connect after 12.5 s', async () => {
    const { clock, socket, state } = await setup();
    await clock.advance(limits.live.deadAfter - 1);
    expect(state().phase).toBe('connecting');
    await clock.advance(1);
    expect(state().phase).toBe('waiting');
    await clock.advance(limits.live.backoff.min);
    expect(socket.opened).toHaveLength(2);
  });

  it('[LIV-3] retries after a random delay below a limit that doubles from 0.25 s to 8 s', async () => {
    const { clock, socket, open } = await setup();
    await open();
    for (const bound of [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000]) {
      const before = socket.opened.length;
      socket.latest().close();
      expect(socket.opened).toHaveLength(before);
      await clock.advance(bound);
      expect(socket.opened).toHaveLength(before + 1);
    }
  });

  it('[LIV-3] resets the delay after the first message of a new connection', async () => {
    const { clock, socket, open } = await setup();
    for (let turn = 0; turn < 6; turn += 1) {
      socket.latest().close();
      await clock.advance(8_000);
    }
    await open();
    socket.latest().deliver(snapshot());
    socket.latest().close();
    const before = socket.opened.length;
    await clock.advance(250);
    expect(socket.opened).toHaveLength(before + 1);
  });

  it('[LIV-3] ignores events of the old socket', async () => {
    const { clock, socket, state, pushes } = await connected();
    const [old] = socket.opened;
    old?.close();
    await clock.advance(250);
    old?.open();
    old?.deliver(snapshot({ site: 5, member: 5 }));
    old?.close();
    expect(state().phase).toBe('connecting');
    expect(socket.opened).toHaveLength(2);
    expect(pushes).toHaveLength(1);
  });

  it('[LIV-3] reconnects with login, snapshot, then deltas', async () => {
    const { clock, socket, pushes, open, sent } = await connected({ token: 't' });
    socket.latest().deliver(balance(1, '11.00'));
    socket.latest().close();
    await clock.advance(250);
    await open();
    expect(sent(liveIds.login)).toHaveLength(1);
    socket.latest().deliver(snapshot({ site: 3, member: 0 }));
    socket.latest().deliver(balance(8, '12.00'));
    socket.latest().deliver(snapshot({ site: 3, member: 8 }, '12.00'));
    socket.latest().deliver(balance(8, '12.00'));
    socket.latest().deliver(balance(9, '13.00'));
    expect(pushes).toEqual([
      { kind: 'snapshot', balance: '10.00', missedFrames: false },
      { kind: 'balance', balance: '11.00' },
      { kind: 'snapshot', balance: '12.00', missedFrames: true },
      { kind: 'balance', balance: '13.00' },
    ]);
  });

  it('[LIV-3] requests one snapshot after a gap, and delivers nothing until it arrives', async () => {
    const { socket, pushes, sent } = await connected({ token: 't' });
    socket.latest().deliver(balance(2, '12.00'));
    socket.latest().deliver(balance(3, '13.00'));
    expect(sent(liveIds.snapshot)).toHaveLength(1);
    expect(pushes).toHaveLength(1);
    socket.latest().deliver(snapshot({ site: 0, member: 3 }, '13.00'));
    expect(pushes.at(-1)).toEqual({ kind: 'snapshot', balance: '13.00', missedFrames: true });
    socket.latest().deliver(balance(4, '14.00'));
    expect(pushes.at(-1)).toEqual({ kind: 'balance', balance: '14.00' });
  });

  it('[LIV-3] pauses while the page is hidden, and connects immediately when it is visible', async () => {
    const { clock, socket, tab, state } = await connected();
    tab.show(false);
    expect(state().status).toBe(1);
    socket.latest().close();
    expect(state().phase).toBe('paused');
    await clock.advance(60_000);
    expect(socket.opened).toHaveLength(1);
    tab.show(true);
    expect(socket.opened).toHaveLength(2);
  });

  it('[LIV-3] cancels a retry when the page is hidden', async () => {
    const { clock, socket, tab, state } = await connected();
    socket.latest().close();
    tab.show(false);
    expect(state().phase).toBe('paused');
    await clock.advance(60_000);
    expect(socket.opened).toHaveLength(1);
  });

  it('[LIV-3] does not connect on a page that starts hidden', async () => {
    const { socket, tab, state } = await setup({ shown: false });
    expect(socket.opened).toHaveLength(0);
    expect(state().phase).toBe('paused');
    tab.show(true);
    expect(socket.opened).toHaveLength(1);
  });

  it('[LIV-3] reconnects unless a probe is answered within 2.5 s of the page becoming visible', async () => {
    const { clock, socket, tab, state, sent } = await connected();
    await clock.advance(1_000);
    tab.show(false);
    tab.show(true);
    expect(sent(liveIds.heartbeat)).toHaveLength(1);
    await clock.advance(limits.live.probe - 1);
    socket.latest().deliver({ id: liveIds.heartbeat });
    await clock.advance(1);
    expect(state().status).toBe(1);
    await clock.advance(1);
    tab.show(false);
    tab.show(true);
    await clock.advance(limits.live.probe - 1);
    expect(state().status).toBe(1);
    await clock.advance(1);
    expect(state().status).toBe(0);
  });
});

describe('a session that the gateway ends', () => {
  it('[ERR-6] is cleared for 6001, with the alert that closes the socket', async () => {
    const { client, clock, socket } = await connected({ token: 't' });
    const received: unknown[] = [];
    client.effects.subscribe((effect) => received.push(effect));
    socket
      .latest()
      .deliver({ id: liveIds.sessionEnded, msgData: { data: { code: 6001, message: '已在别处登录' } } });
    expect(client.session.token()).toBeUndefined();
    await clock.advance(limits.errorDebounce);
    expect(received).toContainEqual({
      kind: 'alert',
      confirm: { to: 'login', closesLive: true },
      code: 6001,
      message: '已在别处登录',
    });
  });

  it.each([
    [errorCodes.regionRestricted, { kind: 'redirect', to: 'restriction', name: 'access-caveat' }],
    [errorCodes.siteMaintenance, { kind: 'redirect', to: 'maintenance', scope: 'site' }],
  ])(
    '[LIV-1][ERR-5] is kept when the gateway refuses the page with %i, which leads where a call does; the socket waits',
    async (code, effect) => {
      const { client, clock, socket } = await connected({ token: 't' });
      const received: unknown[] = [];
      client.effects.subscribe((each) => received.push(each));
      const refuse = () => {
        socket.latest().deliver({ id: liveIds.refused, msgData: { data: { code, message: '拒绝' } } });
        socket.latest().close();
      };
      refuse();
      await clock.advance(limits.errorDebounce);
      expect(received).toEqual([{ ...effect, code, message: '拒绝' }]);
      expect(client.session.token()).toBe('t');
      const opened = socket.opened.length;
      await clock.advance(limits.live.refused.min - limits.errorDebounce - 1);
      expect(socket.opened).toHaveLength(opened);
      await clock.advance(limits.live.refused.max - limits.live.refused.min + 1);
      expect(socket.opened).toHaveLength(opened + 1);
      // Refused again, it waits again; served, it reconnects soon.
      socket.latest().open();
      refuse();
      await clock.advance(limits.live.backoff.max);
      expect(socket.opened).toHaveLength(opened + 1);
      while (socket.opened.length === opened + 1) await clock.advance(1_000);
      socket.latest().open();
      socket.latest().deliver({ id: liveIds.heartbeat });
      socket.latest().close();
      await clock.advance(limits.live.backoff.min);
      expect(socket.opened).toHaveLength(opened + 3);
    },
  );

  it('[LIV-2] is kept when the login is rejected for another reason, and the login is repeated', async () => {
    const { client, clock, socket, state, sent } = await connected({ token: 't' });
    socket
      .latest()
      .deliver({ id: liveIds.login, msgData: { refusal: { code: errorCodes.generalError, message: '' } } });
    expect(client.session.token()).toBe('t');
    expect(state().loggedIn).toBe(false);
    await clock.advance(limits.heartbeatInterval);
    expect(sent(liveIds.login)).toHaveLength(2);
  });

  it('[SES-3] is cleared when the login is rejected with a code that ends it', async () => {
    const { client, socket } = await connected({ token: 't' });
    socket
      .latest()
      .deliver({ id: liveIds.login, msgData: { refusal: { code: errorCodes.sessionExpired, message: '' } } });
    expect(client.session.token()).toBeUndefined();
  });

  it('[SES-3] is cleared when the jwt call is rejected with such a code', async () => {
    const { client, gateway, clock, open } = await setup({ token: 't' });
    gateway.answer({ memberJwt: () => refuse(errorCodes.passwordChanged) });
    await open();
    await clock.settle();
    expect(client.session.token()).toBeUndefined();
  });
});
