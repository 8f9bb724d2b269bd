import { buildMember, buildProtectionInfo, createTestClient } from '../testing';
import { api, createStore, roundSettled } from './index';
import { moneyApi } from './money';

const setup = async () => {
  const { client, gateway, ports } = createTestClient({
    handlers: { memberInfo: () => buildMember(), protectionInfo: () => buildProtectionInfo() },
  });
  const { clock } = ports;
  client.session.start('token-1');
  const store = createStore(client, { clock });
  store.dispatch(api.endpoints.memberInfo.initiate());
  store.dispatch(moneyApi.endpoints.protectionInfo.initiate());
  await clock.settle();
  const requests = (name: string) => gateway.requests.filter((request) => request.name === name).length;
  const playRound = async () => {
    store.dispatch(roundSettled());
    await clock.settle();
  };
  return { clock, requests, playRound };
};

describe('roundSettled', () => {
  it('[PRO-4] refetches the balance after each round, the protection once in 10 s and after the last one', async () => {
    const { clock, requests, playRound } = await setup();
    for (let round = 0; round < 12; round += 1) {
      await playRound();
      await clock.advance(2_500);
    }
    expect(requests('memberInfo')).toBe(13);
    // At 0, 10, 20 and 30 s.
    expect(requests('protectionInfo')).toBe(1 + 4);
    await clock.advance(60_000);
    expect(requests('protectionInfo')).toBe(1 + 4);
    expect(clock.pending()).toBe(0);
  });

  it('[PRO-4] refetches the protection at once after a pause', async () => {
    const { clock, requests, playRound } = await setup();
    await playRound();
    expect(requests('protectionInfo')).toBe(2);
    await clock.advance(10_000);
    await playRound();
    expect(requests('protectionInfo')).toBe(3);
  });

  it('[PRO-4] refetches the protection after the last round of a short play', async () => {
    const { clock, requests, playRound } = await setup();
    await playRound();
    await playRound();
    expect(requests('protectionInfo')).toBe(2);
    await clock.advance(10_000);
    expect(requests('protectionInfo')).toBe(3);
  });
});
