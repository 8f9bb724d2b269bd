import {
  type EventChange,
  type EventSnapshot,
  limits,
  liveCloseCodes,
  liveIds,
  type SportsFrame,
  type SportsRequest,
  sportsIds,
} from '@pavilion/contract';
import { createBus } from '../domain/operations';
import { createTestBook, home, type TestBook } from '../domain/sports/testing/test-book';
import { type LiveClient, openLive } from '../testing/live-client';
import { createTestGateway, type TestGateway } from '../testing/test-gateway';

type Change = EventChange | EventSnapshot;

const pricesOf = (change: Change | undefined) =>
  change && ('snapshot' in change ? change.snapshot.markets : change.prices);

describe('sports prices on the socket', () => {
  let book: TestBook;
  let gateway: TestGateway;
  let second: TestGateway;
  let open: LiveClient[] = [];
  let event: string;
  beforeAll(async () => {
    const bus = createBus();
    book = await createTestBook({ bus });
    gateway = book.gateway;
    second = await createTestGateway({ sharesWith: gateway, bus, sportsEngine: () => book.scripted.engine });
    for (const { app } of [gateway, second]) await app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => {
    event = await book.newEvent(-60_000);
  });
  afterEach(async () => {
    for (const client of open) client.close();
    await Promise.all(open.map((client) => client.closed));
    open = [];
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
  const nextFrame = async (client: LiveClient) => (await client.next(sportsIds.changes)) as SportsFrame;
  const request = (more: Partial<SportsRequest> = {}): SportsRequest => ({
    id: sportsIds.follow,
    provider: 'IMTY',
    sub: 1,
    main: { [event]: [0, 0] },
    all: {},
    ...more,
  });
  /** Resolves when the gateway has handled all that the client sent. */
  const untilHandled = async (client: LiveClient) => {
    client.send({ id: liveIds.heartbeat });
    await client.next(liveIds.heartbeat);
  };
  /** The frames that a client has received for all that it sent. */
  const framesOf = async (client: LiveClient) => {
    await untilHandled(client);
    return client.frames.filter(({ id }) => id === sportsIds.changes) as SportsFrame[];
  };
  /** Changes the prices of the event after its present version. */
  const move = (prices: readonly [number, number]) => {
    gateway.clock.advance(1);
    book.change(event, { prices });
  };
  /** A second later, all due frames are sent. */
  const advance = async (ms: number = limits.sportsFeed.interval) => {
    gateway.clock.advance(ms);
    for (const { services } of [gateway, second]) await services.live.advanceSports();
  };

  it('[SPT-8] visitors receive the whole event at once, and then each second what changed', async () => {
    const client = await connect();
    client.send(request());
    const first = await nextFrame(client);
    expect(first).toMatchObject({ provider: 'IMTY', sub: 1, seq: 1 });
    const [whole] = first.msgData.data.main;
    expect(whole).toMatchObject({ id: event, snapshot: { id: event, status: 'live' } });
    move([2100, 1800]);
    await advance();
    const { seq, msgData } = await nextFrame(client);
    expect(seq).toBe(2);
    expect(msgData.data.main).toEqual([
      expect.objectContaining({
        id: event,
        from: whole?.version,
        version: [whole!.version[0]! + 1, 0],
        prices: expect.objectContaining({ [home(event)]: 2100 }),
      }),
    ]);
  });

  it('[SPT-8] sends a frame each second also when nothing changed, so that a client notices a dead gateway', async () => {
    const later = await book.newEvent(3_600_000);
    const client = await connect();
    client.send(request({ main: { [later]: [0, 0] } }));
    const { msgData } = await nextFrame(client);
    const [known] = msgData.data.main;
    expect(known?.version).toEqual([0, 0]);
    await advance();
    expect(await nextFrame(client)).toMatchObject({ seq: 2, msgData: { data: { main: [], all: [] } } });
  });

  it('[SPT-8] numbers frames from the number in the request, so that sockets with the same events get the same frame', async () => {
    const [one, other] = [await connect(), await connect()];
    for (const client of [one, other]) {
      client.send(request({ seq: 1_795_000_000 }));
      expect(await nextFrame(client)).toMatchObject({ sub: 1, seq: 1_795_000_001 });
    }
    move([2150, 1750]);
    await advance();
    const frames = [await nextFrame(one), await nextFrame(other)];
    expect(frames[0]).toMatchObject({ seq: 1_795_000_002, msgData: { data: { main: [{ id: event }] } } });
    expect(frames[1]).toEqual(frames[0]);
  });

  it('[SPT-8] keeps the schedule of a subscription when its frames are sent late', async () => {
    const client = await connect();
    client.send(request());
    await nextFrame(client);
    await advance(1_200);
    expect(await framesOf(client)).toHaveLength(2);
    await advance(800);
    expect(await framesOf(client)).toHaveLength(3);
    await advance(2_500);
    await advance(740);
    expect(await framesOf(client)).toHaveLength(4);
    await advance(10);
    expect(await framesOf(client)).toHaveLength(5);
  });

  it('[SPT-8] sends at most one frame a second to a subscription, and at most five a second for new requests', async () => {
    const client = await connect();
    client.send(request());
    await nextFrame(client);
    for (let turn = 0; turn < 3; turn += 1) await advance(200);
    expect(await framesOf(client)).toHaveLength(1);
    await advance(400);
    expect(await framesOf(client)).toHaveLength(2);
    for (let sub = 2; sub <= 10; sub += 1) client.send(request({ sub }));
    expect(await framesOf(client)).toHaveLength(2);
    await advance(200);
    expect((await framesOf(client)).slice(2)).toMatchObject([{ sub: 10, seq: 1 }]);
  });

  it('[SPT-8] another gateway continues from the version that the client has', async () => {
    const client = await connect();
    client.send(request());
    const [known] = (await nextFrame(client)).msgData.data.main;
    client.close();
    move([2200, 1700]);
    await advance();
    const other = await connect(second);
    const version = known!.version as [number, number];
    other.send(request({ main: { [event]: version } }));
    const [change] = (await nextFrame(other)).msgData.data.main;
    expect(change).toMatchObject({ from: version, prices: { [home(event)]: 2200 } });
  });

  it('[SPT-8] pushes an override of another gateway with the next frame', async () => {
    const client = await connect(second);
    client.send(request());
    await nextFrame(client);
    await gateway.services.sportsBook.override(event, 'suspend', {});
    await advance();
    const [change] = (await nextFrame(client)).msgData.data.main;
    expect(change).toMatchObject({ version: [expect.any(Number), 1] });
    expect((change as EventChange).markets).toContainEqual(
      expect.objectContaining({ key: `${event}:ah:ft`, status: 'suspended', reason: 'operator' }),
    );
  });

  it('[SPT-8] sends nothing to a socket that reads slowly, and later one change for the time that it missed', async () => {
    const { createSportsHub } = await import('./sports-hub');
    const frames: SportsFrame[] = [];
    let isCongested = false;
    const connection = {
      isCongested: () => isCongested,
      write: (...parts: Buffer[]) => {
        const text = String(Buffer.concat(parts));
        frames.push(JSON.parse(text.slice(text.indexOf('{'))));
      },
    } as never;
    const { sportsBook } = gateway.services;
    const hub = createSportsHub({ clock: gateway.clock, book: sportsBook, isOpen: () => true });
    await hub.handle(connection, request());
    isCongested = true;
    for (let second = 1; second <= 30; second += 1) {
      move([2000 + second, 1900]);
      gateway.clock.advance(1_000);
      await hub.advance();
    }
    expect(frames).toHaveLength(1);
    isCongested = false;
    await hub.advance();
    expect(frames.map(({ seq }) => seq)).toEqual([1, 2]);
    const [first, last] = frames.map(({ msgData }) => msgData.data.main[0]);
    expect(last).toMatchObject({ from: first?.version, prices: { [home(event)]: 2030 } });
  });

  it('[SPT-8] sends sockets with the same events the same changes from then on, whichever versions they had', async () => {
    const clients = [await connect(), await connect(), await connect()];
    clients[0]!.send(request());
    const [known] = (await nextFrame(clients[0]!)).msgData.data.main;
    move([2300, 1600]);
    gateway.clock.advance(500);
    clients[1]!.send(request({ sub: 7, main: { [event]: known!.version as [number, number] } }));
    clients[2]!.send(request({ sub: 9 }));
    const [second, third] = [await nextFrame(clients[1]!), await nextFrame(clients[2]!)];
    // Versions are whole seconds, and the prices moved within the second of the known version.
    expect(second.msgData.data.main).toEqual([]);
    expect(third.msgData.data.main[0]).toHaveProperty('snapshot');
    await advance(1_000);
    const frames = await Promise.all(clients.map(nextFrame));
    expect(frames.map(({ sub, seq }) => [sub, seq])).toEqual([
      [1, 2],
      [7, 2],
      [9, 2],
    ]);
    const [first, ...others] = frames.map(({ msgData }) => msgData.data.main[0] as EventChange);
    expect(first).toMatchObject({ from: known!.version, prices: { [home(event)]: 2300 } });
    expect(others).toEqual([first, first]);
  });

  it('[SPT-8] follows each venue separately, board and opened matches separately, until a request has no events', async () => {
    const client = await connect();
    client.send(request({ main: {}, all: { [event]: [0, 0] } }));
    const { msgData } = await nextFrame(client);
    expect(msgData.data.main).toEqual([]);
    expect(msgData.data.all).toMatchObject([{ snapshot: { incidents: [], statistics: {} } }]);
    client.send(request({ provider: 'FBTY' }));
    expect(await nextFrame(client)).toMatchObject({ provider: 'FBTY', seq: 1 });
    client.send(request({ main: {}, all: {}, sub: 2 }));
    await untilHandled(client);
    await advance();
    expect(await nextFrame(client)).toMatchObject({ provider: 'FBTY', seq: 2 });
    expect((await framesOf(client)).map(({ provider }) => provider)).toEqual(['IMTY', 'FBTY', 'FBTY']);
  });

  it('[SPT-8] omits unknown events, and sends nothing when there are no others', async () => {
    const client = await connect();
    client.send(request({ main: { 'fb.unknown.1': [0, 0] } }));
    await untilHandled(client);
    await advance();
    expect(await framesOf(client)).toEqual([]);
    client.send(request({ main: { 'fb.unknown.1': [0, 0], [event]: [0, 0] } }));
    const { msgData } = await nextFrame(client);
    expect(msgData.data.main.map(({ id }) => id)).toEqual([event]);
    expect(pricesOf(msgData.data.main[0])).toBeDefined();
  });

  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`e${index}`, [0, 0]]));
  it.each([
    ['another venue', { provider: 'X' }],
    ['a name of the prototype', { provider: 'constructor' }],
    ['no number', { sub: '1' }],
    ['a negative number', { sub: -1 }],
    ['no events', { main: null }],
    ['too many events', { main: many(limits.sportsFeed.main + 1) }],
    ['too many opened matches', { all: many(limits.sportsFeed.all + 1) }],
    ['a version of one number', { main: { a: [1] } }],
    ['a version of texts', { main: { a: ['1', '2'] } }],
    ['a fraction', { main: { a: [1.5, 0] } }],
    ['a negative version', { main: { a: [-1, 0] } }],
    ['a long id', { main: { ['a'.repeat(65)]: [0, 0] } }],
  ])('[SPT-8] closes a socket that sends %s', async (_, more) => {
    const client = await connect();
    client.send(JSON.stringify({ ...request(), ...more }));
    expect(await client.closed).toBe(liveCloseCodes.misbehaved);
    open = [];
  });

  it('[SPT-8] forgets a closed socket', async () => {
    const client = await connect();
    client.send(request());
    await nextFrame(client);
    client.close();
    await client.closed;
    open = [];
    await advance();
    const other = await connect();
    other.send(request());
    expect(await nextFrame(other)).toMatchObject({ seq: 1 });
  });
});
