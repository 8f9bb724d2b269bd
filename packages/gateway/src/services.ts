import { type BackOffice, type BackOfficePorts, createBackOffice } from './back-office';
import type { Clock } from './clock';
import type { Brands } from './config/brand';
import type { Database } from './db/database';
import { createDatabaseClock, type ReadTime } from './db/database-clock';
import { runEach } from './db/run-each';
import { createContent, createJsonCache, createSupportContacts } from './domain/content';
import {
  createAddresses,
  createCoins,
  createFlips,
  createGuide,
  createInvitations,
  createPeak,
  createPopUps,
  createRebates,
  createSignIns,
} from './domain/engagement';
import {
  createAttempts,
  createChallenges,
  createDemo,
  createEvidence,
  createForgottenPassword,
  createForgottenPaymentPassword,
  createLoginRisks,
  createMemberJwt,
  createMembers,
  createMessageBox,
  createNicknames,
  createPasswords,
  createPhoneProof,
  createProfile,
  noMessages,
} from './domain/members';
import { createPayoutAccounts, createRecords, createTransfers, createWallet } from './domain/money';
import { type Bus, createBus } from './domain/operations';
import { createActs, createOperators } from './domain/operators';
import {
  createBets,
  createBetTotalsFolding,
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
import {
  createChatter,
  createRoomInfo,
  createRooms,
  createSpeech,
  createTextCheck,
  createViewers,
} from './domain/rooms';
import { createSettledBets, type SettledBetReaction } from './domain/settled-bets';
import { type CreateEngine, createSportsBook, createSportsFavourites, noEvents } from './domain/sports';
import { createSupportPictures, createThreads } from './domain/support';
import type { VenueOrigin } from './http/public-address';
import { createLiveHub } from './live/live-hub';
import { createRoomHub } from './live/room-hub';
import { createSportsHub } from './live/sports-hub';
import { createMemberLimit } from './member-limit';
import { handGames } from './venues/hands';
import { venues as allVenues } from './venues/registry';
import { tableGames as allTableGames, type TableGame } from './venues/tables';
import type { Venue } from './venues/venue';

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
  /** See `GatewayOptions`; none by default. */
  streamOrigins?: readonly string[] | undefined;
  /** Whether the least time between rounds and hands counts; by default it does. */
  isPaced?: boolean;
  /** Publishes events; by default within this process. */
  bus?: Bus | undefined;
  /** The venues that can be launched; those of the registry by default. */
  venues?: readonly Venue[];
  /** The table games; those of the registry by default. */
  tableGames?: readonly TableGame[];
  /** Creates the simulation that the sportsbook takes bets on; without it there are no events. */
  sportsEngine?: CreateEngine | undefined;
  /** The time of the database, by which the sportsbook takes and decides bets; without it, by `clock`. */
  readTime?: ReadTime | undefined;
}

/** How often live rooms whose match is over get another one, ms. */
const matchInterval = 5_000;

