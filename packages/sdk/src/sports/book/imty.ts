import type { EventChange, EventView, OutrightView, SlipRefusalView, SportBet } from '@pavilion/contract';
import { cursorText, imty, nameOf, type ValueOf } from '@pavilion/contract/sports-wire';
import type { CallRequest, CallResponse } from '@pavilion/contract/wire';
import { SdkError } from '../../errors/sdk-error';
import type { Adapter, Send } from './adapter';
import type {
  BookBet,
  BookBoard,
  BookBoardQuery,
  BookCashOut,
  BookPlacement,
  BookQuote,
} from './sports-book';
import {
  decode,
  decodeError,
  orNull,
  readAmount,
  readLine,
  readOdds,
  readTime,
  readVersion,
  writeOdds,
} from './values';

const { calls, codes } = imty;

type Calls = typeof calls;
type Answer<Name extends keyof Calls> = ValueOf<Calls[Name]['answer']>;
type WireEvent = Answer<'event'>['Event'];
type WireLine = WireEvent['MarketLines'][number];
type WireChange = Answer<'changes'>['Changes'][number];
type WireWager = Answer<'bets'>['Wagers'][number];
type WirePlaced = Answer<'place'>['Wagers'][number];
type WireNames = WireWager['WagerName'];

const readNames = ({ CHS, ENG }: WireNames) => ({ 'zh-CN': CHS, en: ENG });

const readTeam = ({ TeamId, TeamName, ShortName, Colours }: WireEvent['HomeTeam']): EventView['home'] => ({
  id: TeamId,
  name: readNames(TeamName),
  short: readNames(ShortName),
  colours: [...Colours],
});

const readScores = (scores: WireEvent['Scores']): EventView['scores'] =>
  Object.fromEntries(scores.map(({ Period, Home, Away }) => [Period, [Home, Away]]));

const readClock = ({ Elapsed, Period, Shown }: WireEvent['RBTime']): EventView['clock'] => ({
  at: Elapsed,
  phase: Period,
  ...(Shown !== undefined && { shown: Shown }),
});

const readIncident = ({ Kind, Elapsed, Side, Value }: WireChange['Incidents'][number]) => ({
  kind: Kind,
  at: Elapsed,
  ...(Side !== undefined && { side: Side }),
  ...(Value !== undefined && { value: Value }),
});

/** The state of a market. One that is open and locked is suspended for a moment of play. */
const readMarketState = (line: WireChange['MarketLines'][number]): EventChange['markets'][number] => {
  const status = nameOf(codes.marketStatuses, line.MarketlineStatusId)!;
  return {
    key: line.MarketlineId,
    status: status === 'open' && line.IsLocked ? 'suspended' : status,
    ...(line.LockReason !== undefined && { reason: line.LockReason }),
    epoch: line.Epoch,
  };
};

/** The markets of lines: IMTY has a row for each line. */
const readMarkets = (rows: readonly WireLine[]): EventView['markets'] => {
  const markets = new Map<string, EventView['markets'][number]>();
  for (const row of rows) {
    const market = markets.get(row.MarketlineId) ?? {
      ...readMarketState(row),
      type: row.BetType,
      period: row.PeriodId,
      lines: [],
    };
    markets.set(row.MarketlineId, market);
    if (row.Handicap === null) continue;
    market.lines.push({
      q: readLine(row.Handicap),
      selections: row.WagerSelections.map(({ SelectionCode, Odds, IsOpen }) => ({
        side: SelectionCode,
        price: readOdds(Odds),
        open: IsOpen,
      })),
    });
  }
  return [...markets.values()];
};

const readCompetition = ({ SportId, Competition }: Pick<WireEvent, 'SportId' | 'Competition'>) => ({
  id: Competition.CompetitionId,
  sport: nameOf(codes.sports, SportId)!,
  name: readNames(Competition.CompetitionName),
  rank: Competition.Rank,
  speed: Competition.Speed,
});

const readEventFields = (
  event: Omit<WireEvent, 'MarketCount' | 'MarketLines' | 'Incidents' | 'Statistics'>,
) => {
  const sport = nameOf(codes.sports, event.SportId)!;
  return {
    id: event.EventId,
    sport,
    competition: readCompetition(event),
    home: readTeam(event.HomeTeam),
    away: readTeam(event.AwayTeam),
    startsAt: readTime(event.EventDate),
    status: nameOf(codes.eventStatuses, event.EventStatusId)!,
    clock: readClock(event.RBTime),
    scores: readScores(event.Scores),
    parlayMin: event.MinCombo,
    commitment: event.Commitment,
    version: readVersion(event.Delta),
  };
};

