import type {
  CallRequest,
  CallResponse,
  EventChange,
  EventView,
  LocalText,
  OutrightView,
  SlipRefusalView,
  SportBet,
} from '@pavilion/contract';
import type { Score } from '@pavilion/contract/sports';
import { imty, nameOf, type ValueOf, versionText } from '@pavilion/contract/sports-wire';
import { BusinessError } from '../../business-error';
import type { Placed, ProviderBook } from './provider-book';
import { AnswerWithStatus, memberRoute, type ProviderRoute, publicRoute } from './provider-route';
import {
  amountOf,
  amountText,
  isMomentary,
  oddsOf,
  quartersToNumber,
  readCursor,
  thousandthsOf,
} from './wire-values';

const { calls, codes } = imty;

type Answers = { readonly [Name in keyof typeof calls]: ValueOf<(typeof calls)[Name]['answer']> };
type WireEvent = Answers['event']['Event'];
type WireWager = Answers['bets']['Wagers'][number];
type WireMarketState = Answers['changes']['Changes'][number]['MarketLines'][number];
type WireRefusal = NonNullable<Answers['place']['Wagers'][number]['Refusal']>;
type WagerRequest = ValueOf<typeof calls.place.request>['Wagers'][number];
type EventFields = Omit<CallResponse<'sportsResults'>['events'][number], 'seed'>;

const namesOf = (name: LocalText) => ({ CHS: name['zh-CN'], ENG: name.en });

const teamOf = ({ id, name, short, colours }: EventView['home']) => ({
  TeamId: id,
  TeamName: namesOf(name),
  ShortName: namesOf(short),
  Colours: colours,
});

const scoresOf = (scores: EventView['scores']) =>
  Object.entries(scores).map(([period, [home, away]]) => ({ Period: period, Home: home, Away: away }));

const clockOf = ({ at, phase, shown }: EventView['clock']) => ({
  Elapsed: at,
  Period: phase,
  ...(shown !== undefined && { Shown: shown }),
});

const incidentOf = ({ kind, side, at, value }: EventChange['incidents'][number]) => ({
  Kind: kind,
  Elapsed: at,
  ...(side && { Side: side }),
  ...(value !== undefined && { Value: value }),
});

const marketStateOf = ({ key, status, reason, epoch }: EventChange['markets'][number]): WireMarketState => {
  const isLocked = status === 'suspended' && isMomentary(reason);
  return {
    MarketlineId: key,
    MarketlineStatusId: codes.marketStatuses[isLocked ? 'open' : status],
    IsLocked: isLocked,
    ...(reason && { LockReason: reason }),
    Epoch: epoch,
  };
};

/** A line a row, as IMTY has them. */
const marketLinesOf = (market: EventView['markets'][number]): WireEvent['MarketLines'] => {
  const shared = { ...marketStateOf(market), BetType: market.type, PeriodId: market.period };
  if (market.lines.length === 0) return [{ ...shared, Handicap: null, WagerSelections: [] }];
  return market.lines.map(({ q, selections }) => ({
    ...shared,
    Handicap: quartersToNumber(q),
    WagerSelections: selections.map(({ side, price, open }) => ({
      SelectionCode: side,
      Odds: oddsOf(price),
      IsOpen: open,
    })),
  }));
};

const competitionOf = ({ id, name, rank, speed }: EventView['competition']) => ({
  CompetitionId: id,
  CompetitionName: namesOf(name),
  Rank: rank,
  Speed: speed,
});

const eventFieldsOf = (event: EventFields) => ({
  EventId: event.id,
  SportId: codes.sports[event.sport],
  Competition: competitionOf(event.competition),
  HomeTeam: teamOf(event.home),
  AwayTeam: teamOf(event.away),
  EventDate: new Date(event.startsAt).toISOString(),
  EventStatusId: codes.eventStatuses[event.status],
  RBTime: clockOf(event.clock),
  Scores: scoresOf(event.scores),
  MinCombo: event.parlayMin,
  Commitment: event.commitment,
  Delta: versionText(event.version),
});

