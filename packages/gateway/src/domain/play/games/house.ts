import { errorCodes, type RoundDetail } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import type { Row } from '../../../db/schema';
import { newId } from '../../../ids';
import type { MemberLimit } from '../../../member-limit';
import type { Round, SettledRound, VenuePort } from '../../../venues/venue-port';
import { mainAccount, type Posted, requestHash, runPosting, type Wallet } from '../../money';
import type { Bus, SiteState } from '../../operations';
import type { SettledBets } from '../../settled-bets';
import { settleRoundStatement } from '../bets/settle-round';
import { fairRefusal } from '../fair/fair-refusal';
import type { FairSeeds } from '../fair/fair-seeds';
import type { GameSessions } from './game-sessions';

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  wallet: Wallet;
  gameSessions: GameSessions;
  fairSeeds: FairSeeds;
  /** Whether the `pace` of rounds counts. */
  isPaced: boolean;
  siteState: SiteState;
  settledBets: SettledBets;
  limitMember: MemberLimit;
}

/** The house is the operator as the counterpart of bets: venues take stakes and pay winnings through it. */
export const createHouse = ({
  db,
  clock,
  bus,
  wallet,
  gameSessions,
  fairSeeds,
  isPaced,
  siteState,
  settledBets,
  limitMember,
}: Ports): VenuePort<RoundDetail> => {
  const games = new Map<
    string,
    Pick<Row<'games'>, 'name' | 'venue_code' | 'category' | 'min_stake' | 'max_stake'>
  >();

  /** Games change with a deployment only, so each is read once. */
  const gameOf = async (code: string) => {
    const known = games.get(code);
    if (known) return known;
    const row = await db
      .selectFrom('games')
      .select(['name', 'venue_code', 'category', 'min_stake', 'max_stake'])
      .where('code', '=', code)
      .executeTakeFirst();
    if (!row) throw new BusinessError(errorCodes.gameUnavailable);
    games.set(code, row);
    return row;
  };

  return {
    /**
     * @throws BusinessError 6014 venueMaintenance during maintenance of the site or of the venue; 6031, 6032 or 6033 for a
     *   restricted address.
     */
    async session(token, address) {
      // guard: restricted-address-plays-nothing
      await siteState.assertUnrestricted(address);
      const { settings } = await siteState.current();
      // guard: maintenance-stops-games
      if (settings.maintenance) throw new BusinessError(errorCodes.venueMaintenance);
      const session = await gameSessions.find(token);
      if (session) await siteState.assertVenueOpen((await gameOf(session.gameCode)).venue_code);
      return session;
    },

    fair: fairSeeds,

    balance: ({ memberId, account = mainAccount(memberId) }) => wallet.balanceOf(account),

    /**
     * @throws BusinessError 20103 stake outside the limits of the game, 20101 balance too low, 20104 key reused, 20653 too
     * soon; NonceSpent.
     */
    async settleRound({
      session,
      key,
      stake,
      payout,
      detail,
      drawSeed,
      pace,
    }: Round<RoundDetail>): Promise<SettledRound> {
      const { memberId, gameCode, account = mainAccount(memberId) } = session;
      const game = await gameOf(gameCode);
      // guard: stake-range
      if (stake < game.min_stake || stake > game.max_stake) {
        throw new BusinessError(errorCodes.stakeOutOfRange, {
          min: formatMinor(game.min_stake),
          max: formatMinor(game.max_stake),
        });
      }
      const at = momentOf(clock);
      const idempotency = {
        owner: memberId,
        key: `round:${key}`,
        requestHash: requestHash('round', { gameCode, stake }),
      };
      const round = {
        id: newId(at),
        memberId,
        gameCode,
        account,
        gameName: game.name,
        category: game.category,
        stake,
        payout,
        detail,
        at,
        idempotency,
        ...(drawSeed && { drawSeed }),
        ...(isPaced && pace !== undefined && { pace }),
      };
      const posted = (await limitMember(memberId, () => runPosting(db, settleRoundStatement(round))).catch(
        (error: unknown) => {
          throw fairRefusal(error) ?? error;
        },
      )) as Posted;
      // The account that paid: a replay answers its balance, also after the member has switched to another wallet.
      const [[paidFrom, balance]] = Object.entries(posted.balances) as [[string, bigint]];
      // Also for a replay: the gateway that settled the round may have ended.
      settledBets.notify([memberId]);
      if (!posted.replayed) {
        // Clients show the main wallet, also when the stake came from that of the venue.
        const main = paidFrom === mainAccount(memberId) ? balance : await wallet.balance(memberId);
        bus.publish({ kind: 'balance', memberId, balance: main });
      }
      return {
        id: posted.id,
        balance,
        payout: BigInt(posted.answer.payout as string),
        detail: posted.answer.detail as RoundDetail,
      };
    },
  };
};
