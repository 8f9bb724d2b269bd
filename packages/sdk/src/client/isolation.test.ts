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
    const heard: string[] = [];
    two.client.session.subscribe(({ kind }) => heard.push(kind));
    one.client.session.start('token-one');
    one.client.invites.capture('?i_code=A1');
    expect(two.client.session.token()).toBeUndefined();
    expect(two.client.session.epoch()).toBe(0);
    expect(two.client.invites.current()).toBeUndefined();
    expect(two.client.device.id()).not.toBe(one.client.device.id());
    expect(heard).toEqual([]);
    const [a, b] = await Promise.all([
      one.client.request(wire.memberInfo, {}),
      two.client.request(wire.memberInfo, {}),
    ]);
    expect([a.account, b.account]).toEqual(['one', 'two']);
  });

  it('[SES-1] answer two requests on a server with the cookies of each', async () => {
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

  it('[SES-1] on a server takes nothing that its cookies do not own', () => {
    const client = createClient({ runtime: 'server' }, serverPorts({ cookies: {} }));
    expect(client.session.token()).toBeUndefined();
    expect(serverPorts({ cookies: {} }).cookies.get('constructor')).toBeUndefined();
  });

  it('[SES-1] runs on a page whose storage throws and whose cookies keep nothing', async () => {
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
