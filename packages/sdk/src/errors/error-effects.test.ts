import { createTestPorts } from '../testing';
import { createErrorEffects, type ErrorEffectEvent } from './error-effects';
import { SdkError } from './sdk-error';

const setup = () => {
  const ports = createTestPorts();
  const hub = createErrorEffects(ports);
  const told: ErrorEffectEvent[] = [];
  const stop = hub.subscribe((effect) => told.push(effect));
  const refuse = (code: number, rawMessage = '消息') =>
    hub.report(new SdkError({ kind: 'business', code, rawMessage }));
  return { ...ports, hub, told, refuse, stop };
};

describe('effects of errors', () => {
  it('[ERR-9] handles an error after 350 ms, and not a millisecond earlier', async () => {
    const { clock, told, refuse } = setup();
    refuse(6031);
    await clock.advance(349);
    expect(told).toEqual([]);
    await clock.advance(1);
    expect(told).toEqual([
      { kind: 'redirect', to: 'restriction', name: 'access-caveat', code: 6031, message: '消息' },
    ]);
  });

  it('[ERR-4] tells a blocked device after 700 ms: session cleared, alert 提示, on to login', async () => {
    const { clock, told, refuse } = setup();
    refuse(10102, '设备已被限制');
    await clock.advance(699);
    expect(told).toEqual([]);
    await clock.advance(1);
    expect(told).toEqual([
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

  it('[ERR-9] tells a burst of one code once, with the last message, when it is over', async () => {
    const { clock, told, refuse } = setup();
    for (let turn = 0; turn < 10; turn += 1) {
      refuse(6033, `第${turn}次`);
      await clock.advance(349);
    }
    expect(told).toEqual([]);
    await clock.advance(1);
    expect(told.map(({ message }) => message)).toEqual(['第9次']);
    expect(clock.pending()).toBe(0);
  });

  it('[ERR-9] does not let one code wait for another', async () => {
    const { clock, told, refuse } = setup();
    refuse(6031);
    await clock.advance(200);
    refuse(10009);
    await clock.advance(150);
    expect(told.map(({ code }) => code)).toEqual([6031]);
    await clock.advance(200);
    expect(told.map(({ code }) => code)).toEqual([6031, 10009]);
  });

  it('[ERR-5] leads to the restriction page by its meaning, 6032 only outside maintenance', async () => {
    const { clock, told, refuse } = setup();
    refuse(6032);
    await clock.advance(350);
    expect(told[0]).toMatchObject({ to: 'restriction', name: 'access-alert', unless: 'maintenance' });
  });

  it("[ERR-6] shows the gateway's message for 6001, and its confirm leads to login and closes the live socket", async () => {
    const { clock, told, refuse } = setup();
    refuse(6001, '您的账号已在其他设备登录');
    await clock.advance(350);
    expect(told.map(({ kind }) => kind)).toEqual(['clear-session', 'alert']);
    expect(told[1]).toMatchObject({
      message: '您的账号已在其他设备登录',
      confirm: { to: 'login', closesLive: true },
    });
  });

  it('[ERR-7] leads to maintenance for 6013 and 6014, and offers a reload for 10009', async () => {
    const { clock, told, refuse } = setup();
    for (const code of [6013, 6014, 10009]) refuse(code);
    await clock.advance(350);
    expect(told).toMatchObject([
      { to: 'maintenance', scope: 'site' },
      { to: 'maintenance', scope: 'venue' },
      { kind: 'offer-reload' },
    ]);
  });

  it('[ERR-9] broadcasts every error with a code at once, named after class and code', () => {
    const { hub, tab, refuse } = setup();
    refuse(20101, '余额不足');
    hub.report(new SdkError({ kind: 'network', rawMessage: 'x' }));
    hub.report(new SdkError({ kind: 'http', status: 400, code: 10003 }));
    expect(tab.broadcasts.map(({ name }) => name)).toEqual(['BusinessError:20101', 'HttpError:10003']);
    expect(tab.broadcasts[0]!.detail).toEqual({ kind: 'business', code: 20101, message: '余额不足' });
  });

  it('[ERR-9] leaves codes without an effect without a timer', () => {
    const { clock, refuse } = setup();
    refuse(20101);
    refuse(Number.NaN);
    expect(clock.pending()).toBe(0);
  });

  it('[ERR-9] tells those who began to listen within the debounce, and nobody who stopped', async () => {
    const { clock, hub, told, refuse, stop } = setup();
    const late: ErrorEffectEvent[] = [];
    refuse(6031);
    stop();
    hub.subscribe((effect) => late.push(effect));
    await clock.advance(350);
    expect([told.length, late.length]).toEqual([0, 1]);
  });
});
