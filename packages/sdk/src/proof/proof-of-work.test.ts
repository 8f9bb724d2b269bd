import { errorCodes, headers } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { buildSessionGrant, createTestClient, type Refusal, refuse } from '../testing';

const login = { account: 'demo2026', password: 'Secret2026' };
const puzzle = (challenge: string) =>
  refuse(errorCodes.proofRequired, '', {
    proof: { challenge, bits: 14, expiresAt: '2026-01-01T00:02:00.000Z' },
  });
const header = headers.proof.toLowerCase();

/** A client whose logins get these answers, then a session. */
const clientWith = (...answers: Refusal[]) =>
  createTestClient({ handlers: { login: () => answers.shift() ?? buildSessionGrant({ token: 'token-1' }) } });

describe('a call that needs a proof of work', () => {
  it('[ERR-7] is repeated with the solution, and its caller sees no error', async () => {
    const { client, gateway } = clientWith(puzzle('one'));
    await client.request(wire.login, login);
    expect(gateway.requests.map((request) => request.headers[header])).toEqual([
      undefined,
      'one.solution of one',
    ]);
    expect(gateway.requests[1]?.body).toEqual(login);
    expect(client.session.token()).toBe('token-1');
  });

  it('[ERR-7] is repeated again when the work has become harder, at most three times', async () => {
    const { client, gateway } = clientWith(...['a', 'b', 'c', 'd'].map((name) => puzzle(name)));
    await expect(client.request(wire.login, login)).rejects.toMatchObject({ code: errorCodes.proofRequired });
    expect(gateway.requests).toHaveLength(4);
  });

  it('[ERR-7] rejects with 20005 when the work cannot be done', async () => {
    const { client, gateway } = createTestClient({
      handlers: { login: () => puzzle('one') },
      ports: { solveProof: () => Promise.reject(new Error('no worker')) },
    });
    await expect(client.request(wire.login, login)).rejects.toMatchObject({ code: 20005 });
    expect(gateway.requests).toHaveLength(1);
  });

  it('[REQ-3] rejects as cancelled when its caller aborts during the work', async () => {
    const controller = new AbortController();
    const { client } = createTestClient({
      handlers: { login: () => puzzle('one') },
      ports: {
        solveProof: async () => {
          controller.abort();
          throw new Error('aborted');
        },
      },
    });
    const request = client.request(wire.login, login, { signal: controller.signal });
    await expect(request).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('[REQ-1] does no work for another origin', async () => {
    const { client, gateway } = clientWith(puzzle('one'));
    const request = client.request(wire.login, login, { host: 'https://elsewhere.test' });
    await expect(request).rejects.toMatchObject({ code: 20005 });
    expect(gateway.requests).toHaveLength(1);
  });
});
