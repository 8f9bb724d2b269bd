import type { Rejected } from '../kit/call.js';
import { createStream } from '../kit/stream.js';

const rejection = (code: number) =>
  new Response(JSON.stringify({ status_code: code, data: {} }), {
    headers: { 'content-type': 'application/json' },
  });
const streamOf = (message: object) =>
  new Response(`${JSON.stringify(message)}\n`, { headers: { 'content-type': 'application/x-ndjson' } });

/** Connects to a table that gives these answers, until none is left. */
const connect = async (answers: Response[]) => {
  const waits: number[] = [];
  const events: unknown[] = [];
  const stream = createStream({
    path: '/tables/api/stream',
    token: 't',
    fetch: async () => answers.shift()!,
    wait: async (ms) => {
      waits.push(ms);
      if (answers.length === 0) stream.stop();
    },
    onConnect: async () => void events.push('connect'),
    onMessage: (message) => events.push(message.type),
    onLost: () => events.push('lost'),
    onRejected: (error: Rejected) => events.push(error.code),
  });
  stream.start({ isFresh: true });
  await new Promise((resolve) => setTimeout(resolve, 30));
  return { waits, events };
};

describe('the stream of a table', () => {
  it('[MNT-1] connects again every 30 s during maintenance, and fetches what was missed', async () => {
    const { waits, events } = await connect([rejection(6014), rejection(6014), streamOf({ type: 'round' })]);
    expect(events).toEqual([6014, 'connect', 6014, 'connect', 'round', 'lost']);
    expect(waits.slice(0, 2)).toEqual([30_000, 30_000]);
  });

  it('[GAM-1] ends when the session has expired', async () => {
    const { waits, events } = await connect([rejection(20203), streamOf({ type: 'round' })]);
    expect([events, waits]).toEqual([[20203], []]);
  });
});
