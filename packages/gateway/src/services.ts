import type { Clock } from './clock';
import type { GatewayBrand } from './config/brand';
import type { Database } from './db/database';
import { createBets } from './domain/bets/bets';
import { createChallenges } from './domain/challenges/challenges';
import { createLoginRisks } from './domain/challenges/login-risks';
import { createMessageBox, noMessages } from './domain/challenges/message-box';
import { createCoins } from './domain/coins/coins';
import { createContent } from './domain/content/content';
import { createPublisher } from './domain/content/publish-notice';
import { createDeposits } from './domain/deposits/deposits';
import { createGameSessions } from './domain/games/game-sessions';
import { createHouse } from './domain/games/house';
import { createLobby } from './domain/games/lobby';
import { createJsonCache } from './domain/json-cache/json-cache';
import { createAdjustments } from './domain/ledger/adjustments';
import { createBook } from './domain/ledger/book';
import { type Bus, createBus } from './domain/live/bus';
import { createForgottenPassword } from './domain/members/forgotten-password';
import { createMemberJwt } from './domain/members/member-jwt';
import { createMembers } from './domain/members/members';
import { createPayoutAccounts } from './domain/payout/payout-accounts';
import { createEvidence } from './domain/profile/evidence';
import { createProfileChanges } from './domain/profile/profile-changes';
import { createDividends } from './domain/promotions/dividends';
import { createPromotions } from './domain/promotions/promotions';
import { createRebates } from './domain/rebates/rebates';
import { createRecords } from './domain/records/records';
import { createForgottenPaymentPassword } from './domain/security/forgotten-payment-password';
import { createLoginPassword } from './domain/security/login-password';
import { createPaymentPassword } from './domain/security/payment-password';
import { createSecurity } from './domain/security/security';
import { createSessions } from './domain/sessions/sessions';
import { createThrottle } from './domain/sessions/throttle';
import { createSiteState } from './domain/site-state/site-state';
import { createSports } from './domain/sports/sports';
import { createSupport } from './domain/support/support';
import { createTurnover } from './domain/turnover/turnover';
import { createTransfers } from './domain/wallet/transfers';
import { createWallet } from './domain/wallet/wallet';
import { createFacts } from './domain/withdrawals/withdrawal-facts';
import { createWithdrawals } from './domain/withdrawals/withdrawals';
import { createLiveHub } from './live/live-hub';

export interface ServiceOptions {
  db: Database;
  clock: Clock;
  brand: GatewayBrand;
  /** Where games are served from. */
  venueOrigin: string;
  /** See `createDeposits`. */
  payerDelay: number | null;
  /** See `passwordCost`. */
  passwordCost: number;
  /** Whether codes lie in a box that anybody on the device can read, since no provider carries them. */
  sandbox: boolean;
  /** Tells what happened; within this process unless said otherwise. */
  bus?: Bus | undefined;
}

/** What the handlers work with: the domains, each with what it needs of the others. */
export const createServices = ({
  db,
  clock,
  brand,
  venueOrigin,
  payerDelay,
  passwordCost,
  sandbox,
  bus = createBus(),
}: ServiceOptions) => {
  const { timeZone } = brand;
  const memberJwt = createMemberJwt({ db, clock });
  const siteState = createSiteState({ db, clock });
  const sessions = createSessions({ db, clock, bus });
  const throttle = createThrottle({ db, clock });
  const wallet = createWallet({ db, clock, timeZone });
  const lobby = createLobby({ db, clock });
  const sports = createSports({ db, clock });
  const jsonCache = createJsonCache({ db, clock, throttle });
  const messages = sandbox ? createMessageBox({ clock, bus }) : noMessages;
  const challenges = createChallenges({ db, clock, messages });
  const risks = createLoginRisks({ db, clock, challenges });
  const gameSessions = createGameSessions({ db, clock });
  const book = createBook({ db, clock });
  const turnover = createTurnover({ db });
  const paymentPassword = createPaymentPassword({ db, clock });
  // The sandbox back office takes as long as the sandbox payer.
  const reviewDelay = payerDelay;
  const loginPassword = createLoginPassword({ db, throttle, passwordCost });
  const security = createSecurity({ db, clock, loginPassword, paymentPassword, passwordCost, reviewDelay });
  const evidence = createEvidence({ db, clock, throttle });
  const profileChanges = createProfileChanges({
    db,
    clock,
    throttle,
    siteState,
    loginPassword,
    reviewDelay,
    timeZone,
  });
  const withdrawals = createWithdrawals({
    db,
    clock,
    bus,
    facts: createFacts({ clock, timeZone, book, security, turnover }),
    turnover,
    paymentPassword,
    mayCancel: brand.withdrawalsMayBeCancelled,
    reviewDelay,
  });
  const deposits = createDeposits({ db, clock, bus, payerDelay });
  return {
    db,
    clock,
    brand,
    /** Removes rows that have served their time and that nothing reads any more. */
    async cleanUp(): Promise<void> {
      await throttle.removeOld();
      await gameSessions.removeExpired();
      await sports.removeExpired();
      await jsonCache.removeExpired();
      await challenges.removeExpired();
      await evidence.removeOld();
    },
    /** Does what is due: what the sandbox payer and the sandbox back office owe. Nothing while the book is halted. */
    async advance(): Promise<void> {
      if (await book.isHalted()) return;
      await deposits.advance();
      await security.advance();
      await profileChanges.advance();
      await withdrawals.advance();
    },
    venueOrigin,
    siteState,
    sessions,
    memberJwt,
    wallet,
    lobby,
    gameSessions,
    sports,
    members: createMembers({ db, clock, bus, sessions, throttle, siteState, risks, passwordCost }),
    forgottenPassword: createForgottenPassword({
      db,
      clock,
      challenges,
      risks,
      sessions,
      throttle,
      passwordCost,
    }),
    challenges,
    risks,
    messages,
    deposits,
    book,
    adjustments: createAdjustments({ db, clock, bus }),
    transfers: createTransfers({ db, clock, bus, book }),
    payoutAccounts: createPayoutAccounts({ db, clock, security, paymentPassword }),
    security,
    forgottenPaymentPassword: createForgottenPaymentPassword({
      db,
      throttle,
      challenges,
      loginPassword,
      security,
    }),
    evidence,
    profileChanges,
    withdrawals,
    turnover,
    rebates: createRebates({ db, clock, bus }),
    coins: createCoins({ db, clock, bus }),
    records: createRecords({ db, timeZone }),
    bets: createBets({ db, lobby, timeZone }),
    content: createContent(db),
    promotions: createPromotions(db),
    dividends: createDividends({ db, clock, bus }),
    support: createSupport(db),
    jsonCache,
    publisher: createPublisher({ db, clock, bus }),
    live: createLiveHub({ clock, bus, sessions, memberJwt, wallet, siteState }),
    house: createHouse({ db, clock, bus, wallet, gameSessions, siteState }),
  };
};

export type Services = ReturnType<typeof createServices>;