/** An event of IMTY in the model. */
export const readEvent = (event: WireEvent): EventView => ({
  ...readEventFields(event),
  marketCount: event.MarketCount,
  markets: readMarkets(event.MarketLines),
  ...(event.Incidents && { incidents: event.Incidents.map(readIncident) }),
  ...(event.Statistics && { statistics: readScores(event.Statistics) }),
});

const readChange = (change: WireChange): EventChange => ({
  id: change.EventId,
  from: readVersion(change.FromDelta),
  version: readVersion(change.Delta),
  status: nameOf(codes.eventStatuses, change.EventStatusId)!,
  clock: readClock(change.RBTime),
  scores: readScores(change.Scores),
  prices: Object.fromEntries(
    change.Odds.map(({ WagerSelectionId, Odds }) => [WagerSelectionId, readOdds(Odds)]),
  ),
  markets: change.MarketLines.map(readMarketState),
  incidents: change.Incidents.map(readIncident),
});

const readCounts = ({ Live, Today, Early }: Answer<'board'>['Counts']) => ({
  live: Live,
  today: Today,
  early: Early,
});

/** A board of IMTY in the model. */
export const readBoard = (data: unknown): BookBoard => {
  const { Events, Competitions, Counts, Sports } = decode(calls.board.answer, data);
  return {
    events: Events.map(readEvent),
    competitions: Competitions.map(({ CompetitionId, CompetitionName, EventCount }) => ({
      id: CompetitionId,
      name: readNames(CompetitionName),
      events: EventCount,
    })),
    counts: readCounts(Counts),
    sports: Sports.map(({ SportId, ...counts }) => ({
      sport: nameOf(codes.sports, SportId)!,
      ...readCounts(counts),
    })),
  };
};

const readChanges = (data: unknown): CallResponse<'sportsChanges'> => {
  const { Now, Changes, Events } = decode(calls.changes.answer, data);
  const snapshots = Events.map(readEvent);
  return {
    now: Now,
    events: [
      ...Changes.map(readChange),
      ...snapshots.map((snapshot) => ({ id: snapshot.id, version: snapshot.version, snapshot })),
    ],
  };
};

const readResults = (data: unknown): CallResponse<'sportsResults'> => ({
  events: decode(calls.results.answer, data).Events.map(({ Seed, ...event }) => ({
    ...readEventFields(event),
    seed: Seed,
  })),
});

const readOutright = (outright: Answer<'outrights'>['Events'][number]): OutrightView => ({
  id: outright.EventId,
  sport: nameOf(codes.sports, outright.SportId)!,
  competition: readCompetition(outright),
  participants: outright.Teams.map(readTeam),
  startsAt: readTime(outright.EventDate),
  endsAt: readTime(outright.EndDate),
  settlesAt: readTime(outright.SettlementDate),
  status: nameOf(codes.eventStatuses, outright.EventStatusId)!,
  played: outright.PlayedCount,
  matches: outright.MatchCount,
  parlayMin: 1,
  commitment: outright.Commitment,
  version: readVersion(outright.Delta),
  markets: readMarkets(outright.MarketLines),
  winner: outright.WinnerTeamId,
  seed: outright.Seed,
});

const readOddsChange = ({ Asked, Now }: { Asked: number; Now: number }) => ({
  asked: readOdds(Asked),
  now: readOdds(Now),
});

const { confirmations, settlements } = codes;

/** @throws SdkError of kind `decode` for a combination that no bet has */
const readState = ({ BetConfirmationStatus, SettlementStatus }: WireWager): SportBet['state'] => {
  const isOpen = SettlementStatus === settlements.open;
  if (BetConfirmationStatus === confirmations.pending && isOpen) return 'pending';
  if (BetConfirmationStatus === confirmations.refused && isOpen) return 'refused';
  if (BetConfirmationStatus === confirmations.cancelled && !isOpen) return 'void';
  if (BetConfirmationStatus === confirmations.accepted) return nameOf(settlements, SettlementStatus)!;
  throw decodeError([BetConfirmationStatus, SettlementStatus]);
};

const readNamesOfLeg = ({
  HomeTeamName,
  AwayTeamName,
  OutrightTeamName,
}: WireWager['WagerItems'][number]) => {
  if (OutrightTeamName) return { participant: readNames(OutrightTeamName) };
  if (!HomeTeamName || !AwayTeamName) throw decodeError({ HomeTeamName, AwayTeamName });
  return { home: readNames(HomeTeamName), away: readNames(AwayTeamName) };
};

