import type { Database } from '../db/database';
import { depositChannels, depositOrderLifetime, mainAccount, payOrder, runPosting } from '../domain/money';
import { settleRoundStatement } from '../domain/play';
import { secondMs } from '../durations';
import { newId } from '../ids';
import { slotVenue } from '../venues/registry';
import type { HistoryEvent } from './history';

type Deposit = Extract<HistoryEvent, { kind: 'deposit' }>;
type PlayedRound = Extract<HistoryEvent, { kind: 'round' }>;

const writeDeposit = async (db: Database, memberId: string, { at, channel, amount }: Deposit) => {
  const created = new Date(at - 9 * secondMs);
  const order = { id: newId(created), member_id: memberId, amount };
  await db
    .insertInto('deposit_orders')
    .values({
      ...order,
      channel_code: channel,
      state: 'pending',
      created_at: created,
      expires_at: new Date(created.getTime() + depositOrderLifetime(channel)),
      pay_at: null,
      paid_at: null,
    })
    .execute();
  const { name } = depositChannels.find(({ code }) => code === channel) as (typeof depositChannels)[number];
  await payOrder(db, order, name, new Date(at));
};

const writeRound = async (db: Database, memberId: string, event: PlayedRound) => {
  const { game, stake, payout, detail } = event;
  const at = new Date(event.at);
  const round = {
    id: newId(at),
    memberId,
    account: mainAccount(memberId),
    gameCode: game.code,
    category: slotVenue.category,
    gameName: game.name,
    stake,
    payout,
    detail,
    at,
  };
  await runPosting(db, settleRoundStatement(round));
};

/** Writes a history through the ledger. */
export const writeHistory = async (
  db: Database,
  memberId: string,
  events: readonly HistoryEvent[],
): Promise<void> => {
  for (const event of events) {
    if (event.kind === 'deposit') await writeDeposit(db, memberId, event);
    else await writeRound(db, memberId, event);
  }
};
