import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  type CallRequest,
  type CallResponse,
  errorCodes,
  type FlipChanceCause,
  type FlipRound,
  layBoard,
} from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { sql } from 'kysely';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import { runEach } from '../../../db/run-each';
import type { Row } from '../../../db/schema';
import { dayMs, hourMs, minuteMs } from '../../../durations';
import { newId } from '../../../ids';
import { dayOf } from '../../days';
import { giftStateAt, requiredMultiples } from '../../money';
import type { Bus } from '../../operations';
import type { Persons } from '../../protection';
import { text } from '../../texts';
import type { Grant, Grants } from '../grants/grants';
import { chanceFacts } from './chance-sources';
import { dearest, flipRules } from './flip-rules';

/** How often rounds that are over are looked for, in milliseconds. */
const interval = minuteMs;
/** Rounds that a member sees. */
const listed = 5;

/** The prizes of a board that begins now. */
const prizesNow = () => flipRules.prizes.map((prize) => formatMinor(prize));

const title = text('幸运翻牌奖金', 'Prize of the card game');

interface Chance {
  readonly cause: FlipChanceCause;
  readonly reference: string;
  readonly at: Date;
}

interface FlipsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly grants: Grants;
  readonly persons: Persons;
  readonly timeZone: string;
}

/**
 * The card game (FLP-1). A round commits to the server seed before the member chooses a client seed. Both determine the
 * board, and the server seed is revealed at the end, so that neither side can choose the prizes. A chance is an event of the
 * last days, such as a sign-in, that no flipped card refers to. The start of a round reserves the most that it can pay.
 */
