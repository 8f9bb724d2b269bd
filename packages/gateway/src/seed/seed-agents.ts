import type { Database } from '../db/database';
import { createMemberStore } from '../domain/members';
import { dayMs, hourMs } from '../durations';
import { slotVenue } from '../venues/registry';
import { drawRound } from '../venues/slots';
import { findDemoMember } from './find-demo-member';
import type { HistoryEvent } from './history';
import { agentCode, agentMemberAccounts, demoAgentCode, demoMember } from './people';
import { between, oneOf, type Random } from './random';
import { person } from './seed-members';
import { writeHistory } from './write-history';

const deposit = 1_000_00n;

/** A sitting: a deposit, then rounds at the highest stake for a while or until the money is gone. */
const sitting = (random: Random, start: number): HistoryEvent[] => {
  const game = oneOf(random, slotVenue.games);
  const events: HistoryEvent[] = [{ kind: 'deposit', at: start, channel: 'alipay', amount: deposit }];
  let balance = deposit;
  for (let round = 1; round <= 12 && balance >= game.maxStake; round++) {
    const stake = game.maxStake;
    const { payout, detail } = drawRound(game.code, stake);
    events.push({ kind: 'round', at: start + round * 20_000, game, stake, payout, detail });
    balance += payout - stake;
  }
  return events;
};

/** Makes the demo member an agent for some months, with members who play. The gateway counts the months at its start. */
export const seedAgents = async (db: Database, now: number, random: Random): Promise<void> => {
  const demo = await findDemoMember(db);
  if (!demo) return;
  await db
    .insertInto('agents')
    .values({
      code: demoAgentCode,
      name: `${demoMember.nickname}工作室`,
      member_id: demo.id,
      parent_code: agentCode,
      since: new Date(now - 80 * dayMs),
    })
    .execute();
  const store = createMemberStore(db);
  for (const account of agentMemberAccounts) {
    const registered = now - between(random, 66, 78) * dayMs;
    const member = person(account, new Date(registered));
    await store.insert({ ...member, agent_code: demoAgentCode, invite_kind: 'i_code' });
    const starts = [5, 20, 35, 50, 64].map(
      (after) => registered + after * dayMs + between(random, 1, 9) * hourMs,
    );
    for (const start of starts) await writeHistory(db, member.id, sitting(random, start));
  }
};
