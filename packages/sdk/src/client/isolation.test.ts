import { wire } from '@pavilion/contract/wire';
import { serverPorts } from '../ports/server-ports';
import { buildMember, createTestClient } from '../testing';
import { createClient } from './create-client';

describe('clients in one process', () => {
  it('[SES-1] share neither token, device, invite codes nor listeners', async () => {
    const one = createTestClient({ handlers: { memberInfo: () => buildMember({ account: 'one' }) } });
    const two = createTestClient({
      handlers: { memberInfo: () => buildMember({ account: 'two' }) },
      ports: { random: { bytes: (count) => new Uint8Array(count).fill(7) } },
    });
    const changes: string[] = [];
    two.client.session.subscribe(({ kind }) => changes.push(kind));
    one.client.session.start('token-one');
    one.client.invites.capture('?i_code=A1');
    expect(two.client.session.token()).toBeUndefined();
    expect(two.client.session.epoch()).toBe(0);
    expect(two.client.invites.current()).toBeUndefined();
    expect(two.client.device.id()).not.toBe(one.client.device.id());
    expect(changes).toEqual([]);
    const [a, b] = await Promise.all([
      one.client.request(wire.memberInfo, {}),
      two.client.request(wire.memberInfo, {}),
    ]);
    expect([a.account, b.account]).toEqual(['one', 'two']);
  });

  it('[SES-1] use the cookies of their own request on a server', async () => {
    const tokens: (string | null)[] = [];
    const fetch = async (_: unknown, init?: RequestInit) => {
      tokens.push(new Headers(init?.headers).get('X-API-TOKEN'));
      return new Response(JSON.stringify({ status_code: 6000, message: '', data: buildMember() }));
    };
    const render = (cookies: Record<string, string>) =>
      createClient({ runtime: 'server' }, serverPorts({ cookies, fetch: fetch as never })).request(
        wire.memberInfo,
        {},
      );
    await Promise.all([render({ token: 'a' }), render({}), render({ token: 'b' })]);
    expect(tokens.sort()).toEqual(['a', 'b', null].sort());
  });

  it('[SES-1] read no inherited properties of the cookies object', () => {
    const client = createClient({ runtime: 'server' }, serverPorts({ cookies: {} }));
    expect(client.session.token()).toBeUndefined();
    expect(serverPorts({ cookies: {} }).cookies.get('constructor')).toBeUndefined();
  });

  it('[SES-1] work on a page whose storage throws and whose cookies are blocked', async () => {
    const broken = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { client, ports } = createTestClient({
      handlers: { memberInfo: () => buildMember() },
      ports: {
        storage: { getItem: broken, setItem: broken, removeItem: broken, entries: () => ({}) },
        cookies: { get: () => undefined, set: () => {}, remove: () => {}, closeBrowser: () => {} },
      },
    });
    client.session.start('token-1', { member: buildMember(), remember: true });
    client.invites.capture('?i_code=A1&agent_verify=x');
    await expect(client.request(wire.memberInfo, {})).resolves.toEqual(buildMember());
    expect(client.session.token()).toBe('token-1');
    expect(client.device.id()).toBe(client.device.id());
    expect(ports.warnings.length).toBeGreaterThan(0);
  });
});
