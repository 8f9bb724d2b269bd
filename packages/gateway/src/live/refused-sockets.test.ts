import { errorCodes, limits, liveCloseCodes, liveIds, livePath, storageKeys } from '@pavilion/contract';
import { type LiveClient, openLive } from '../testing/live-client';
import { withPollingGateways } from '../testing/polling-gateways';
import type { TestGateway } from '../testing/test-gateway';

const device = '3f0c2f7e-1d0e-4f5d-9a57-2b6f6a4c9e10';

/** How a socket is refused: the control of the sandbox, and the code that calls get, too. */
const refusals = [
  ['its region is restricted', 'restrict-ip', { ip: '127.0.0.1', kind: 'region' }, 6031],
  ['unusual access from its network', 'restrict-ip', { ip: '127.0.0.1', kind: 'alert' }, 6032],
  ['its address is restricted', 'restrict-ip', { ip: '127.0.0.1', kind: 'address' }, 6033],
  ['its blocked device', 'block-device', { device }, 10102],
  ['maintenance of the site', 'maintenance', {}, 6013],
] as const;

describe('a socket that calls would be refused from', () => {
  let gateway: TestGateway;
  let other: TestGateway;
  let clients: LiveClient[];
  const started = withPollingGateways();
  beforeEach(() => {
    ({ gateway, other, clients } = started());
  });

  const open = async (at: TestGateway, headers = {}) => {
    const client = await openLive(at.app, { headers });
    clients.push(client);
    return client;
  };
  const ofDevice = { cookie: `theme=space; ${storageKeys.deviceCookie}=${device}` };
  /** Opens a socket of the device, logged in as a new member. */
  const online = async (at: TestGateway, account: string) => {
    const { token } = await gateway.newMember(account);
    const client = await open(at, ofDevice);
    await client.next(liveIds.snapshot);
    const { data } = await gateway.call('memberJwt', {}, { token });
    client.send({ id: liveIds.login, token, body: { jwt: data.jwt ?? '' } });
    await client.next(liveIds.snapshot);
    return client;
  };
  const heartbeat = async (client: LiveClient) => {
    client.send({ id: liveIds.heartbeat });
    await client.next(liveIds.heartbeat);
  };
  /** Lets the settings that other gateways have read expire, and one periodic check begin. */
  const passCheck = () => {
    gateway.clock.advance(1_000);
    other.clock.advance(1_000);
    jest.advanceTimersByTime(limits.heartbeatInterval);
  };

  it.each(refusals)(
    '[LIV-1][ERR-5][MNT-1] is closed with the code within a heartbeat after %s, and opens again with its end',
    async (_, control, body, code) => {
      const sockets = await Promise.all([
        online(gateway, `refused${code}a`),
        online(other, `refused${code}b`),
      ]);
      await gateway.sandbox(control, { ...body, on: true });
      passCheck();
      for (const client of sockets) {
        expect(await client.next(liveIds.refused)).toMatchObject({
          msgData: { data: { code, message: expect.stringMatching(/./) } },
        });
        expect(await client.closed).toBe(liveCloseCodes.refused);
      }
      for (const each of [gateway, other]) {
        const again = await open(each, ofDevice);
        expect(await again.next(liveIds.refused)).toMatchObject({ msgData: { data: { code } } });
        expect(await again.closed).toBe(liveCloseCodes.refused);
        expect(again.frames.map(({ id }) => id)).toEqual([liveIds.refused]);
      }
      await gateway.sandbox(control, { ...body, on: false });
      passCheck();
      for (const each of [gateway, other]) {
        const again = await open(each, ofDevice);
        await again.next(liveIds.snapshot);
        await heartbeat(again);
      }
    },
  );

  it.each(refusals)(
    '[LIV-1][LIV-3] is rejected at the handshake after %s when its client does not handle the frame, so that it backs off',
    async (_, control, body, code) => {
      const options = { headers: ofDevice, path: livePath };
      const before = await openLive(gateway.app, options);
      clients.push(before);
      await before.next(liveIds.snapshot);
      await gateway.sandbox(control, { ...body, on: true });
      passCheck();
      expect(await before.closed).toBe(liveCloseCodes.refused);
      expect(before.frames.map(({ id }) => id)).toEqual([liveIds.snapshot]);
      // Such a client waits longer after each connection without a message, and starts over after any message.
      let failures = 0;
      for (let attempt = 0; attempt < 5; attempt++) {
        const error = await openLive(gateway.app, options).then(
          async (client) => {
            clients.push(client);
            await client.closed;
            failures = client.frames.length > 0 ? 0 : failures + 1;
            return undefined;
          },
          (reason: Error) => {
            failures += 1;
            return reason.message;
          },
        );
        expect(error).toContain(code === errorCodes.siteMaintenance ? '503' : '403');
      }
      expect(failures).toBe(5);
      await gateway.sandbox(control, { ...body, on: false });
      passCheck();
      const again = await openLive(gateway.app, options);
      clients.push(again);
      await again.next(liveIds.snapshot);
    },
  );

  it('[LIV-1] stays open while another address and device are refused, also through checks', async () => {
    await gateway.sandbox('restrict-ip', { ip: '198.51.100.7', on: true });
    await gateway.sandbox('block-device', { device, on: true });
    const client = await open(gateway);
    await client.next(liveIds.snapshot);
    passCheck();
    await gateway.services.live.closeRefused();
    await heartbeat(client);
    await gateway.sandbox('restrict-ip', { ip: '198.51.100.7', on: false });
    await gateway.sandbox('block-device', { device, on: false });
  });

  it('[LIV-1] is handled no further once it is refused', async () => {
    const client = await online(gateway, 'refusedlate');
    const handled = jest.spyOn(gateway.services.live, 'handleMessage');
    await gateway.sandbox('maintenance', { on: true });
    await gateway.services.live.closeRefused();
    client.send({ id: liveIds.snapshot });
    expect(await client.closed).toBe(liveCloseCodes.refused);
    expect(handled).not.toHaveBeenCalled();
    handled.mockRestore();
    await gateway.sandbox('maintenance', { on: false });
  });
});
