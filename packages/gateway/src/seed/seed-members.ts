import type { Database } from '../db/database';
import { createMemberStore, hashPassword } from '../domain/members';
import { dayMs } from '../durations';
import { newId, newInviteCode } from '../ids';
import { slotVenue } from '../venues/registry';
import { generateDemoHistory } from './demo-history';
import { generateHistory } from './history';
import { agentCode, backgroundAccounts, demoMember } from './people';
import { between, type Random } from './random';
import { writeHistory } from './write-history';

/** Background members whom the demo member has invited. */
const invitedAccounts = 3;
/** No password has this hash, so background members cannot log in. */
const noPassword = '!';

const yuan = (...amounts: bigint[]) => amounts.map((amount) => amount * 100n);

/** A member who cannot log in. */
export const person = (account: string, registeredAt: Date) => ({
  id: newId(registeredAt),
  account,
  account_key: account.toLowerCase(),
  password_hash: noPassword,
  nickname: account,
  invite_code: newInviteCode(),
  registered_at: registeredAt,
});

/** Inserts the demo member with some months of history, and the background members. */
export const seedMembers = async (db: Database, now: number, random: Random): Promise<void> => {
  const store = createMemberStore(db);
  const daysAgo = (days: number) => new Date(now - days * dayMs);

  const demo = {
    ...person(demoMember.account, daysAgo(90)),
    nickname: demoMember.nickname,
    phone: demoMember.phone,
    agent_code: agentCode,
    invite_kind: 'i_code',
    last_login_at: daysAgo(1),
    password_hash: await hashPassword(demoMember.password),
  };
  await store.insert(demo);
  await writeHistory(db, demo.id, generateDemoHistory(random, now));

  const deposits = yuan(200n, 300n, 500n, 1000n);
  for (const [index, account] of backgroundAccounts.entries()) {
    const isInvited = index < invitedAccounts;
    const registeredAt = daysAgo(between(random, 12, isInvited ? 60 : 200));
    const member = {
      ...person(account, registeredAt),
      ...(isInvited && { inviter_id: demo.id, invite_kind: 'r_code' }),
    };
    await store.insert(member);
    // Friends of the demo member play enough for places in its ranking.
    const sittings = isInvited ? 6 : between(random, 1, 3);
    const plan = { now, days: 10, sittings, rounds: 12, depositRate: 0.2, deposits };
    await writeHistory(db, member.id, generateHistory(random, slotVenue.games, plan));
  }
};
