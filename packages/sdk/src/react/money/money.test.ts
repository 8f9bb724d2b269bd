import { headers } from '@pavilion/contract';
import { wire } from '@pavilion/contract/wire';
import { createTestClient, exampleHandlers } from '../../testing';
import { api, createApi, createStore } from '../index';
import { moneyApi, withMoney } from './index';

describe('the bundle `money`', () => {
  it('[REQ-5] adds the remaining endpoints: together every call of the contract has one', () => {
    expect(Object.keys(moneyApi.endpoints).sort()).toEqual(Object.keys(wire).sort());
    expect(Object.keys(withMoney(createApi()).endpoints).sort()).toEqual(Object.keys(wire).sort());
  });

  it('[REQ-10] sends the idempotency key and invalidates the answers that a mutation changes', async () => {
    const { client, gateway } = createTestClient({ handlers: exampleHandlers() });
    client.session.start('token-1');
    const store = createStore(client);
    await store.dispatch(moneyApi.endpoints.walletBalances.initiate());
    const body = { payoutAccount: 'account-1', amount: '200', shownFee: '0.00', paymentPassword: '246810' };
    await store.dispatch(
      moneyApi.endpoints.withdrawalCreate.initiate({ body, idempotencyKey: 'one-withdrawal' }),
    );
    await store.dispatch(api.endpoints.memberInfo.initiate());
    const sent = gateway.requests.filter(({ name }) => name === 'withdrawalCreate');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      body,
      headers: { [headers.idempotencyKey.toLowerCase()]: 'one-withdrawal' },
    });
    expect(gateway.requests.filter(({ name }) => name === 'walletBalances')).toHaveLength(2);
  });

  it('[ACT-4] fetches the record of promotions and the turnover again after a bonus was claimed', async () => {
    const { client, gateway } = createTestClient({ handlers: exampleHandlers() });
    client.session.start('token-1');
    const store = createStore(client);
    await store.dispatch(moneyApi.endpoints.promotionHistory.initiate());
    await store.dispatch(moneyApi.endpoints.turnoverAudit.initiate());
    await store.dispatch(
      api.endpoints.manualDividend.initiate({ body: { id: 'grant-1' }, idempotencyKey: 'dividend-grant-1' }),
    );
    await store.dispatch(api.endpoints.memberInfo.initiate());
    const times = (call: string) => gateway.requests.filter(({ name }) => name === call).length;
    expect(times('promotionHistory')).toBe(2);
    // The bonus requires turnover.
    expect(times('turnoverAudit')).toBe(2);
  });
});
