import {
  type Balances,
  type CallRequest,
  type CallResponse,
  errorCodes,
  type GameCategory,
  type LocalText,
  limits,
} from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import type { Bus } from '../../operations';
import type { Protection } from '../../protection';
import { once } from '../idempotency/once';
import { coinAccount, lockedAccount, mainAccount, stakeAccount, venueAccount } from '../ledger/accounts';
import type { Book } from '../ledger/book';
import { post, postWithin } from '../ledger/post';
import { type Idempotency, transferPosting } from '../ledger/posting';

/** Minor units. */
const range = { min: parseMinor(limits.transfer.min), max: parseMinor(limits.transfer.max) };

const collecting: LocalText = { 'zh-CN': '一键回收', en: 'Collected from venues' };

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  book: Book;
  protection: Pick<Protection, 'assertOpen'>;
  /** The venues on offer. */
  venues: readonly { readonly code: string; readonly category: GameCategory }[];
}

/** Transfers between the main wallet and the wallets at venues. */
export const createTransfers = ({ db, clock, bus, book, protection, venues: offered }: Ports) => {
  const categories = new Map(offered.map(({ code, category }) => [code, category]));

  const venueRows = () => db.selectFrom('venues').select(['code', 'name']).orderBy('code').execute();

  const venues = new Map<string, Pick<Row<'venues'>, 'name'>>();

  /** Venues change with a deployment only, so each is read once. */
  const venueOf = async (code: string) => {
    const known = venues.get(code);
    if (known) return known;
    const row = await db.selectFrom('venues').select('name').where('code', '=', code).executeTakeFirst();
    if (!row) throw new BusinessError(errorCodes.notFound);
    venues.set(code, row);
    return row;
  };

  const balances = async (memberId: string): Promise<Balances> => {
    const [rows, venues, member, halted] = await Promise.all([
      db.selectFrom('ledger_balances').selectAll().where('member_id', '=', memberId).execute(),
      venueRows(),
      db.selectFrom('members').select('auto_transfer').where('id', '=', memberId).executeTakeFirstOrThrow(),
      book.isHalted(),
    ]);
    const held = new Map(rows.map((row) => [row.account, row.balance]));
    const of = (account: string) => held.get(account) ?? 0n;
    // Venues of one category are neighbours.
    const kinds = venues.map(({ code }) => categories.get(code));
    const atVenues = venues
      .toSorted(
        (one, other) => kinds.indexOf(categories.get(one.code)) - kinds.indexOf(categories.get(other.code)),
      )
      .map((venue) => ({ venue, balance: of(venueAccount(venue.code, memberId)) }));
    const [main, locked] = [of(mainAccount(memberId)), of(lockedAccount(memberId))];
    return {
      total: formatMinor(
        atVenues.reduce((sum, each) => sum + each.balance, main + locked + of(stakeAccount(memberId))),
      ),
      main: formatMinor(main),
      locked: formatMinor(locked),
      coins: formatMinor(of(coinAccount(memberId))),
      venues: atVenues.map(({ venue, balance }) => ({
        venue,
        category: categories.get(venue.code) ?? null,
        balance: formatMinor(balance),
      })),
      autoTransfer: member.auto_transfer,
      halted,
    };
  };

  return {
    balances,

    /**
     * Transfers money to the wallet of a venue or back, in one round trip.
     *
     * @throws BusinessError 20201 unknown venue, 20115 amount outside the limits, 20101 balance too low, 20104 key
     * reused, 20116 money halted.
     */
    async transfer(
      memberId: string,
      { venue: code, direction, amount: given }: CallRequest<'walletTransfer'>,
      idempotency: Idempotency,
    ): Promise<CallResponse<'walletTransfer'>> {
      const venue = await venueOf(code);
      const amount = parseMinor(given);
      // guard: transfer-range
      if (amount < range.min || amount > range.max) {
        throw new BusinessError(errorCodes.amountOutOfRange, {
          min: formatMinor(range.min),
          max: formatMinor(range.max),
        });
      }
      const [main, atVenue] = [mainAccount(memberId), venueAccount(code, memberId)];
      const at = momentOf(clock);
      const cause = { id: newId(at), reference: code, subject: venue.name, at };
      const move = direction === 'in' ? { from: main, to: atVenue } : { from: atVenue, to: main };
      const posted = await post(db, { ...transferPosting(cause, [{ ...move, amount }]), idempotency });
      const balance = posted.balances[main] as bigint;
      if (!posted.replayed) bus.publish({ kind: 'balance', memberId, balance });
      return {
        id: posted.id,
        amount: formatMinor(amount),
        main: formatMinor(balance),
        venueBalance: formatMinor(posted.balances[atVenue] as bigint),
      };
    },

    /**
     * Transfers the money of all venues back. Their wallets are locked while it is counted, so that none is overdrawn.
     *
     * @throws BusinessError 20104 key reused, 20116 money halted.
     */
    async collect(memberId: string, idempotency: Idempotency): Promise<CallResponse<'walletCollect'>> {
      const main = mainAccount(memberId);
      let mainBalance: bigint | undefined;
      const answer = await once(db, idempotency, momentOf(clock), async (transaction) => {
        const rows = await transaction
          .selectFrom('ledger_balances')
          .select(['account', 'balance'])
          .where('member_id', '=', memberId)
          .orderBy('account')
          // guard: collection-locks-wallets
          .forUpdate()
          .execute();
        const full = rows.filter((row) => row.account.startsWith('venue:') && row.balance > 0n);
        const before = rows.find((row) => row.account === main)?.balance ?? 0n;
        if (full.length === 0) return { collected: formatMinor(0n), main: formatMinor(before) };
        const at = momentOf(clock);
        const cause = { id: newId(at), reference: 'collect', subject: collecting, at };
        const moves = full.map(({ account, balance }) => ({ from: account, to: main, amount: balance }));
        const posted = await postWithin(transaction, transferPosting(cause, moves));
        mainBalance = posted.balances[main] as bigint;
        return { collected: formatMinor(mainBalance - before), main: formatMinor(mainBalance) };
      });
      if (mainBalance !== undefined) bus.publish({ kind: 'balance', memberId, balance: mainBalance });
      return answer;
    },

    /**
     * Sets whether games use the main wallet or that of their venue.
     *
     * @throws BusinessError 20301 self-excluded or 20302 timed out, to switch it on.
     */
    async setAutoTransfer(memberId: string, on: boolean): Promise<Balances> {
      await db.transaction().execute(async (transaction) => {
        // First: it waits for a closure in flight, which locks the same row.
        await transaction
          .updateTable('members')
          .set({ auto_transfer: on })
          .where('id', '=', memberId)
          .execute();
        // guard: closed-account-keeps-auto-transfer-off
        if (on) await protection.assertOpen(memberId, momentOf(clock), transaction);
      });
      return balances(memberId);
    },
  };
};
