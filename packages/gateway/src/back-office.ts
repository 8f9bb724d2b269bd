import type { Clock } from './clock';
import type { GatewayBrand } from './config/brand';
import type { Database } from './db/database';
import { createPublisher } from './domain/content';
import { createAgents, createGrants, createMall, createPromotions, createVip } from './domain/engagement';
import { createMail } from './domain/mail';
import {
  createLoginPassword,
  createMemberBlocks,
  createPaymentPassword,
  createProfileChanges,
  createSecurity,
  createSessions,
  createThrottle,
  networkOf,
  type Passwords,
} from './domain/members';
import {
  createAdjustments,
  createBook,
  createConditionsReader,
  createDeposits,
  createTurnover,
  createWithdrawals,
  type LedgerCheck,
} from './domain/money';
import { type Bus, createSiteState } from './domain/operations';
import { createExclusionAnswers, createPersons, createProtection } from './domain/protection';
import { createModeration } from './domain/rooms';
import { createAnswers, createAssistedDeposits, createThreadStore } from './domain/support';

/** How long the automatic agent of the sandbox takes for an answer at most, ms. */
const agentDelay = 3_000;

export interface BackOfficePorts {
  db: Database;
  bus: Bus;
  clock: Clock;
  brand: GatewayBrand;
  passwords: Passwords;
  /** See `createDeposits`. */
  payerDelay: number | null;
  sandbox: boolean;
  /** Checks of the ledger that need more than its rows. */
  verifyFurther: () => Promise<LedgerCheck[]>;
}

/**
 * The services that the back office decides with: members ask, and the sandbox or an operator answers. They keep nothing in
 * memory that others must know, so that an act of an operator has them for itself, within its transaction.
 */
export const createBackOffice = (ports: BackOfficePorts) => {
  const { db, bus, clock, brand, passwords, payerDelay, sandbox, verifyFurther } = ports;
  const { timeZone } = brand;
  // The back office of the sandbox has the delay of its payer. Elsewhere nothing is paid by itself, and operators alone review
  // and answer.
  // guard: no-payer-outside-the-sandbox
  const reviewDelay = sandbox ? payerDelay : null;
  const hasAgent = reviewDelay !== null;
  const siteState = createSiteState({ db, clock, networkOf });
  const mail = createMail({ db, clock, bus });
  const persons = createPersons({ db, clock });
  const sessions = createSessions({ db, clock, bus, persons });
  const throttle = createThrottle({ db, clock });
  const boundAnswers = createExclusionAnswers({ throttle, networkOf });
  const book = createBook({ db, clock, verifyFurther });
  const turnover = createTurnover({ db });
  const paymentPassword = createPaymentPassword({ db, clock, passwords });
  const loginPassword = createLoginPassword({ db, throttle, passwords });
  const protection = createProtection({
    db,
    clock,
    bus,
    caps: brand.limitCaps,
    loginPassword,
    persons,
  });
  const security = createSecurity({
    db,
    clock,
    bus,
    loginPassword,
    paymentPassword,
    passwords,
    persons,
    boundAnswers,
    reviewDelay,
  });
  const profileChanges = createProfileChanges({
    db,
    clock,
    bus,
    throttle,
    siteState,
    loginPassword,
    persons,
    boundAnswers,
    reviewDelay,
    timeZone,
  });
  const withdrawals = createWithdrawals({
    db,
    clock,
    bus,
    readConditions: createConditionsReader({ rules: brand, book, security, turnover }),
    turnover,
    paymentPassword,
    rules: brand,
    reviewDelay,
  });
  const grants = createGrants({ db, clock, bus, persons, timeZone });
  const mall = createMall({ db, clock, bus, grants, timeZone, sandbox });
  const vip = createVip({ db, clock, bus, grants, timeZone });
  const agents = createAgents({ db, clock, bus, timeZone, reviewDelay });
  const promotions = createPromotions({ db, clock, bus, grants, timeZone, reviewDelay });
  const deposits = createDeposits({ db, clock, bus, protection, payerDelay: reviewDelay });
  const threadStore = createThreadStore(brand, hasAgent ? Math.min(reviewDelay, agentDelay) : null);
  const supportAnswers = createAnswers({ db, clock, bus, store: threadStore });
  const assistedDeposits = createAssistedDeposits({
    db,
    clock,
    bus,
    store: threadStore,
    deposits,
    protection,
    brand,
    stepDelay: reviewDelay,
  });
  return {
    siteState,
    mail,
    persons,
    sessions,
    throttle,
    boundAnswers,
    book,
    turnover,
    paymentPassword,
    loginPassword,
    protection,
    security,
    profileChanges,
    withdrawals,
    mall,
    grants,
    vip,
    agents,
    promotions,
    deposits,
    hasAgent,
    threadStore,
    supportAnswers,
    assistedDeposits,
    roomModeration: createModeration({ db, clock, bus }),
    adjustments: createAdjustments({ db, clock, bus }),
    publisher: createPublisher({ db, clock, bus }),
    memberBlocks: createMemberBlocks({ db, bus }),
  };
};

export type BackOffice = ReturnType<typeof createBackOffice>;
