import { insufficientBalance, tooSoon } from '../../packages/contract/src/error-codes.generated';
import { limits } from '../../packages/contract/src/limits';
import { formatMinor, parseMinor } from '../../packages/format/src';
import { connectDatabase } from '../../packages/gateway/src/db/database';
import { mainAccount } from '../../packages/gateway/src/domain/money/ledger/accounts';
import { verifyLedger } from '../../packages/gateway/src/domain/money/ledger/verify-ledger';
import { createMember, spinAt } from './member';
import { createRandom } from './random';
import type { Row } from './row';
import { stakes } from './submission';

/** What a member deposits before the balance is adjusted to one stake, minor units. */
const deposited = 20_000n;

/** Codes of refused bets: the balance is too low, or other bets used each nonce first. */
const refusals: readonly number[] = [insufficientBalance, tooSoon];

/**
 * Sends the requests of the game's page to the venues of two gateways with one database. A payout can cover another stake,
 * so each stored round is compared with the balance before it; without payouts one bet of each member succeeds.
 */
export const wholeBalance: Row = {
  id: '6',
  title:
    '100 members × 100 parallel bets of the whole balance, half at each of two gateways over HTTP: one bet of each member succeeds, unless a payout covers another',
  async run({ seed, quick, deadline }, { acquireDatabase, startGateway, afterRun }) {
    const [members, bets] = quick ? [4, 12] : [100, 100];
    const random = createRandom(seed);
    const server = await acquireDatabase();
    const gateways = [
      await startGateway({ DATABASE_URL: server.url }),
      await startGateway({ DATABASE_URL: server.url }),
    ] as const;
    const db = connectDatabase(server.url);
    afterRun(() => db.destroy());
    const findings: string[] = [];
    let [asked, acknowledged, lost, double, again] = [0, 0, 0, 0, 0];
    for (let index = 0; index < members && (index === 0 || Date.now() < deadline); index++) {
      const account = `whole${index}`;
      const member = await createMember(gateways[index % 2]!, account, formatMinor(deposited));
      const stake = random.pick(stakes);
      const adjusted = formatMinor(parseMinor(stake) - deposited).replaceAll(',', '');
      await gateways[0].control('adjust', { account, amount: adjusted });
      const responses = await Promise.all(
        Array.from({ length: bets }, (_, bet) =>
          spinAt(gateways[bet % 2]!.venueUrl, member.game, `${account}-bet-${bet}`, stake).catch(
            (error: Error) => ({ code: 0, data: undefined, text: error.message }),
          ),
        ),
      );
      asked += bets;
      const won = responses.filter(({ code }) => code === limits.successCode);
      acknowledged += won.length;
      again += Math.max(0, won.length - 1);
      for (const { code, text } of responses)
        if (code !== limits.successCode && !refusals.includes(code))
          findings.push(`${account} was rejected for another reason: ${text}`);

      const rounds = await db
        .selectFrom('bets')
        .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'bets.id')
        .select(['bets.id', 'bets.stake', 'bets.payout'])
        .where('bets.member_id', '=', member.id)
        .where('ledger_entries.kind', '=', 'stake')
        .where('ledger_entries.account', '=', mainAccount(member.id))
        .orderBy('ledger_entries.seq')
        .execute();
      let balance = parseMinor(stake);
      for (const round of rounds) {
        if (round.stake > balance) findings.push(`${account} staked ${round.stake} of ${balance}`);
        balance += round.payout - round.stake;
      }
      const stored = new Map(rounds.map(({ id, payout }) => [id, formatMinor(payout)]));
      for (const { data } of won) {
        const { id, payout } = data as { id: string; payout: string };
        if (stored.get(id) !== payout) lost += 1;
        stored.delete(id);
      }
      double += stored.size;
      if (won.length === 0) findings.push(`no bet of ${account} succeeded`);
      const { balance: left } = await db
        .selectFrom('ledger_balances')
        .select('balance')
        .where('account', '=', mainAccount(member.id))
        .executeTakeFirstOrThrow();
      if (left !== balance) findings.push(`${account} has ${left}, not ${balance}`);
    }
    for (const { rule, violations } of (await verifyLedger(db)).checks) {
      if (violations > 0) findings.push(`the ledger: ${rule} (${violations})`);
    }
    const note = `${server.kind}; ${asked / bets} members; ${again} further bets were paid from payouts`;
    return { operations: asked, kills: 0, acknowledged, lost, double, findings, note };
  },
};