/** A bet of IMTY in the model. */
export const readBet = (wager: WireWager): SportBet => ({
  id: wager.WagerId,
  provider: 'IMTY',
  state: readState(wager),
  name: readNames(wager.WagerName),
  sizes: [...wager.ComboSizes],
  bets: wager.ComboCount,
  unit: readAmount(wager.UnitStake),
  stake: readAmount(wager.Stake),
  openStake: readAmount(wager.OpenStake),
  potential: readAmount(wager.PotentialPayout),
  payout: readAmount(wager.Payout),
  cashedOut: readAmount(wager.CashedOut),
  placedAt: wager.BetTime,
  decideInMs: wager.DecideIn,
  settledAt: wager.SettledTime,
  refusal: wager.Refusal && {
    reason: wager.Refusal.Reason,
    ...(wager.Refusal.WagerSelectionId !== undefined && { selection: wager.Refusal.WagerSelectionId }),
    ...(wager.Refusal.Odds && { prices: readOddsChange(wager.Refusal.Odds) }),
  },
  settlements: wager.Settlements,
  legs: wager.WagerItems.map((item) => ({
    event: {
      sport: nameOf(codes.sports, item.SportId)!,
      competition: readNames(item.CompetitionName),
      startsAt: item.EventDate,
      ...readNamesOfLeg(item),
    },
    selection: item.WagerSelectionId,
    askedPrice: readOdds(item.AskedOdds),
    price: readOdds(item.Odds),
    score: orNull(item.Score, ([home, away]): [number, number] => [home, away]),
    result: orNull(item.Result, (result) => nameOf(codes.results, result)!),
  })),
});

const readRefusal = (refusal: NonNullable<WirePlaced['Refusal']>): SlipRefusalView => ({
  reason: refusal.Reason,
  next: refusal.Next,
  ...(refusal.WagerSelectionId !== undefined && { selection: refusal.WagerSelectionId }),
  ...(refusal.LockReason !== undefined && { suspension: refusal.LockReason }),
  ...(refusal.Odds && { prices: readOddsChange(refusal.Odds) }),
  ...(refusal.Nearest && {
    nearest: { selection: refusal.Nearest.WagerSelectionId, price: readOdds(refusal.Nearest.Odds) },
  }),
  ...(refusal.Limit !== undefined && { limit: refusal.Limit }),
});

/**
 * What became of a wager. Its own status counts: that of the answer only says whether at least one wager passed.
 *
 * @throws SdkError of kind `business` when it was refused for another reason than its slip
 */
export const readPlacement = (data: unknown, requestId: string): BookPlacement => {
  const { Wagers } = decode(calls.place.answer, data);
  const placed = Wagers.find(({ RequestId }) => RequestId === requestId);
  if (!placed) throw decodeError(data);
  const { BetConfirmationStatus, Wager, Balance, Refusal, ErrorCode, ErrorData } = placed;
  if (ErrorCode !== undefined)
    throw new SdkError({ kind: 'business', code: ErrorCode, data: ErrorData, response: data });
  if (BetConfirmationStatus === confirmations.refused) {
    if (Refusal) return { state: 'refused', refusal: readRefusal(Refusal) };
    if (Wager) return { state: 'refused', bet: readBet(Wager) };
  }
  if (!Wager || Balance === undefined) throw decodeError(data);
  return {
    state: BetConfirmationStatus === confirmations.pending ? 'pending' : 'accepted',
    bet: readBet(Wager),
    balance: readAmount(Balance),
  };
};

/** The limits of a slip: without a `BetSetting` it cannot be bet on, although the call succeeded. */
export const readQuote = (data: unknown): BookQuote => {
  const { BetSetting, WagerSelectionInfos } = decode(calls.limits.answer, data);
  const legs = WagerSelectionInfos.map(({ WagerSelectionId, Odds, Epoch, IsOpen }) => ({
    selection: WagerSelectionId,
    price: readOdds(Odds),
    epoch: Epoch,
    open: IsOpen,
  }));
  if (!BetSetting) return { isBettable: false, legs };
  const { MinStake, MaxStake, MaxPayout } = BetSetting;
  return {
    isBettable: true,
    legs,
    min: readAmount(MinStake),
    max: readAmount(MaxStake),
    maxPayout: readAmount(MaxPayout),
  };
};

const readCashOut = (data: unknown): BookCashOut => {
  const { CashoutId, CashoutState, Amount, Reason, DecideIn, Wager } = decode(calls.cashOut.answer, data);
  if (!Wager || CashoutId === undefined || Amount === undefined) {
    if (CashoutState === 'refused' && Reason !== null) return { state: 'refused', reason: Reason };
    throw decodeError(data);
  }
  return {
    id: CashoutId,
    state: CashoutState,
    amount: readAmount(Amount),
    reason: Reason,
    decideInMs: DecideIn,
    bet: readBet(Wager),
  };
};

