import { createGatewayClock } from '../fishing/js/gateway-clock.js';

/** Clocks of a device: `sleep` stops the steady one alone. */
const device = () => {
  const state = { steady: 1_000, wall: 50_000, gateway: 900_000, asked: 0, isReachable: true };
  const pass = (ms: number) => {
    state.steady += ms;
    state.wall += ms;
    state.gateway += ms;
  };
  const clock = createGatewayClock({
    ask: async () => {
      state.asked += 1;
      if (!state.isReachable) throw new Error('unreachable');
      pass(100);
      const now = state.gateway;
      pass(100);
      return { now };
    },
    steady: () => state.steady,
    wall: () => state.wall,
  });
  const sleep = (ms: number) => {
    state.wall += ms;
    state.gateway += ms;
  };
  return { state, clock, pass, sleep };
};

describe('the clock of a game that is drawn by the time of the gateway', () => {
  it('[GAM-2] follows the gateway, whose answer left half way of the call', async () => {
    const { state, clock, pass } = device();
    await clock.sync();
    expect(clock.now()).toBe(state.gateway);
    pass(5_000);
    expect(clock.now()).toBe(state.gateway);
    await clock.check();
    expect(state.asked).toBe(1);
  });

  it('[GAM-2] asks again after the computer slept, and when its time was set', async () => {
    const { state, clock, sleep } = device();
    await clock.sync();
    sleep(3_600_000);
    expect(clock.now()).not.toBe(state.gateway);
    await clock.check();
    expect(clock.now()).toBe(state.gateway);
    state.wall -= 86_400_000;
    await clock.check();
    expect([clock.now(), state.asked]).toEqual([state.gateway, 3]);
  });

  it('[ERR-7] keeps its time while the gateway cannot be reached, and asks again', async () => {
    const { state, clock, sleep } = device();
    await clock.sync();
    sleep(60_000);
    state.isReachable = false;
    await clock.check();
    state.isReachable = true;
    await clock.check();
    expect(clock.now()).toBe(state.gateway);
  });
});
