import { type CallName, type CallRequest, type CallResponse, errorCodes } from '@pavilion/contract';
import { type CallDefinition, calls } from '@pavilion/contract/schemas';
import { seedPromotions } from '../../seed/seed-promotions';
import { createTestGateway, password, type TestGateway } from '../../testing/test-gateway';

/** `no-offer`: records of the past, public tables, and the end of an order. A function returns the offers of an answer. */
interface Row {
  readonly body: object;
  readonly offers: 'refused' | 'no-offer' | ((data: never) => readonly unknown[]);
}

const row = <Name extends CallName>(
  _name: Name,
  body: CallRequest<Name>,
  offers: 'refused' | 'no-offer' | ((data: CallResponse<Name>) => readonly unknown[]),
): Row => ({ body, offers });

/** What each call below `/act/api` answers to a closed account. A new call belongs here. */
const expected: { readonly [Name in CallName]?: Row } = {
  flipCard: row('flipCard', { round: 'none', card: 0, clientSeed: 'seed' }, 'refused'),
  flipInfo: row('flipInfo', {}, 'refused'),
  flipStart: row('flipStart', {}, 'refused'),
  inviteFriends: row('inviteFriends', {}, 'no-offer'),
  inviteInfo: row('inviteInfo', {}, 'refused'),
  mallInfo: row('mallInfo', {}, ({ gifts }) => gifts),
  mallOrder: row('mallOrder', { gift: 'cash-8', version: 1, quantity: 1 }, 'refused'),
  mallOrderCancel: row('mallOrderCancel', { id: 'none' }, 'no-offer'),
  mallOrders: row('mallOrders', {}, 'no-offer'),
  manualDividend: row('manualDividend', { id: 'none' }, 'refused'),
  peakRanking: row('peakRanking', { week: 'current' }, 'refused'),
  peakShare: row('peakShare', { code: 'NOBODY22', bet: 'none' }, 'no-offer'),
  popInfo: row('popInfo', {}, (popUps) => popUps),
  promotionApply: row('promotionApply', { slug: 'none', version: 1 }, 'refused'),
  promotionHistory: row('promotionHistory', {}, 'no-offer'),
  promotionInfo: row('promotionInfo', { slug: 'none' }, 'refused'),
  promotionList: row('promotionList', {}, ({ items }) => items),
  queryStationAdList: row('queryStationAdList', {}, (ads) => ads),
  signIn: row('signIn', {}, 'refused'),
  signInInfo: row('signInInfo', {}, 'refused'),
  signInMakeup: row('signInMakeup', { day: '2026-06-01' }, 'refused'),
  suspensionIcon: row('suspensionIcon', {}, (icons) => icons),
  vipInfo: row('vipInfo', {}, ({ gifts, next }) => [...gifts, ...(next ? [next] : [])]),
  vipLevels: row('vipLevels', {}, 'no-offer'),
};

describe('offers to a closed account', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
    await seedPromotions(gateway.services.db, gateway.clock.now());
  });
  afterAll(() => gateway.close());

  it('[PRO-2] each call of the activities is listed here', () => {
    const names = Object.entries<CallDefinition>(calls).flatMap(([name, { path }]) =>
      path.startsWith('/act/api/') ? [name] : [],
    );
    expect(Object.keys(expected).sort()).toEqual(names.sort());
  });

  it.each([
    ['timeOutStart', { days: 7 }, errorCodes.timedOut],
    ['selfExclude', { months: 6, loginPassword: password }, errorCodes.selfExcluded],
  ] as const)(
    '[PRO-2] after %s are refused or left out by every call of the activities',
    async (close, body, code) => {
      gateway.clock.advance(3_600_000);
      const member = await gateway.newMember(`closed${code}`);
      await gateway.grant(member.id, 800n, { cause: 'vip-month', reference: `${member.id}:2026-06` });
      const ask = (name: CallName) =>
        gateway.call(name, expected[name]!.body as never, {
          token: member.token,
          idempotencyKey: `${member.id}-${name}-${gateway.clock.now()}`,
        });
      const names = Object.keys(expected) as CallName[];
      const closedCodes: number[] = [errorCodes.timedOut, errorCodes.selfExcluded];
      const offersOf = async (name: CallName) => {
        const { offers } = expected[name]!;
        const { status_code, data } = await ask(name);
        if (typeof offers !== 'function') return status_code === code ? 'refused' : 'no-offer';
        expect(status_code).toBe(errorCodes.success);
        return (offers as (data: unknown) => readonly unknown[])(data).length;
      };
      for (const name of names) {
        const found = await offersOf(name);
        if (typeof found === 'number') expect([name, found]).not.toEqual([name, 0]);
        else expect([name, closedCodes.includes((await ask(name)).status_code)]).toEqual([name, false]);
      }
      expect((await gateway.call(close, body as never, { token: member.token })).status_code).toBe(
        errorCodes.success,
      );
      for (const name of names) {
        const { offers } = expected[name]!;
        expect([name, await offersOf(name)]).toEqual([name, typeof offers === 'function' ? 0 : offers]);
      }
    },
  );
});
