import type { Clock } from './clock';
import type { Brands } from './config/brand';
import type { Database } from './db/database';
import { createContent, createJsonCache, createPublisher, createSupport } from './domain/content';
import {
  createAddresses,
  createAgents,
  createCoins,
  createFlips,
  createGrants,
  createGuide,
  createInvitations,
  createMall,
  createPeak,
  createPopUps,
  createPromotions,
  createRebates,
  createSignIns,
  createVip,
} from './domain/engagement';
import { createMail } from './domain/mail';
import {
  createAttempts,
  createChallenges,
  createDemo,
  createEvidence,
  createForgottenPassword,
  createForgottenPaymentPassword,
  createLoginPassword,
  createLoginRisks,
  createMemberJwt,
  createMembers,
  createMessageBox,
  createPasswords,
  createPaymentPassword,
  createProfile,
  createProfileChanges,
  createSecurity,
  createSessions,
  createThrottle,
  noMessages,
} from './domain/members';
import {
  createAdjustments,
  createBook,
  createDeposits,
  createFacts,
  createPayoutAccounts,
  createRecords,
  createTransfers,
  createTurnover,
  createWallet,
  createWithdrawals,
} from './domain/money';
import { type Bus, createBus, createSiteState } from './domain/operations';
import {
  createBets,
  createFairSeeds,
  createGameSessions,
  createHands,
  createHouse,
  createLobby,
  createSports,
  createTableClock,
  createTables,
  hasOpenHand,
} from './domain/play';
import { createPersons, createProtection } from './domain/protection';
import {
  createChatter,
  createModeration,
  createRoomInfo,
  createRooms,
  createSpeech,
  createViewers,
} from './domain/rooms';
import { createSportsBook, noEvents, type SportsEngine } from './domain/sports';
import {
  createAnswers,
  createAssistedDeposits,
  createSupportPictures,
  createThreadStore,
  createThreads,
} from './domain/support';
import type { VenueOrigin } from './http/public-address';
import { createLiveHub } from './live/live-hub';
import { createRoomHub } from './live/room-hub';
import { createMemberLimit } from './member-limit';
import { handGames } from './venues/hands';
import { venues as allVenues } from './venues/registry';
import { tableGames as allTableGames, type TableGame } from './venues/tables';
import type { Venue } from './venues/venue';

/** How long the automatic agent of the sandbox takes for an answer at most, ms. */
const agentDelay = 3_000;

export interface ServiceOptions {
  db: Database;
  clock: Clock;
  brands: Brands;
  venueOrigin: VenueOrigin;
  /** See `createDeposits`. */
  payerDelay: number | null;
  /** See `passwordCost`. */
  passwordCost: number;
  /** Enables the sandbox: sent codes can be read on the device, since there is no SMS or email provider. */
  sandbox: boolean;
  /** Whether the least time between rounds and hands counts; by default it does. */
  isPaced?: boolean;
  /** Publishes events; by default within this process. */
  bus?: Bus | undefined;
  /** The venues that can be launched; those of the registry by default. */
  venues?: readonly Venue[];
  /** The table games; those of the registry by default. */
  tableGames?: readonly TableGame[];
  /** Creates the simulation that the sportsbook takes bets on; without it there are no events. */
  sportsEngine?: ((secret: string) => SportsEngine) | undefined;
}