const eventOf = (event: EventView): WireEvent => ({
  ...eventFieldsOf(event),
  MarketCount: event.marketCount,
  MarketLines: event.markets.flatMap(marketLinesOf),
  ...(event.incidents && { Incidents: event.incidents.map(incidentOf) }),
  ...(event.statistics && { Statistics: scoresOf(event.statistics) }),
});

const outrightOf = (outright: OutrightView): Answers['outrights']['Events'][number] => ({
  EventId: outright.id,
  SportId: codes.sports[outright.sport],
  Competition: competitionOf(outright.competition),
  Teams: outright.participants.map(teamOf),
  EventDate: new Date(outright.startsAt).toISOString(),
  EndDate: new Date(outright.endsAt).toISOString(),
  SettlementDate: new Date(outright.settlesAt).toISOString(),
  EventStatusId: codes.eventStatuses[outright.status],
  PlayedCount: outright.played,
  MatchCount: outright.matches,
  Commitment: outright.commitment,
  Delta: versionText(outright.version),
  MarketLines: outright.markets.flatMap(marketLinesOf),
  WinnerTeamId: outright.winner,
  Seed: outright.seed,
});

const changeOf = (change: EventChange): Answers['changes']['Changes'][number] => ({
  EventId: change.id,
  FromDelta: versionText(change.from),
  Delta: versionText(change.version),
  EventStatusId: codes.eventStatuses[change.status],
  RBTime: clockOf(change.clock),
  Scores: scoresOf(change.scores),
  Odds: Object.entries(change.prices).map(([selection, price]) => ({
    WagerSelectionId: selection,
    Odds: oddsOf(price),
  })),
  MarketLines: change.markets.map(marketStateOf),
  Incidents: change.incidents.map(incidentOf),
});

const countsOf = ({ live, today, early }: CallResponse<'sportsBoard'>['counts']) => ({
  Live: live,
  Today: today,
  Early: early,
});

const oddsChangeOf = ({ asked, now }: { asked: number; now: number }) => ({
  Asked: oddsOf(asked),
  Now: oddsOf(now),
});

const refusalOf = (refusal: SlipRefusalView): WireRefusal => ({
  Reason: refusal.reason,
  Next: refusal.next,
  ...(refusal.selection && { WagerSelectionId: refusal.selection }),
  ...(refusal.suspension && { LockReason: refusal.suspension }),
  ...(refusal.prices && { Odds: oddsChangeOf(refusal.prices) }),
  ...(refusal.nearest && {
    Nearest: { WagerSelectionId: refusal.nearest.selection, Odds: oddsOf(refusal.nearest.price) },
  }),
  ...(refusal.limit !== undefined && { Limit: refusal.limit }),
});

const { confirmations, settlements } = codes;
const statesOf: Readonly<
  Record<SportBet['state'], Pick<WireWager, 'BetConfirmationStatus' | 'SettlementStatus'>>
> = {
  pending: { BetConfirmationStatus: confirmations.pending, SettlementStatus: settlements.open },
  open: { BetConfirmationStatus: confirmations.accepted, SettlementStatus: settlements.open },
  settled: { BetConfirmationStatus: confirmations.accepted, SettlementStatus: settlements.settled },
  void: { BetConfirmationStatus: confirmations.cancelled, SettlementStatus: settlements.settled },
  refused: { BetConfirmationStatus: confirmations.refused, SettlementStatus: settlements.open },
  'cashed-out': {
    BetConfirmationStatus: confirmations.accepted,
    SettlementStatus: settlements['cashed-out'],
  },
};