/** Creates the services of all areas, which the handlers call. */
export const createServices = ({
  db,
  clock,
  brands,
  venueOrigin,
  payerDelay,
  passwordCost,
  sandbox,
  streamOrigins = [],
  isPaced = true,
  bus = createBus(),
  venues = allVenues,
  tableGames = allTableGames,
  sportsEngine = () => noEvents,
  readTime,
}: ServiceOptions) => {
  const brand = brands.main;
  const { timeZone } = brand;
  const limitMember = createMemberLimit();
  const memberJwt = createMemberJwt({ db, clock });
  const wallet = createWallet({ db, clock, timeZone });
  const lobby = createLobby({ db, clock });
  const sports = createSports({ db, clock });
  const gameSessions = createGameSessions({ db, clock });
  const fairSeeds = createFairSeeds({ db, clock, hasOpenHand });
  const settledBets = createSettledBets({ clock });
  const sportsClock = createDatabaseClock(clock, readTime);
  const sportsBook = createSportsBook({
    db,
    clock: sportsClock,
    bus,
    wallet,
    settledBets,
    createEngine: sportsEngine,
    timeZone,
  });
  const boardFavourites = createSportsFavourites(db);
  const passwords = createPasswords({ cost: passwordCost });
  const shared = { clock, brand, passwords, payerDelay, sandbox, verifyFurther: sportsBook.verify };
  const backOffice = createBackOffice({ ...shared, db, bus });
  const { siteState, mail, persons, boundAnswers, sessions, throttle, book, turnover, security, protection } =
    backOffice;
  const { loginPassword, paymentPassword, profileChanges, withdrawals, mall, grants, vip } = backOffice;
  const { agents, promotions, deposits, supportAnswers, assistedDeposits, roomModeration } = backOffice;
  const { hasAgent, threadStore, memberBlocks } = backOffice;
  const attempts = createAttempts({ db, clock, throttle, sessions });
  const hands = createHands({
    db,
    clock,
    bus,
    wallet,
    fairSeeds,
    settledBets,
    limitMember,
    siteState,
    isPaced,
    games: handGames,
  });
  const jsonCache = createJsonCache({ db, clock, throttle });
  const messages = sandbox ? createMessageBox({ clock, bus }) : noMessages;
  const challenges = createChallenges({ db, clock, messages, throttle, persons, sessions, siteState });
  const risks = createLoginRisks({ db, clock, challenges });
  const evidence = createEvidence({ db, clock, throttle });
  const invitations = createInvitations({
    db,
    clock,
    bus,
    grants,
    persons,
    rules: brand,
  });
  const flips = createFlips({ db, clock, bus, grants, persons, timeZone });
  const peak = createPeak({ db, clock, bus, grants, persons, timeZone });
  const nicknames = createNicknames({
    brandNames: Object.values(brand.name),
    isAllowedText: createTextCheck(db),
  });
  const members = createMembers({
    db,
    clock,
    bus,
    timeZone,
    mail,
    sessions,
    attempts,
    challenges,
    siteState,
    risks,
    passwords,
    loginPassword,
    persons,
    boundAnswers,
    nicknames,
  });
  const demo = createDemo({
    db,
    clock,
    bus,
    memberBlocks,
    sessions,
    attempts,
    siteState,
    persons,
    members,
  });
  const threads = createThreads({ db, clock, bus, throttle, store: threadStore, rules: brand, hasAgent });
  const supportPictures = createSupportPictures({ db, clock, throttle });
  const operators = createOperators({ db, clock, throttle, passwords });
  const tables = createTables({
    db,
    clock,
    tableClock: createTableClock({ clock, siteState, isMovable: sandbox }),
    bus,
    wallet,
    settledBets,
    limitMember,
    timeZone,
    games: tableGames,
  });
  const rooms = createRooms({ db, clock, matches: sportsBook, streamOrigins });
  const roomSpeech = createSpeech({ db, clock, bus, siteState });
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
    createSports: (sockets) => createSportsHub({ clock: sportsClock, book: sportsBook, ...sockets }),
  });
  /** Whether reviews are automatic; otherwise what members ask for waits for an operator. */
  const isAutomatic = async (): Promise<boolean> =>
    sandbox && (await siteState.current()).settings.automaticReviews;

  /** What follows from settled bets, of every kind of play. */
  const settledBetReactions: readonly SettledBetReaction[] = [vip.evaluateIfNeeded, promotions.evaluateOf];

  const advanceMoney = async (reviews: boolean): Promise<void> => {
    const services = [
      ...[deposits, assistedDeposits],
      ...(reviews ? [security, profileChanges, withdrawals, mall] : []),
      ...[demo, vip, invitations, peak, flips, agents, promotions, hands],
      // The last, so that none of the others waits for a reaction.
      { advance: () => settledBets.advance(settledBetReactions) },
    ];
    await runEach(services, (service) => service.advance(reviews));
  };
  let matchesChosenAt = Number.NEGATIVE_INFINITY;
  return {
    db,
    clock,
    bus,
    brands,
    operators,
    /** Whether reviews can be automatic: in a sandbox alone, whichever gateways have the console. */
    hasAutomaticReviews: sandbox,
    /** Acts of operators, and the services that they act with, within the transaction of an act. */
    acts: createActs({ db, clock, bus }),
    backOfficeWithin: (act: Pick<BackOfficePorts, 'db' | 'bus'>): BackOffice =>
      createBackOffice({ ...shared, ...act }),
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
      await tables.removeIdleRounds();
      await operators.removeExpired();
    },
    /**
     * Runs the due payments and reviews of the sandbox, then the answers of support. While money is halted, only support
     * answers.
     */
    async advance(): Promise<void> {
      const reviews = await isAutomatic();
      const isHalted = await book.isHalted();
      await runEach(
        [
          ...(isHalted ? [] : [() => advanceMoney(reviews)]),
          () => supportAnswers.advance(reviews),
          () => mail.advance(),
        ],
        (advance) => advance(),
      );
    },
    foldTotals: createBetTotalsFolding({ db, timeZone }),
    /** Chooses the matches of live rooms, pushes what changed in them, and comments on them in the sandbox. */
    async advanceRooms(): Promise<void> {
      // It computes the state of every running match. Each second, this was a third of the work of a gateway without visitors.
      if (clock.now() - matchesChosenAt >= matchInterval) {
        matchesChosenAt = clock.now();
        await rooms.rotate();
      }
      await live.advanceRooms();
      await roomChatter?.advance();
    },
    /** Ends the threads that hash passwords. */
    close: passwords.close,
    venueOrigin,
    /** Origins that the streams of live rooms may come from. */
    streamOrigins,
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
    memberBlocks,
    demo,
    forgottenPassword: createForgottenPassword({
      db,
      clock,
      bus,
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
    adjustments: backOffice.adjustments,
    transfers: createTransfers({ db, clock, bus, book, protection, venues }),
    payoutAccounts: createPayoutAccounts({
      db,
      clock,
      bus,
      security,
      loginPassword,
      paymentPassword,
      persons,
      boundAnswers,
    }),
    security,
    forgottenPaymentPassword: createForgottenPaymentPassword({
      db,
      throttle,
      challenges,
      loginPassword,
      security,
    }),
    phoneProof: createPhoneProof({
      db,
      clock,
      bus,
      throttle,
      siteState,
      challenges,
      persons,
      boundAnswers,
      loginPassword,
      paymentPassword,
      security,
    }),
    evidence,
    profile: createProfile({ db, clock, nicknames, persons }),
    profileChanges,
    withdrawals,
    turnover,
    rebates: createRebates({ db, clock, bus }),
    coins: createCoins({ db, clock, bus }),
    signIns: createSignIns({ db, clock, timeZone }),
    records: createRecords({ db, clock, timeZone }),
    bets: createBets({ db, lobby, fairSeeds, clock, timeZone }),
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
    supportContacts: createSupportContacts(db),
    threads,
    supportAnswers,
    supportPictures,
    assistedDeposits,
    jsonCache,
    mail,
    mall,
    addresses: createAddresses({ db, clock }),
    publisher: backOffice.publisher,
    rooms,
    roomSpeech,
    roomModeration,
    roomViewers,
    roomView: createRoomInfo({ db, clock, rooms, speech: roomSpeech, viewers: roomViewers }),
    live,
    limitMember,
    sportsBook,
    sportsClock,
    settledBets,
    boardFavourites,
    tables,
    house: createHouse({
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
    }),
  };
};

export type Services = ReturnType<typeof createServices>;