/** Creates the services of all areas, which the handlers call. */
export const createServices = ({
  db,
  clock,
  brands,
  venueOrigin,
  payerDelay,
  passwordCost,
  sandbox,
  isPaced = true,
  bus = createBus(),
  venues = allVenues,
  tableGames = allTableGames,
  sportsEngine = () => noEvents,
}: ServiceOptions) => {
  const brand = brands.main;
  const { timeZone } = brand;
  const limitMember = createMemberLimit();
  const memberJwt = createMemberJwt({ db, clock });
  const siteState = createSiteState({ db, clock });
  const mail = createMail({ db, clock, bus });
  const persons = createPersons({ db, clock });
  const sessions = createSessions({ db, clock, bus, persons });
  const throttle = createThrottle({ db, clock });
  const attempts = createAttempts({ db, clock, throttle, sessions });
  const wallet = createWallet({ db, clock, timeZone });
  const lobby = createLobby({ db, clock });
  const sports = createSports({ db, clock });
  const jsonCache = createJsonCache({ db, clock, throttle });
  const messages = sandbox ? createMessageBox({ clock, bus }) : noMessages;
  const challenges = createChallenges({ db, clock, messages, throttle });
  const risks = createLoginRisks({ db, clock, challenges });
  const gameSessions = createGameSessions({ db, clock });
  const fairSeeds = createFairSeeds({ db, clock, hasOpenHand });
  const hands = createHands({ db, clock, bus, wallet, fairSeeds, limitMember, isPaced, games: handGames });
  const sportsBook = createSportsBook({ db, clock, bus, wallet, createEngine: sportsEngine, timeZone });
  const book = createBook({ db, clock, verifyFurther: sportsBook.verify });
  const turnover = createTurnover({ db });
  const passwords = createPasswords({ cost: passwordCost });
  const paymentPassword = createPaymentPassword({ db, clock, passwords });
  // The sandbox back office has the delay of the sandbox payer.
  const reviewDelay = payerDelay;
  const loginPassword = createLoginPassword({ db, throttle, passwords });
  const protection = createProtection({
    db,
    clock,
    bus,
    caps: brand.limitCaps ?? {},
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
    reviewDelay,
  });
  const evidence = createEvidence({ db, clock, throttle });
  const profileChanges = createProfileChanges({
    db,
    clock,
    bus,
    throttle,
    siteState,
    loginPassword,
    persons,
    reviewDelay,
    timeZone,
  });
  const withdrawals = createWithdrawals({
    db,
    clock,
    bus,
    facts: createFacts({ timeZone, book, security, turnover }),
    turnover,
    paymentPassword,
    mayCancel: brand.withdrawalsMayBeCancelled ?? false,
    reviewDelay,
  });
  const mall = createMall({ db, clock, bus, timeZone, sandbox });
  const grants = createGrants({ db, clock, bus, persons, timeZone });
  const vip = createVip({ db, clock, bus, grants, timeZone });
  const agents = createAgents({ db, clock, bus, timeZone, reviewDelay });
  const invitations = createInvitations({ db, clock, bus, grants, persons });
  const flips = createFlips({ db, clock, bus, grants, persons, timeZone });
  const peak = createPeak({ db, clock, bus, grants, persons, timeZone });
  const promotions = createPromotions({ db, clock, bus, grants, timeZone, reviewDelay });
  const members = createMembers({
    db,
    clock,
    bus,
    mail,
    sessions,
    attempts,
    siteState,
    risks,
    passwords,
    loginPassword,
    persons,
  });
  const demo = createDemo({ db, clock, bus, sessions, attempts, siteState, persons, members });
  const deposits = createDeposits({ db, clock, bus, protection, payerDelay });
  const hasAgent = reviewDelay !== null;
  const threadStore = createThreadStore(timeZone, hasAgent ? Math.min(reviewDelay, agentDelay) : null);
  const threads = createThreads({ db, clock, bus, throttle, store: threadStore, timeZone, hasAgent });
  const supportAnswers = createAnswers({ db, clock, bus, store: threadStore });
  const supportPictures = createSupportPictures({ db, clock, throttle });
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
  const rooms = createRooms({ db, clock, matches: sportsBook });
  const roomSpeech = createSpeech({ db, clock, bus, siteState });
  const roomModeration = createModeration({ db, clock, bus });
  const roomViewers = createViewers({ clock, bus });
  const roomChatter = sandbox ? createChatter({ clock, rooms, speech: roomSpeech }) : undefined;
  const live = createLiveHub({
    clock,
    bus,
    sessions,
    memberJwt,
    wallet,
    siteState,
    createRooms: (sockets) =>
      createRoomHub({
        db,
        clock,
        bus,
        rooms,
        speech: roomSpeech,
        moderation: roomModeration,
        viewers: roomViewers,
        ...sockets,
      }),
  });
  const advanceMoney = async (): Promise<void> => {
    await deposits.advance();
    await assistedDeposits.advance();
    await security.advance();
    await profileChanges.advance();
    await withdrawals.advance();
    await mall.advance();
    await demo.advance();
    await vip.advance();
    await invitations.advance();
    await peak.advance();
    await flips.advance();
    await agents.advance();
    await promotions.advance();
    await hands.advance();
  };
  return {
    db,
    clock,
    bus,
    brands,
    /** Deletes expired rows. */
    async cleanUp(): Promise<void> {
      await throttle.removeExpired();
      await gameSessions.removeExpired();
      await sports.removeExpired();
      await sessions.removeExpired();
      await jsonCache.removeExpired();
      await challenges.removeExpired();
      await evidence.removeExpired();
      await mail.removeExpired();
      await threads.removeExpired();
      await supportPictures.removeExpired();
      await mall.removeExpired();
      await rooms.removeExpired();
    },
    /**
     * Runs the due payments and reviews of the sandbox, then the answers of support. While money is halted, only support
     * answers.
     */
    async advance(): Promise<void> {
      if (!(await book.isHalted())) await advanceMoney();
      await supportAnswers.advance();
    },
    /** Chooses the matches of live rooms, pushes what changed in them, and comments on them in the sandbox. */
    async advanceRooms(): Promise<void> {
      await rooms.rotate();
      await live.advanceRooms();
      await roomChatter?.advance();
    },
    /** Ends the threads that hash passwords. */
    close: passwords.close,
    venueOrigin,
    venues,
    siteState,
    persons,
    protection,
    sessions,
    memberJwt,
    wallet,
    lobby,
    gameSessions,
    fairSeeds,
    hands,
    sports,
    passwords,
    members,
    demo,
    forgottenPassword: createForgottenPassword({
      db,
      clock,
      mail,
      challenges,
      risks,
      sessions,
      throttle,
      attempts,
      passwords,
    }),
    challenges,
    risks,
    messages,
    deposits,
    book,
    adjustments: createAdjustments({ db, clock, bus }),
    transfers: createTransfers({ db, clock, bus, book }),
    payoutAccounts: createPayoutAccounts({ db, clock, security, loginPassword, paymentPassword, persons }),
    security,
    forgottenPaymentPassword: createForgottenPaymentPassword({
      db,
      throttle,
      challenges,
      loginPassword,
      security,
    }),
    evidence,
    profile: createProfile({ db, clock, brandNames: Object.values(brand.name) }),
    profileChanges,
    withdrawals,
    turnover,
    rebates: createRebates({ db, clock, bus }),
    coins: createCoins({ db, clock, bus }),
    signIns: createSignIns({ db, clock, timeZone }),
    records: createRecords({ db, clock, timeZone }),
    bets: createBets({ db, lobby, fairSeeds, timeZone }),
    content: createContent({ db, clock }),
    popUps: createPopUps({ db, clock }),
    promotions,
    grants,
    vip,
    guide: createGuide(db),
    invitations,
    peak,
    flips,
    agents,
    support: createSupport(db),
    threads,
    supportAnswers,
    supportPictures,
    assistedDeposits,
    jsonCache,
    mail,
    mall,
    addresses: createAddresses({ db, clock }),
    publisher: createPublisher({ db, clock, bus }),
    rooms,
    roomSpeech,
    roomModeration,
    roomViewers,
    roomView: createRoomInfo({ db, clock, rooms, speech: roomSpeech, viewers: roomViewers }),
    live,
    limitMember,
    sportsBook,
    tables: createTables({
      db,
      clock,
      tableClock: createTableClock({ clock, siteState, isMovable: sandbox }),
      bus,
      wallet,
      limitMember,
      timeZone,
      games: tableGames,
    }),
    house: createHouse({ db, clock, bus, wallet, gameSessions, fairSeeds, isPaced, siteState, limitMember }),
  };
};

export type Services = ReturnType<typeof createServices>;