const wagerOf = (bet: SportBet): WireWager => ({
  WagerId: bet.id,
  ...statesOf[bet.state],
  WagerName: namesOf(bet.name),
  ComboSizes: bet.sizes,
  ComboCount: bet.bets,
  UnitStake: amountOf(bet.unit),
  Stake: amountOf(bet.stake),
  OpenStake: amountOf(bet.openStake),
  PotentialPayout: amountOf(bet.potential),
  Payout: amountOf(bet.payout),
  CashedOut: amountOf(bet.cashedOut),
  BetTime: bet.placedAt,
  DecideIn: bet.decideInMs,
  SettledTime: bet.settledAt,
  Refusal: bet.refusal && {
    Reason: bet.refusal.reason,
    ...(bet.refusal.selection && { WagerSelectionId: bet.refusal.selection }),
    ...(bet.refusal.prices && { Odds: oddsChangeOf(bet.refusal.prices) }),
  },
  Settlements: bet.settlements,
  WagerItems: bet.legs.map(({ event, selection, askedPrice, price, score, result }) => ({
    SportId: codes.sports[event.sport],
    CompetitionName: namesOf(event.competition),
    ...('participant' in event
      ? { OutrightTeamName: namesOf(event.participant) }
      : { HomeTeamName: namesOf(event.home), AwayTeamName: namesOf(event.away) }),
    EventDate: event.startsAt,
    WagerSelectionId: selection,
    AskedOdds: oddsOf(askedPrice),
    Odds: oddsOf(price),
    Score: score as Score | null,
    Result: result && codes.results[result],
  })),
});

const consentOf = ({
  IsAcceptAnyOdds,
  OddsTolerance,
}: WagerRequest): CallRequest<'sportsPlace'>['consent'] =>
  IsAcceptAnyOdds ? 'any' : (nameOf(codes.tolerances, OddsTolerance) ?? 'better');

const betOf = (wager: WagerRequest) => ({
  legs: wager.WagerSelections.map(({ WagerSelectionId, Odds, Epoch }) => ({
    selection: WagerSelectionId,
    price: thousandthsOf(Odds),
    epoch: Epoch,
  })),
  sizes: [...wager.ComboSizes],
  unit: amountText(wager.UnitStake),
  consent: consentOf(wager),
  confirmed: wager.IsConfirmed ?? false,
});

const placedOf = (RequestId: string, placed: Placed): Answers['place']['Wagers'][number] => {
  if ('refusal' in placed) {
    return {
      RequestId,
      BetConfirmationStatus: confirmations.refused,
      Refusal: refusalOf(placed.refusal),
    };
  }
  const wager = wagerOf(placed.bet);
  return {
    RequestId,
    BetConfirmationStatus: wager.BetConfirmationStatus,
    Wager: wager,
    Balance: amountOf(placed.balance),
  };
};

