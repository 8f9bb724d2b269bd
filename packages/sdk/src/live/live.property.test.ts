import { type LiveTopic, limits, liveIds, liveTopics } from '@pavilion/contract';
import fc from 'fast-check';
import { createFakeClock, createTestSockets, createTestTab } from '../testing';
import { backoffDelay } from './backoff';
import { createConnection } from './connection';
import { createFrameSequence } from './frame-sequence';
import { type LivePush, type LiveState, liveOff } from './live';
import { readFrame } from './read-frame';
import { nextPhase, type SocketEvent, type SocketPhase } from './socket-phase';

describe('readFrame', () => {
  it('[LIV-1] never throws, and returns only frames with a known id', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const frame = readFrame(text);
        if (frame) expect([0, 10001, 20000, 20001, 20002, 20003, 20004]).toContain(frame.id);
      }),
      { numRuns: 2_000 },
    );
  });

  it('[LIV-1] rejects a frame with missing or malformed fields', () => {
    const garbage = fc.oneof(fc.constant(undefined), fc.jsonValue());
    const anyId = fc.constantFrom(20000, 20001, 20002, 20003, 20004, 'toString', '20001');
    fc.assert(
      fc.property(anyId, garbage, garbage, garbage, (id, data, topic, seq) => {
        const frame = readFrame(JSON.stringify({ id, topic, seq, msgData: { data } }));
        if (!frame) return;
        expect(typeof id).toBe('number');
        expect(typeof data).toBe('object');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('createFrameSequence', () => {
  it('[LIV-3] delivers exactly the frames that follow the snapshot without a gap', () => {
    const frames = fc.array(
      fc.record({ topic: fc.constantFrom<LiveTopic>(...liveTopics), seq: fc.nat(12) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(fc.nat(5), frames, (start, received) => {
        const sequence = createFrameSequence();
        sequence.startFrom({ site: start, member: start });
        const delivered = { site: [start], member: [start] };
        for (const { topic, seq } of received) {
          const expected = delivered[topic].length + start;
          const order = sequence.check(topic, seq);
          expect(order).toBe(seq === expected ? 'next' : seq < expected ? 'stale' : 'gap');
          if (order === 'next') delivered[topic].push(seq);
        }
      }),
    );
  });
});

describe('backoffDelay', () => {
  it('[LIV-3] spreads delays over the whole range up to a limit that doubles from 0.25 s to 8 s', () => {
    const delay = (failures: number, byte: number) =>
      backoffDelay(failures, { bytes: (count) => new Uint8Array(count).fill(byte) });
    expect([0, 1, 5, 60].map((failures) => Math.round(delay(failures, 255)))).toEqual([
      250, 500, 8_000, 8_000,
    ]);
    expect([0, 5, 60].map((failures) => delay(failures, 0))).toEqual([0, 0, 0]);
    expect(Math.round(delay(5, 128))).toBe(4_016);
  });
});

describe('nextPhase', () => {
  const phases: readonly SocketPhase[] = ['connecting', 'connected', 'waiting', 'paused'];
  const events: readonly SocketEvent[] = ['open', 'close', 'retry', 'visible', 'hidden', 'reconnect'];
  const anyPhase = fc.constantFrom(...phases);
  const anyEvents = fc.array(fc.tuple(fc.constantFrom(...events), fc.boolean()), { maxLength: 30 });

  it('[LIV-3] is connected only after an open event of a socket that was connecting', () => {
    fc.assert(
      fc.property(anyPhase, anyEvents, (start, steps) => {
        let phase = start;
        for (const [event, isVisible] of steps) {
          const next = nextPhase(phase, event, isVisible);
          if (next === 'connected') expect([phase, event]).toEqual(['connecting', 'open']);
          phase = next ?? phase;
        }
      }),
    );
  });

  it('[LIV-3] never waits for a retry while the page is hidden', () => {
    fc.assert(
      fc.property(anyPhase, anyEvents, (start, steps) => {
        let phase = start;
        for (const [event] of steps) {
          const next = nextPhase(phase, event, false);
          expect(next).not.toBe('waiting');
          phase = next ?? phase;
        }
      }),
    );
  });

  it('[LIV-3] connects from any phase once the page is visible and the network works', () => {
    fc.assert(
      fc.property(anyPhase, anyEvents, (start, steps) => {
        let phase = start;
        for (const [event, isVisible] of steps) phase = nextPhase(phase, event, isVisible) ?? phase;
        for (const event of ['visible', 'retry', 'open'] as const)
          phase = nextPhase(phase, event, true) ?? phase;
        expect(phase).toBe('connected');
      }),
    );
  });

  it('[LIV-3] dials a new socket on a reconnect in every phase', () => {
    for (const phase of phases) expect(nextPhase(phase, 'reconnect', true)).toBe('connecting');
  });

  it('[LIV-3] drops the connection when it closes, and keeps it when the page is hidden', () => {
    expect(nextPhase('connected', 'close', true)).toBe('waiting');
    expect(nextPhase('connected', 'close', false)).toBe('paused');
    expect(nextPhase('connected', 'hidden', false)).toBeUndefined();
  });
});

type Action =
  | { type: 'open' | 'end' | 'speak' | 'login' | 'logout' | 'hide' | 'show' }
  | { type: 'wait'; ms: number };

describe('createConnection', () => {
  it('[LIV-3] has at most one socket, reports its true state, and always reconnects', async () => {
    const types = ['open', 'end', 'speak', 'login', 'logout', 'hide', 'show'] as const;
    const action: fc.Arbitrary<Action> = fc.oneof(
      fc.constantFrom<Action>(...types.map((type) => ({ type }))),
      fc.integer({ min: 1, max: 20_000 }).map((ms): Action => ({ type: 'wait', ms })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
        const clock = createFakeClock();
        const tab = createTestTab();
        const sockets = createTestSockets();
        const open = new Set<unknown>();
        let token: string | undefined;
        let notifySession = (_: { hadToken: boolean }) => {};
        let state: LiveState = liveOff;
        const pushes: LivePush[] = [];
        const connection = createConnection(
          {
            clock,
            visibility: tab.visibility,
            socket: sockets,
            random: { bytes: (count) => new Uint8Array(count).fill(99) },
          },
          {
            url: 'wss://x.test',
            session: {
              token: () => token,
              subscribe: (listener) => {
                notifySession = listener as never;
                return () => {};
              },
            },
            memberBody: async () => ({ jwt: 'j' }),
            onState: (patch) => {
              state = { ...state, ...patch };
            },
            onPush: (push) => pushes.push(push),
            onRoomEvent: () => {},
            onSportsEvent: () => {},
            onRefused: () => {},
          },
        );
        const alive = () => sockets.opened.filter((socket) => !socket.isClosedByClient());
        const checkInvariants = () => {
          expect(alive().length).toBeLessThanOrEqual(1);
          expect(state.status).toBe(alive().length === 1 && open.has(alive()[0]) ? 1 : 0);
          if (state.loggedIn) expect(state.status).toBe(1);
        };
        for (const each of actions) {
          const socket = sockets.opened.at(-1);
          if (each.type === 'wait') await clock.advance(each.ms);
          else if (each.type === 'hide' || each.type === 'show') tab.show(each.type === 'show');
          else if (each.type === 'login' || each.type === 'logout') {
            const hadToken = token !== undefined;
            token = each.type === 'login' ? 't' : undefined;
            notifySession({ hadToken });
          } else if (socket && each.type === 'open' && !open.has(socket)) {
            open.add(socket);
            socket.open();
          } else if (socket && each.type === 'end') socket.close();
          else if (socket && each.type === 'speak' && open.has(socket))
            socket.deliver({ id: liveIds.heartbeat });
          await clock.settle();
          checkInvariants();
        }
        tab.show(true);
        // From here on the gateway responds: each new socket opens and sends messages.
        for (let turn = 0; turn < 40; turn += 1) {
          const [socket] = alive();
          if (socket && !open.has(socket)) {
            open.add(socket);
            socket.open();
          }
          if (socket) socket.deliver({ id: liveIds.heartbeat });
          await clock.advance(1_000);
        }
        expect(state.status).toBe(1);
        connection.close();
        expect(clock.pending()).toBe(0);
        expect(alive()).toEqual([]);
      }),
      { numRuns: 150 },
    );
    expect(limits.live.deadAfter).toBe(2.5 * limits.heartbeatInterval);
  });
});
