import { errorCodes } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { createTestClient, createTestPorts, refuse } from '../testing';
import { createErrorEffects, type ErrorEffectEvent } from './error-effects';
import { SdkError } from './sdk-error';

const setup = () => {
  const ports = createTestPorts();
  const effects = createErrorEffects(ports);
  const received: ErrorEffectEvent[] = [];
  const stop = effects.subscribe((effect) => received.push(effect));
  const fail = (code: number, rawMessage = '消息') =>
    effects.report(new SdkError({ kind: 'business', code, rawMessage }));
  return { ...ports, effects, received, fail, stop };
};

describe('error effects', () => {
  it('[ERR-9] reports an error after 350 ms, to the millisecond', async () => {
    const { clock, received, fail } = setup();
    fail(6031);
    await clock.advance(349);
    expect(received).toEqual([]);
    await clock.advance(1);
    expect(received).toEqual([
      { kind: 'redirect', to: 'restriction', name: 'access-caveat', code: 6031, message: '消息' },
    ]);
  });

  it('[ERR-7] passes the data of the error on, such as the reason of a block', async () => {
    const { clock, received, effects } = setup();
    const data = { reason: 'under-review' };
    effects.report(new SdkError({ kind: 'business', code: errorCodes.accountBlocked, data }));
    await clock.advance(350);
    expect(received).toMatchObject([
      { kind: 'clear-session', data },
      { kind: 'show-message', data },
    ]);
  });

  it('[ERR-4] reports a blocked device after 700 ms: session cleared, alert 提示, then login', async () => {
    const { clock, received, fail } = setup();
    fail(10102, '设备已被限制');
    await clock.advance(699);
    expect(received).toEqual([]);
    await clock.advance(1);
    expect(received).toEqual([
      { kind: 'clear-session', code: 10102, message: '设备已被限制' },
      {
        kind: 'alert',
        title: '提示',
        confirm: { to: 'login', closesLive: false },
        code: 10102,
        message: '设备已被限制',
      },
    ]);
  });

  it('[ERR-9] reports a burst of one code once, after it ends, with the last message', async () => {
    const { clock, received, fail } = setup();
    for (let turn = 0; turn < 10; turn += 1) {
      fail(6033, `第${turn}次`);
      await clock.advance(349);
    }
    expect(received).toEqual([]);
    await clock.advance(1);
    expect(received.map(({ message }) => message)).toEqual(['第9次']);
    expect(clock.pending()).toBe(0);
  });

  it('[ERR-9] debounces each code separately', async () => {
    const { clock, received, fail } = setup();
    fail(6031);
    await clock.advance(200);
    fail(10009);
    await clock.advance(150);
    expect(received.map(({ code }) => code)).toEqual([6031]);
    await clock.advance(200);
    expect(received.map(({ code }) => code)).toEqual([6031, 10009]);
  });

  it('[ERR-5] redirects to the restriction page, for 6032 only outside maintenance', async () => {
    const { clock, received, fail } = setup();
    fail(6032);
    await clock.advance(350);
    expect(received[0]).toMatchObject({ to: 'restriction', name: 'access-alert', unless: 'maintenance' });
  });

  it("[ERR-6] alerts the gateway's message for 6001; confirming closes the live socket and opens the login", async () => {
    const { clock, received, fail } = setup();
    fail(6001, '您的账号已在其他设备登录');
    await clock.advance(350);
    expect(received.map(({ kind }) => kind)).toEqual(['clear-session', 'alert']);
    expect(received[1]).toMatchObject({
      message: '您的账号已在其他设备登录',
      confirm: { to: 'login', closesLive: true },
    });
  });

  it('[ERR-7] redirects to maintenance for 6013 and 6014, and offers a reload for 10009', async () => {
    const { clock, received, fail } = setup();
    for (const code of [6013, 6014, 10009]) fail(code);
    await clock.advance(350);
    expect(received).toMatchObject([
      { to: 'maintenance', scope: 'site' },
      { to: 'maintenance', scope: 'venue' },
      { kind: 'offer-reload' },
    ]);
  });

  it('[ERR-9] broadcasts every error with a code immediately, by class and code', () => {
    const { effects, tab, fail } = setup();
    fail(20101, '余额不足');
    effects.report(new SdkError({ kind: 'network', rawMessage: 'x' }));
    effects.report(new SdkError({ kind: 'http', status: 400, code: 10003 }));
    expect(tab.broadcasts.map(({ name }) => name)).toEqual(['BusinessError:20101', 'HttpError:10003']);
    expect(tab.broadcasts[0]!.detail).toEqual({ kind: 'business', code: 20101, message: '余额不足' });
  });

  it('[ERR-9] starts no timer for a code without effects', () => {
    const { clock, fail } = setup();
    fail(20101);
    fail(Number.NaN);
    expect(clock.pending()).toBe(0);
  });

  it('[ERR-9] notifies listeners that subscribed during the debounce, and none that unsubscribed', async () => {
    const { clock, effects, received, fail, stop } = setup();
    const lateListener: ErrorEffectEvent[] = [];
    fail(6031);
    stop();
    effects.subscribe((effect) => lateListener.push(effect));
    await clock.advance(350);
    expect([received.length, lateListener.length]).toEqual([0, 1]);
  });
});

describe('document events of requests', () => {
  const setupClient = (handlers: Parameters<typeof createTestClient>[0]) => {
    const { client, gateway, ports } = createTestClient(handlers);
    const received: string[] = [];
    client.effects.subscribe(({ kind }) => received.push(kind));
    const names = () => ports.tab.broadcasts.map(({ name }) => name);
    return { client, gateway, ports, received, names };
  };

  it.each([10004, 10001])('[ERR-9] broadcasts error %i of logout, which has no effect', async (code) => {
    const { client, ports, received, names } = setupClient({ handlers: { logout: () => refuse(code) } });
    client.session.start('token-1');
    await expect(client.request(wire.logout, {})).rejects.toMatchObject({ code });
    await ports.clock.advance(1_000);
    expect([names(), received]).toEqual([[`BusinessError:${code}`], []]);
    expect(client.session.token()).toBeUndefined();
  });

  it('[ERR-9] broadcasts a coded error of a foreign address, which neither ends the session nor has an effect', async () => {
    const { client, ports, received, names } = setupClient({
      handlers: { preInfo: () => refuse(errorCodes.sessionExpired) },
    });
    client.session.start('token-1');
    const host = 'https://elsewhere.test';
    await expect(client.request(wire.preInfo, {}, { host })).rejects.toMatchObject({ code: 10004 });
    await ports.clock.advance(1_000);
    expect([names(), received]).toEqual([['BusinessError:10004'], []]);
    expect(client.session.token()).toBe('token-1');
  });

  it('[ERR-9] broadcasts a session error that arrives after its session', async () => {
    let answerLate = () => {};
    const { client, gateway, ports, received, names } = setupClient({});
    gateway.answer({
      memberInfo: () =>
        new Promise((resolve) => (answerLate = () => resolve(refuse(errorCodes.loggedInElsewhere)))),
    });
    client.session.start('token-1');
    const late = client.request(wire.memberInfo, {}).catch(({ code }) => code);
    await ports.clock.settle();
    client.session.start('token-2');
    answerLate();
    expect(await late).toBe(6001);
    await ports.clock.advance(1_000);
    expect([names(), received]).toEqual([['BusinessError:6001'], []]);
  });
});
