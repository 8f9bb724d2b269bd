import { BusinessError } from '../../packages/gateway/src/business-error';
import { systemClock } from '../../packages/gateway/src/clock';
import { brandOf } from '../../packages/gateway/src/config/brand';
import { connectDatabase, type Database } from '../../packages/gateway/src/db/database';
import { createMemberStore } from '../../packages/gateway/src/domain/members/members/member-store';
import { mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { post } from '../../packages/gateway/src/domain/money/ledger/post';
import { adjustmentPosting } from '../../packages/gateway/src/domain/money/ledger/posting';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { createServices } from '../../packages/gateway/src/services';
import { gameCode } from './member';
import { createRandom } from './random';
import type { Row } from './row';

const tooLow = 20101;

const servicesOn = (db: Database) =>
  createServices({
    db,
    clock: systemClock,
    brand: brandOf('pavilion'),
    venueOrigin: () => 'http://localhost',
    payerDelay: null,
    passwordCost: 2,
    sandbox: true,
  });

const memberWith = async (db: Database, id: string, amount: bigint) => {
  const at = new Date();
  await createMemberStore(db).insert({
    id,
    account: id,
    account_key: id,
    password_hash: '',
    phone: null,
    nickname: id,
    invite_code: id,
    inviter_id: null,
    agent_code: null,
    invite_kind: null,
    invite_bet: null,
    registered_at: at,
    last_login_at: null,
  });
  const subject = { 'zh-CN': '测试', en: 'test' };
  await post(db, adjustmentPosting({ id: `money-${id}`, reference: id, subject, at }, id, amount));
};

/** Settles rounds as venues do, with payouts of 0: a payout could legitimately cover a second stake. */
export const wholeBalance: Row = {
  id: '6',
  title:
    '100 members × 100 parallel bets of the whole balance, half at each of two gateways: one bet of each member succeeds',
  async run({ seed, quick, deadline }, { acquireDatabase, afterRun }) {
    const [members, bets] = quick ? [8, 12] : [100, 100];
    const random = createRandom(seed);
    const server = await acquireDatabase();
    const pools = [connectDatabase(server.url), connectDatabase(server.url)] as const;
    afterRun(() => Promise.all(pools.map((pool) => pool.destroy())));
    const [db] = pools;
    const gateways = pools.map(servicesOn);
    const findings: string[] = [];
    let [asked, acknowledged, lost, double] = [0, 0, 0, 0];
    for (let index = 0; index < members && Date.now() < deadline; index++) {
      const id = `whole${index}`;
      const stake = BigInt(random.whole(2, 100)) * 100n;
      await memberWith(db, id, stake);
      const outcomes = await Promise.allSettled(
        Array.from({ length: bets }, (_, bet) =>
          gateways[bet % 2]!.house.settleRound({
            session: { memberId: id, gameCode },
            key: `${id}-bet-${bet}`,
            stake,
            payout: 0n,
            detail: { kind: 'test' },
          }),
        ),
      );
      asked += bets;
      const won = outcomes.filter(({ status }) => status === 'fulfilled').length;
      acknowledged += won;
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') continue;
        const { reason } = outcome;
        if (reason instanceof BusinessError && reason.code === tooLow) continue;
        findings.push(`${id} was rejected for another reason: ${reason}`);
      }
      const stored = await db
        .selectFrom('bets')
        .select((each) => each.fn.countAll<bigint>().as('count'))
        .where('member_id', '=', id)
        .executeTakeFirstOrThrow();
      const { balance } = await db
        .selectFrom('ledger_balances')
        .select('balance')
        .where('account', '=', mainAccount(id))
        .executeTakeFirstOrThrow();
      if (won !== 1) findings.push(`${id}: ${won} of ${bets} bets succeeded`);
      if (balance !== 0n) findings.push(`${id} has ${balance} left`);
      lost += Math.max(0, won - Number(stored.count));
      double += Math.max(0, Number(stored.count) - won);
    }
    for (const { rule, violations } of (await verifyLedger(db)).checks) {
      if (violations > 0) findings.push(`the ledger: ${rule} (${violations})`);
    }
    return { operations: asked, kills: 0, acknowledged, lost, double, findings, note: server.kind };
  },
};