/** The calls of IMTY. */
export const imtyCalls = (book: ProviderBook): readonly ProviderRoute[] => {
  /** Each wager has its own outcome: that of another wager does not change it. */
  const placeWager = async (memberId: string, wager: WagerRequest) => {
    try {
      return placedOf(wager.RequestId, await book.place(memberId, wager.RequestId, betOf(wager)));
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      return {
        RequestId: wager.RequestId,
        BetConfirmationStatus: confirmations.refused,
        ErrorCode: error.code,
        ErrorData: error.data as Record<string, unknown>,
      };
    }
  };

  return [
    publicRoute(calls.board, async ({ SportId, Market, CompetitionId, Take }) => {
      const { events, competitions, counts, sports } = await book.board({
        sport: nameOf(codes.sports, SportId)!,
        tab: nameOf(codes.tabs, Market)!,
        ...(CompetitionId !== undefined && { competition: CompetitionId }),
        ...(Take !== undefined && { limit: Take }),
      });
      return {
        Events: events.map(eventOf),
        Competitions: competitions.map(({ id, name, events: count }) => ({
          CompetitionId: id,
          CompetitionName: namesOf(name),
          EventCount: count,
        })),
        Counts: countsOf(counts),
        Sports: sports.map(({ sport, ...each }) => ({ SportId: codes.sports[sport], ...countsOf(each) })),
      };
    }),
    publicRoute(calls.event, async ({ EventId }) => ({ Event: eventOf(await book.event(EventId)) })),
    publicRoute(calls.changes, async ({ Delta, Scope }) => {
      const { now, events } = await book.changes({
        markets: Scope,
        events: readCursor(Delta).map(({ id, version }) => ({ id, version: [...version] })),
      });
      return {
        Now: now,
        Changes: events.flatMap((each) => ('snapshot' in each ? [] : [changeOf(each)])),
        Events: events.flatMap((each) => ('snapshot' in each ? [eventOf(each.snapshot)] : [])),
      };
    }),
    publicRoute(calls.results, async ({ SportId, Date: day, CompetitionId }) => {
      const { events } = await book.results({
        sport: nameOf(codes.sports, SportId)!,
        day,
        ...(CompetitionId !== undefined && { competition: CompetitionId }),
      });
      return { Events: events.map((event) => ({ ...eventFieldsOf(event), Seed: event.seed })) };
    }),
    publicRoute(calls.outrights, async ({ SportId }) => ({
      Events: (await book.outrights(nameOf(codes.sports, SportId)!)).map(outrightOf),
    })),
    memberRoute(calls.limits, async ({ WagerSelections, ComboSizes }, memberId) => {
      const { min, max, maxPayout, legs, refusal } = await book.limits(memberId, {
        legs: WagerSelections.map(({ WagerSelectionId }) => WagerSelectionId),
        sizes: [...ComboSizes],
      });
      const WagerSelectionInfos = legs.map(({ selection, price, epoch, open }) => ({
        WagerSelectionId: selection,
        Odds: oddsOf(price),
        Epoch: epoch,
        IsOpen: open,
      }));
      if (refusal) return new AnswerWithStatus(codes.status.notBettable, { WagerSelectionInfos });
      return {
        BetSetting: { MinStake: amountOf(min), MaxStake: amountOf(max), MaxPayout: amountOf(maxPayout) },
        WagerSelectionInfos,
      };
    }),
    memberRoute(calls.place, async ({ Wagers }, memberId) => {
      const placed: Answers['place']['Wagers'][number][] = [];
      for (const wager of Wagers) placed.push(await placeWager(memberId, wager));
      const isAllRefused = placed.every(
        ({ BetConfirmationStatus }) => BetConfirmationStatus === confirmations.refused,
      );
      const answer = { Wagers: placed };
      return isAllRefused ? new AnswerWithStatus(codes.status.allRefused, answer) : answer;
    }),
    memberRoute(calls.pending, async ({ RequestId }, memberId) => {
      const bet = await book.outcome(memberId, RequestId);
      return bet?.state === 'pending'
        ? { Wager: wagerOf(bet) }
        : new AnswerWithStatus(codes.status.unknownWager, {});
    }),
    memberRoute(calls.outcome, async ({ RequestId }, memberId) => {
      const bet = await book.outcome(memberId, RequestId);
      return { Wager: bet && wagerOf(bet) };
    }),
    memberRoute(calls.bets, async ({ List, Cursor, Take }, memberId) => {
      const { items, nextCursor } = await book.bets(memberId, {
        state: List,
        ...(Cursor !== undefined && { cursor: Cursor }),
        ...(Take !== undefined && { limit: Take }),
      });
      return { Wagers: items.map(wagerOf), NextCursor: nextCursor };
    }),
    memberRoute(calls.quotes, async ({ WagerIds }, memberId) => {
      const { quotes } = await book.quotes(memberId, WagerIds);
      return {
        Quotes: quotes.map(({ bet, quote, amount, openStake, expiresInMs }) => ({
          WagerId: bet,
          QuoteId: quote,
          Amount: amountOf(amount),
          OpenStake: amountOf(openStake),
          ExpiresIn: expiresInMs,
        })),
      };
    }),
    memberRoute(calls.cashOut, async ({ RequestId, QuoteId, Percent }, memberId) => {
      const cashedOut = await book.cashOut(memberId, RequestId, { quote: QuoteId, part: Percent });
      if (!('bet' in cashedOut))
        return { CashoutState: cashedOut.state, Reason: cashedOut.reason, DecideIn: null };
      const { id, state, amount, reason, decideInMs, bet } = cashedOut;
      return {
        CashoutId: id,
        CashoutState: state,
        Amount: amountOf(amount),
        Reason: reason,
        DecideIn: decideInMs,
        Wager: wagerOf(bet),
      };
    }),
  ];
};