/** The request of a board. */
export const writeBoard = ({ sport, tab, competition, limit }: BookBoardQuery) => ({
  SportId: codes.sports[sport],
  Market: codes.tabs[tab],
  ...(competition !== undefined && { CompetitionId: competition }),
  ...(limit !== undefined && { Take: limit }),
});

const writeConsent = (consent: BookBet['consent']) => ({
  IsAcceptAnyOdds: consent === 'any',
  ...(consent !== 'any' && consent !== 'better' && { OddsTolerance: codes.tolerances[consent] }),
});

/** The request of a bet. */
export const writeBet = (requestId: string, { legs, sizes, unit, consent, confirmed }: BookBet) => ({
  Wagers: [
    {
      RequestId: requestId,
      WagerSelections: legs.map(({ selection, price, epoch }) => ({
        WagerSelectionId: selection,
        Odds: writeOdds(price),
        Epoch: epoch,
      })),
      ComboSizes: sizes,
      UnitStake: Number(unit),
      ...writeConsent(consent),
      ...(confirmed && { IsConfirmed: true }),
    },
  ],
});

const writeResults = ({ sport, day, competition }: CallRequest<'sportsResults'>) => ({
  SportId: codes.sports[sport],
  Date: day,
  ...(competition !== undefined && { CompetitionId: competition }),
});

/** The data of an error with a status that is an answer as well. */
const dataOfStatus = (error: unknown, status: number): unknown => {
  if (error instanceof SdkError && error.kind === 'provider' && error.code === status) return error.data;
  throw error;
};

/** The book in the format of IMTY. */
export const createAdapter = (send: Send): Adapter => ({
  board: async (query) => readBoard(await send(calls.board.path, writeBoard(query))),
  event: async (id) =>
    readEvent(decode(calls.event.answer, await send(calls.event.path, { EventId: id })).Event),
  changes: async (known, markets, signal) =>
    readChanges(await send(calls.changes.path, { Delta: cursorText(known), Scope: markets }, signal)),
  results: async (query) => readResults(await send(calls.results.path, writeResults(query))),
  outrights: async (sport) => {
    const data = await send(calls.outrights.path, { SportId: codes.sports[sport] });
    return decode(calls.outrights.answer, data).Events.map(readOutright);
  },
  quote: async ({ legs, sizes }) =>
    readQuote(
      await send(calls.limits.path, {
        WagerSelections: legs.map((selection) => ({ WagerSelectionId: selection })),
        ComboSizes: sizes,
      }),
    ),
  place: async (requestId, bet) => {
    const data = await send(calls.place.path, writeBet(requestId, bet)).catch((error: unknown) =>
      dataOfStatus(error, codes.status.allRefused),
    );
    return readPlacement(data, requestId);
  },
  async outcome(requestId) {
    const request = { RequestId: requestId };
    const pending = await send(calls.pending.path, request).catch((error: unknown) => {
      dataOfStatus(error, codes.status.unknownWager);
      return undefined;
    });
    if (pending !== undefined) return readBet(decode(calls.pending.answer, pending).Wager);
    // It may have been decided, or never placed: only the list knows.
    const { Wager } = decode(calls.outcome.answer, await send(calls.outcome.path, request));
    return orNull(Wager, readBet);
  },
  async bets({ state, cursor, limit }) {
    const data = await send(calls.bets.path, {
      List: state,
      ...(cursor !== undefined && { Cursor: cursor }),
      ...(limit !== undefined && { Take: limit }),
    });
    const { Wagers, NextCursor } = decode(calls.bets.answer, data);
    return { items: Wagers.map(readBet), nextCursor: NextCursor };
  },
  cashOut: {
    async quote(bets) {
      const data = await send(calls.quotes.path, { WagerIds: bets });
      return decode(calls.quotes.answer, data).Quotes.map(
        ({ WagerId, QuoteId, Amount, OpenStake, ExpiresIn }) => ({
          bet: WagerId,
          quote: QuoteId,
          amount: readAmount(Amount),
          openStake: readAmount(OpenStake),
          expiresInMs: ExpiresIn,
        }),
      );
    },
    accept: async (requestId, { quote, part }) =>
      readCashOut(await send(calls.cashOut.path, { RequestId: requestId, QuoteId: quote, Percent: part })),
  },
});
