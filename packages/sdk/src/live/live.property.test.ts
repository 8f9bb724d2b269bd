import { type LiveTopic, limits, liveTopics } from '@pavilion/contract';
import fc from 'fast-check';
import { createFakeClock, createTestSockets, createTestTab } from '../testing';
import { backoff } from './backoff';
import { createConnection } from './connection';
import { createCounting } from './counting';
import { type LivePush, type LiveState, liveOff } from './live';
import { readFrame } from './read-frame';

describe('reading frames', () => {
  it('[LIV-1] never throws, and makes nothing of garbage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const frame = readFrame(text);
        if (frame) expect([0, 10001, 20000, 20001, 20002, 20003, 20004]).toContain(frame.id);
      }),
      { numRuns: 2_000 },
    );
  });

  it('[LIV-1] takes a frame only when all that it must carry is there', () => {
    const garbage = fc.oneof(fc.constant(undefined), fc.jsonValue());
    const id = fc.constantFrom(20000, 20001, 20002, 20003, 20004, 'toString', '20001');
    fc.assert(
      fc.property(id, garbage, garbage, garbage, (given, data, topic, seq) => {
        const frame = readFrame(JSON.stringify({ id: given, topic, seq, msgData: { data } }));
        if (frame) expect(typeof data).toBe('object');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('counting', () => {
  it('[LIV-3] lets through exactly what goes on without a gap from the snapshot', () => {
    const frames = fc.array(
      fc.record({ topic: fc.constantFrom<LiveTopic>(...liveTopics), seq: fc.nat(12) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(fc.nat(5), frames, (start, given) => {
        const counting = createCounting();
        counting.startFrom({ site: start, member: start });
        const taken = { site: [start], member: [start] };
        for (const { topic, seq } of given) {
          const expected = taken[topic].length + start;
          const verdict = counting.judge(topic, seq);
          expect(verdict).toBe(seq === expected ? 'next' : seq < expected ? 'old' : 'gap');
          if (verdict === 'next') taken[topic].push(seq);
        }
      }),
    );
  });
});

describe('waits', () => {
  it('[LIV-3] are spread over the whole of their bound', () => {
    const wait = (attempt: number, byte: number) =>
      backoff(attempt, { bytes: (count) => new Uint8Array(count).fill(byte) });
    expect([0, 1, 5, 60].map((attempt) => Math.round(wait(attempt, 255)))).toEqual([250, 500, 8_000, 8_000]);
    expect([0, 5, 60].map((attempt) => wait(attempt, 0))).toEqual([0, 0, 0]);
    expect(Math.round(wait(5, 128))).toBe(4_016);
  });
});

type Deed =
  | { do: 'open' | 'end' | 'speak' | 'login' | 'logout' | 'hide' | 'show' }
  | { do: 'wait'; ms: number };

describe('the line as a machine', () => {
  it('[LIV-3] holds one socket at most, tells no lie about it, and always comes back', async () => {
    const deed: fc.Arbitrary<Deed> = fc.oneof(
      fc.constantFrom<Deed>(
        ...(['open', 'end', 'speak', 'login', 'logout', 'hide', 'show'] as const).map((name) => ({
          do: name,
        })),
      ),
      fc.integer({ min: 1, max: 20_000 }).map((ms): Deed => ({ do: 'wait', ms })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 40 }), async (deeds) => {
        const clock = createFakeClock();
        const tab = createTestTab();
        const sockets = createTestSockets();
        const open = new Set<unknown>();
        let token: string | undefined;
        let tellSession = (_: { hadToken: boolean }) => {};
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
              epoch: () => 0,
              subscribe: (listener) => {
                tellSession = listener as never;
                return () => {};
              },
            },
            memberBody: async () => ({ jwt: 'j' }),
            change: (patch) => {
              state = { ...state, ...patch };
            },
            push: (push) => pushes.push(push),
            sessionEnded: () => {},
          },
        );
        const alive = () => sockets.lines.filter((line) => !line.isLetGo());
        const checks = () => {
          expect(alive().length).toBeLessThanOrEqual(1);
          expect(state.status).toBe(alive().length === 1 && open.has(alive()[0]) ? 1 : 0);
          if (state.loggedIn) expect(state.status).toBe(1);
        };
        for (const each of deeds) {
          const line = sockets.lines.at(-1);
          if (each.do === 'wait') await clock.advance(each.ms);
          else if (each.do === 'hide' || each.do === 'show') tab.show(each.do === 'show');
          else if (each.do === 'login' || each.do === 'logout') {
            const hadToken = token !== undefined;
            token = each.do === 'login' ? 't' : undefined;
            tellSession({ hadToken });
          } else if (line && each.do === 'open' && !open.has(line)) {
            open.add(line);
            line.open();
          } else if (line && each.do === 'end') line.end();
          else if (line && each.do === 'speak' && open.has(line)) line.say({ id: 0 });
          await clock.settle();
          checks();
        }
        tab.show(true);
        // The gateway is well: each new line opens and speaks.
        for (let turn = 0; turn < 40; turn += 1) {
          const [line] = alive();
          if (line && !open.has(line)) {
            open.add(line);
            line.open();
          }
          if (line) line.say({ id: 0 });
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