export const createFlips = ({ db, clock, bus, grants, persons, timeZone }: FlipsOptions) => {
  let lastCheckAt = Number.NEGATIVE_INFINITY;

  /** The chances of a member, the next to end first. */
  const chancesOf = async (memberId: string, at: Date, within: Database): Promise<Chance[]> => {
    const since = new Date(at.getTime() - flipRules.chanceDays * dayMs);
    const { rows } = await sql<Chance>`
      select cause, reference, at from (${chanceFacts(memberId)}) facts
      where at > ${since} and not exists (select 1 from flip_cards c
        where c.member_id = ${memberId} and c.cause = facts.cause and c.reference = facts.reference)
      order by at, cause, reference`.execute(within);
    return rows;
  };

  const cardsOf = async (rounds: readonly string[], at: Date, within: Database) => {
    if (rounds.length === 0) return [];
    return within
      .selectFrom('flip_cards')
      .leftJoin('dividends', (join) =>
        join
          .on('dividends.cause', '=', 'flip')
          .on('dividends.reference', '=', sql<string>`flip_cards.round_id || ':' || flip_cards.card`),
      )
      .select([
        'round_id',
        'card',
        'prize',
        'dividends.id as grant_id',
        'dividends.multiple',
        'dividends.expires_at',
        giftStateAt(at).as('grant_state'),
      ])
      .where('round_id', 'in', rounds)
      .orderBy('flip_cards.at')
      .orderBy('card')
      .execute();
  };

  const present = async (
    rounds: readonly Row<'flip_rounds'>[],
    at: Date,
    within: Database,
  ): Promise<FlipRound[]> => {
    const cards = await cardsOf(
      rounds.map(({ id }) => id),
      at,
      within,
    );
    return rounds.map((round) => {
      const own = cards.filter(({ round_id }) => round_id === round.id);
      const isOpen = round.state === 'open';
      return {
        id: round.id,
        state: round.state,
        commitment: round.commitment,
        prizes: round.prizes,
        clientSeed: round.client_seed,
        flipsLeft: isOpen ? round.max_flips - own.length : 0,
        cards: own.map(({ card, prize, grant_id, grant_state, multiple, expires_at }) => ({
          card,
          prize: formatMinor(prize),
          grant:
            grant_id === null
              ? null
              : {
                  id: grant_id,
                  turnover: formatMinor((prize * BigInt(multiple ?? 0)) / 100n),
                  state: grant_state,
                  expiresAt: expires_at?.toISOString() ?? null,
                },
        })),
        startedAt: round.started_at.toISOString(),
        endsAt: round.ends_at.toISOString(),
        revealed: isOpen ? null : { serverSeed: round.server_seed, board: round.board ?? [] },
      };
    });
  };

  const roundOf = async (id: string, at: Date, within: Database): Promise<FlipRound> => {
    const round = await within
      .selectFrom('flip_rounds')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return (await present([round], at, within))[0] as FlipRound;
  };

  /** Ends a round and gives back what it did not pay. */
  const finish = async (transaction: Database, round: Row<'flip_rounds'>): Promise<void> => {
    const { paid } = await transaction
      .selectFrom('flip_cards')
      .select(sql<bigint>`coalesce(sum(prize), 0)::bigint`.as('paid'))
      .where('round_id', '=', round.id)
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('flip_rounds')
      .set({ state: 'finished', reserved: paid })
      .where('id', '=', round.id)
      .execute();
    await transaction
      .updateTable('flip_budgets')
      .set({ reserved: sql<bigint>`reserved - ${round.reserved - paid}` })
      .where('day', '=', round.day)
      .execute();
  };

  const lockOpen = (memberId: string, transaction: Database) =>
    transaction
      .selectFrom('flip_rounds')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('state', '=', 'open')
      // guard: flips-in-turn
      .forUpdate()
      .executeTakeFirst();

  const finishDue = async (): Promise<void> => {
    const due = await db
      .selectFrom('flip_rounds')
      .select('member_id')
      .where('state', '=', 'open')
      .where('ends_at', '<=', momentOf(clock))
      .execute();
    await runEach(due, ({ member_id: memberId }) =>
      withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const round = await lockOpen(memberId, transaction);
          if (round && round.ends_at.getTime() <= clock.now()) await finish(transaction, round);
        }),
      ),
    );
  };

  return {
    finishDue,

    /** Ends rounds whose time is over, once a minute. */
    async advance(): Promise<void> {
      if (clock.now() - lastCheckAt < interval) return;
      lastCheckAt = clock.now();
      await finishDue();
    },

    async info(memberId: string | undefined): Promise<CallResponse<'flipInfo'>> {
      const rules = {
        prizes: prizesNow(),
        maxFlips: flipRules.maxFlips,
        chanceDays: flipRules.chanceDays,
        openHours: flipRules.openFor / hourMs,
        multiple: requiredMultiples.bonus,
      };
      if (memberId === undefined) return { ...rules, own: null };
      const at = momentOf(clock);
      const [chances, rounds] = await Promise.all([
        chancesOf(memberId, at, db),
        db
          .selectFrom('flip_rounds')
          .selectAll()
          .where('member_id', '=', memberId)
          .orderBy('id', 'desc')
          .limit(listed)
          .execute(),
      ]);
      return {
        ...rules,
        own: {
          chances: chances.map(({ cause, at }) => ({
            cause,
            expiresAt: new Date(at.getTime() + flipRules.chanceDays * dayMs).toISOString(),
          })),
          rounds: await present(rounds, at, db),
        },
      };
    },

    /**
     * Begins a round, or answers the open one.
     *
     * @throws BusinessError 20414 without a chance, 20403 when the budget of the day is used up, 20407 when another account
     * of the person has played today.
     */
    start: (memberId: string): Promise<FlipRound> =>
      withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const shared = await persons.lockSharedMarks(memberId, transaction);
          // Members without marks take turns by their row.
          await sql`select 1 from members where id = ${memberId} for no key update`.execute(transaction);
          const open = await lockOpen(memberId, transaction);
          // Read once, after the locks: round, day and chances are those of one moment.
          const at = momentOf(clock);
          if (open && open.ends_at > at) return roundOf(open.id, at, transaction);
          if (open) await finish(transaction, open);
          const today = dayOf(at, timeZone);
          const others = shared.filter(({ isStrong }) => isStrong).map((each) => each.memberId);
          const played = await transaction
            .selectFrom('flip_rounds')
            .select('id')
            .where('member_id', 'in', [...others, ''])
            .where('day', '=', today)
            .executeTakeFirst();
          // guard: one-person-flips-a-day
          if (played) throw new BusinessError(errorCodes.samePerson);
          const chances = await chancesOf(memberId, at, transaction);
          // guard: flip-takes-a-chance
          if (chances.length === 0) throw new BusinessError(errorCodes.noFlipChance);
          const maxFlips = Math.min(flipRules.maxFlips, chances.length);
          const reserved = dearest(maxFlips);
          await transaction
            .insertInto('flip_budgets')
            .values({ day: today, reserved: 0n, budget: flipRules.budgetOfDay })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          // The row that all members share is locked last.
          const budget = await transaction
            .updateTable('flip_budgets')
            .set({ reserved: sql<bigint>`reserved + ${reserved}` })
            .where('day', '=', today)
            // guard: flip-budget-of-the-day
            .where(sql<boolean>`reserved + ${reserved} <= budget`)
            .returning('day')
            .executeTakeFirst();
          if (!budget) throw new BusinessError(errorCodes.offerSpent);
          const seed = randomBytes(32);
          const id = newId(at);
          await transaction
            .insertInto('flip_rounds')
            .values({
              id,
              member_id: memberId,
              day: today,
              server_seed: seed.toString('hex'),
              commitment: createHash('sha256').update(seed).digest('hex'),
              prizes: JSON.stringify(prizesNow()),
              max_flips: maxFlips,
              reserved,
              state: 'open',
              started_at: at,
              ends_at: new Date(at.getTime() + flipRules.openFor),
            })
            .execute();
          return roundOf(id, at, transaction);
        }),
      ),

    /**
     * Flips a card for a chance. The client seed of the first flip determines the board. For a card that is already flipped
     * the answer is the unchanged round.
     *
     * @throws BusinessError 20201 when the round is not the member's open one, 20414 when the chance has expired meanwhile.
     */
    async flip(
      memberId: string,
      { round: id, card, clientSeed }: CallRequest<'flipCard'>,
    ): Promise<FlipRound> {
      let sendsMail = false;
      const answer = await withRetry(() =>
        db.transaction().execute(async (transaction) => {
          const known = await transaction
            .selectFrom('flip_cards')
            .select('card')
            .where('round_id', '=', id)
            .where('card', '=', card)
            .where('member_id', '=', memberId)
            .executeTakeFirst();
          const round = known ? undefined : await lockOpen(memberId, transaction);
          const at = momentOf(clock);
          if (known) return roundOf(id, at, transaction);
          if (!round || round.id !== id || round.ends_at <= at) throw new BusinessError(errorCodes.notFound);
          const flipped = await transaction
            .selectFrom('flip_cards')
            .select('card')
            .where('round_id', '=', id)
            .execute();
          // Flipped by a concurrent call.
          if (flipped.some((each) => each.card === card)) return roundOf(id, at, transaction);
          const [chance] = await chancesOf(memberId, at, transaction);
          if (!chance) throw new BusinessError(errorCodes.noFlipChance);
          const key = Buffer.from(round.server_seed, 'hex');
          const board =
            round.board ??
            (await layBoard(
              round.prizes.length,
              async (message) => createHmac('sha256', key).update(message).digest(),
              { clientSeed, round: id },
            ));
          if (!round.board)
            await transaction
              .updateTable('flip_rounds')
              .set({ client_seed: clientSeed, board: JSON.stringify(board) })
              .where('id', '=', id)
              .execute();
          const prize = parseMinor(round.prizes[board[card] as number] as string);
          const { cause, reference } = chance;
          await transaction
            .insertInto('flip_cards')
            .values({ round_id: id, card, member_id: memberId, prize, cause, reference, at })
            .execute();
          if (prize > 0n) {
            // Of the day alone: the member chooses the card, so an occasion with the card could be avoided.
            const grant: Grant = {
              memberId,
              cause: 'flip',
              reference: `${id}:${card}`,
              occasion: round.day,
              isNeverRefused: true,
              title,
              amount: prize,
            };
            const granted = await grants.grant(grant, transaction);
            sendsMail = granted.outcome === 'granted';
          }
          if (flipped.length + 1 >= round.max_flips) await finish(transaction, round);
          return roundOf(id, at, transaction);
        }),
      );
      if (sendsMail) bus.publish({ kind: 'mail', memberId });
      return answer;
    },
  };
};
