import { Rejected } from '../kit/call.js';
import { waitForResult } from '../kit/until-known.js';
import { createApi } from '../slots/js/api.js';

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** A server whose answers are dealt one by one; what is an error never arrives. */
const dealing = (answers: (Response | Error)[]) => {
  const bodies: string[] = [];
  const fetch = async (_path: unknown, init?: RequestInit) => {
    bodies.push(String(init?.body));
    const next = answers.shift() ?? new Error('nothing left');
    if (next instanceof Error) throw next;
    return next;
  };
  return { bodies, api: createApi({ token: 't', fetch: fetch as typeof globalThis.fetch }) };
};

describe('a spin whose answer is lost', () => {
  it('[GAM-2] waits as long as the server says when a round began too soon, without a notice', async () => {
    const { api, bodies } = dealing([
      answer(200, { status_code: 20653, data: { wait: 740 } }),
      answer(200, { status_code: 6000, data: { id: 'r1' } }),
    ]);
    const waits: number[] = [];
    const onUnsure = jest.fn();
    const wait = async (ms: number) => void waits.push(ms);
    await waitForResult(() => api.spin('key-12345', '7.50'), { wait, onUnsure });
    expect([waits, new Set(bodies).size]).toEqual([[740], 1]);
    expect(onUnsure).not.toHaveBeenCalled();
  });

  it('[GAM-2] is retried with the same key until there is a valid response', async () => {
    const round = { id: 'r1' };
    const { api, bodies } = dealing([
      new TypeError('network'),
      answer(502, 'no json'),
      new Response('<html>', { status: 200 }),
      answer(200, { status_code: 6000, data: round }),
    ]);
    const waits: number[] = [];
    const onUnsure = jest.fn();
    const known = await waitForResult(() => api.spin('key-12345', '7.50'), {
      wait: async (ms) => void waits.push(ms),
      onUnsure,
    });
    expect(known).toEqual(round);
    expect(new Set(bodies)).toEqual(new Set(['{"key":"key-12345","stake":"7.50"}']));
    expect(bodies).toHaveLength(4);
    expect(onUnsure).toHaveBeenCalledTimes(3);
    expect(waits).toEqual([500, 1_000, 2_000]);
  });

  it('[GAM-2] stops retrying when the gateway rejects the spin', async () => {
    const { api, bodies } = dealing([
      new TypeError('network'),
      answer(200, { status_code: 20101, data: null }),
    ]);
    const spin = waitForResult(() => api.spin('key-12345', '7.50'), {
      wait: async () => {},
      onUnsure: () => {},
    });
    await expect(spin).rejects.toEqual(expect.objectContaining({ code: 20101 }));
    await expect(spin).rejects.toBeInstanceOf(Rejected);
    expect(bodies).toHaveLength(2);
  });
});
