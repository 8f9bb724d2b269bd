import type { EventChange, EventView, OutrightView, SlipRefusalView, SportBet } from '@pavilion/contract';
import { cursorText, fbty, nameOf, type ValueOf } from '@pavilion/contract/sports-wire';
import type { CallRequest, CallResponse } from '@pavilion/contract/wire';
import type { Adapter, Send } from './adapter';
import type {
  BookBet,
  BookBoard,
  BookBoardQuery,
  BookCashOut,
  BookPlacement,
  BookQuote,
} from './sports-book';
import { decode, decodeError, orNull, readAmount, readLine, readMoment, readOdds, writeOdds } from './values';

const { calls, codes } = fbty;

type Calls = typeof calls;
type Answer<Name extends keyof Calls> = ValueOf<Calls[Name]['answer']>;
type WireEvent = Answer<'event'>;
type WireChange = Answer<'changes'>['ch'][number];
type WireOrder = Answer<'bets'>['or'][number];
type WireRefusal = NonNullable<Answer<'single'>['rf']>;

const readNames = ({ CMN, ENG }: WireOrder['na']) => ({ 'zh-CN': CMN, en: ENG });

const readTeam = ({ id, na, sn, co }: WireEvent['ts'][0]): EventView['home'] => ({
  id,
  name: readNames(na),
  short: readNames(sn),
  colours: [...co],
});

const readPair = ([home, away]: readonly [number, number]): [number, number] => [home, away];

const readScores = (scores: WireEvent['sc']): EventView['scores'] =>
  Object.fromEntries(Object.entries(scores).map(([period, score]) => [period, readPair(score)]));

const readClock = ({ se, pe, sh }: WireEvent['mc']): EventView['clock'] => ({
  at: se,
  phase: pe,
  ...(sh !== undefined && { shown: sh }),
});

const readIncident = ({ ty, se, sd, va }: WireChange['ic'][number]) => ({
  kind: ty,
  at: se,
  ...(sd !== undefined && { side: sd }),
  ...(va !== undefined && { value: va }),
});

const readMarketState = ({ ks, ss, rs, ep }: WireChange['mg'][number]): EventChange['markets'][number] => ({
  key: ks,
  status: nameOf(codes.marketStatuses, ss)!,
  ...(rs !== undefined && { reason: rs }),
  epoch: ep,
});

const readMarket = (market: WireEvent['mg'][number]): EventView['markets'][number] => ({
  ...readMarketState(market),
  type: market.ty,
  period: market.pe,
  lines: market.ls.map(({ li, op }) => ({
    q: readLine(li),
    selections: op.map(({ ty, od, ss }) => ({
      side: ty,
      price: readOdds(od),
      open: ss === codes.selectionStatuses.open,
    })),
  })),
});

const readCompetition = ({ si, lg: { id, na, or: rank, sp: speed } }: Pick<WireEvent, 'si' | 'lg'>) => ({
  id,
  sport: nameOf(codes.sports, si)!,
  name: readNames(na),
  rank,
  speed,
});

const readEventFields = (event: Omit<WireEvent, 'mn' | 'mg' | 'ic' | 'sa'>) => {
  const sport = nameOf(codes.sports, event.si)!;
  const [home, away] = event.ts;
  return {
    id: event.id,
    sport,
    competition: readCompetition(event),
    home: readTeam(home),
    away: readTeam(away),
    startsAt: event.bt,
    status: nameOf(codes.eventStatuses, event.st)!,
    clock: readClock(event.mc),
    scores: readScores(event.sc),
    parlayMin: event.mp,
    commitment: event.cm,
    version: readPair(event.ve),
  };
};

/** An event of FBTY in the model. */
export const readEvent = (event: WireEvent): EventView => ({
  ...readEventFields(event),
  marketCount: event.mn,
  markets: event.mg.map(readMarket),
  ...(event.ic && { incidents: event.ic.map(readIncident) }),
  ...(event.sa && { statistics: readScores(event.sa) }),
});

const readChange = (change: WireChange): EventChange => ({
  id: change.id,
  from: readPair(change.fv),
  version: readPair(change.ve),
  status: nameOf(codes.eventStatuses, change.st)!,
  clock: readClock(change.mc),
  scores: readScores(change.sc),
  prices: Object.fromEntries(
    Object.entries(change.od).map(([selection, odds]) => [selection, readOdds(odds)]),
  ),
  markets: change.mg.map(readMarketState),
  incidents: change.ic.map(readIncident),
});

const readCounts = ({ li, td, ea }: Answer<'board'>['ct']) => ({ live: li, today: td, early: ea });

/** A board of FBTY in the model. */
export const readBoard = (data: unknown): BookBoard => {
  const { ev, lg, ct, sp } = decode(calls.board.answer, data);
  return {
    events: ev.map(readEvent),
    competitions: lg.map(({ id, na, mn }) => ({ id, name: readNames(na), events: mn })),
    counts: readCounts(ct),
    sports: sp.map(({ si, ...counts }) => ({ sport: nameOf(codes.sports, si)!, ...readCounts(counts) })),
  };
};

const readChanges = (data: unknown): CallResponse<'sportsChanges'> => {
  const { tm, ch, ev } = decode(calls.changes.answer, data);
  const snapshots = ev.map(readEvent);
  return {
    now: tm,
    events: [
      ...ch.map(readChange),
      ...snapshots.map((snapshot) => ({ id: snapshot.id, version: snapshot.version, snapshot })),
    ],
  };
};

const readResults = (data: unknown): CallResponse<'sportsResults'> => ({
  events: decode(calls.results.answer, data).ev.map(({ sd, ...event }) => ({
    ...readEventFields(event),
    seed: sd,
  })),
});

const readOutright = (outright: Answer<'outrights'>['ot'][number]): OutrightView => ({
  id: outright.id,
  sport: nameOf(codes.sports, outright.si)!,
  competition: readCompetition(outright),
  participants: outright.ts.map(readTeam),
  startsAt: outright.bt,
  endsAt: outright.et,
  settlesAt: outright.xt,
  status: nameOf(codes.eventStatuses, outright.st)!,
  played: outright.pl,
  matches: outright.mn,
  parlayMin: 1,
  commitment: outright.cm,
  version: readPair(outright.ve),
  markets: outright.mg.map(readMarket),
  winner: outright.wi,
  seed: outright.sd,
});

const readOddsChange = ([asked, now]: readonly [number, number]) => ({
  asked: readOdds(asked),
  now: readOdds(now),
});

const readNamesOfLeg = ({ hn, an, pn }: WireOrder['op'][number]) => {
  if (pn) return { participant: readNames(pn) };
  if (!hn || !an) throw decodeError({ hn, an });
  return { home: readNames(hn), away: readNames(an) };
};

/** A bet of FBTY in the model. */
export const readBet = (order: WireOrder): SportBet => ({
  id: order.id,
  provider: 'FBTY',
  state: nameOf(codes.betStates, order.st)!,
  name: readNames(order.na),
  sizes: [...order.sv],
  bets: order.cn,
  unit: readAmount(order.us),
  stake: readAmount(order.sa),
  openStake: readAmount(order.os),
  potential: readAmount(order.mw),
  payout: readAmount(order.pa),
  cashedOut: readAmount(order.ca),
  placedAt: readMoment(order.ct),
  decideInMs: order.dm,
  settledAt: orNull(order.se, readMoment),
  refusal: order.rf && {
    reason: order.rf.rc,
    ...(order.rf.se !== undefined && { selection: order.rf.se }),
    ...(order.rf.od && { prices: readOddsChange(order.rf.od) }),
  },
  settlements: order.sn,
  legs: order.op.map((leg) => ({
    event: {
      sport: nameOf(codes.sports, leg.si)!,
      competition: readNames(leg.lg),
      startsAt: readMoment(leg.bt),
      ...readNamesOfLeg(leg),
    },
    selection: leg.se,
    askedPrice: readOdds(leg.ao),
    price: readOdds(leg.od),
    score: orNull(leg.sc, readPair),
    result: orNull(leg.sr, (result) => nameOf(codes.results, result)!),
  })),
});

const readRefusal = (refusal: WireRefusal): SlipRefusalView => ({
  reason: refusal.rc,
  next: refusal.nx,
  ...(refusal.se !== undefined && { selection: refusal.se }),
  ...(refusal.rs !== undefined && { suspension: refusal.rs }),
  ...(refusal.od && { prices: readOddsChange(refusal.od) }),
  ...(refusal.ne && { nearest: { selection: refusal.ne.se, price: readOdds(refusal.ne.od) } }),
  ...(refusal.li !== undefined && { limit: refusal.li }),
});

/** What became of a bet. */
export const readPlacement = (data: unknown): BookPlacement => {
  const { st, or: order, ba, rf } = decode(calls.single.answer, data);
  if (st === codes.betStates.refused) {
    if (rf) return { state: 'refused', refusal: readRefusal(rf) };
    if (order) return { state: 'refused', bet: readBet(order) };
  }
  if (!order || ba === undefined) throw decodeError(data);
  return {
    state: st === codes.betStates.pending ? 'pending' : 'accepted',
    bet: readBet(order),
    balance: readAmount(ba),
  };
};

const readQuote = (data: unknown): BookQuote => {
  const { smin, smax, smw, bms, sos, rf } = decode(calls.limits.answer, data);
  const legs = bms.map(({ se, od, ep, ss }) => ({
    selection: se,
    price: readOdds(od),
    epoch: ep,
    open: ss === codes.selectionStatuses.open,
  }));
  if (sos === 0) return { isBettable: false, legs, ...(rf && { refusal: readRefusal(rf) }) };
  return {
    isBettable: true,
    legs,
    min: readAmount(smin),
    max: readAmount(smax),
    maxPayout: readAmount(smw),
  };
};

const readCashOut = (data: unknown): BookCashOut => {
  const { id, st, am, rs, dm, or: order } = decode(calls.cashOut.answer, data);
  if (!order || id === undefined || am === undefined) {
    if (st === codes.cashOutStates.refused && rs !== null) return { state: 'refused', reason: rs };
    throw decodeError(data);
  }
  return {
    id,
    state: nameOf(codes.cashOutStates, st)!,
    amount: readAmount(am),
    reason: rs,
    decideInMs: dm,
    bet: readBet(order),
  };
};

/** The request of a board. */
export const writeBoard = ({ sport, tab, competition, limit }: BookBoardQuery) => ({
  si: codes.sports[sport],
  type: codes.tabs[tab],
  ...(competition !== undefined && { lg: competition }),
  ...(limit !== undefined && { sz: limit }),
});

/** The request of a bet. */
export const writeBet = (requestId: string, { legs, sizes, unit, consent, confirmed }: BookBet) => ({
  relatedId: requestId,
  bl: legs.map(({ selection, price, epoch }) => ({ se: selection, od: writeOdds(price), ep: epoch })),
  seriesValue: sizes,
  us: Number(unit),
  oddsChange: codes.consents[consent],
  ...(confirmed && { cf: 1 }),
});

const writeResults = ({ sport, day, competition }: CallRequest<'sportsResults'>) => ({
  si: codes.sports[sport],
  dy: day,
  ...(competition !== undefined && { lg: competition }),
});

/** The book in the format of FBTY. */
export const createAdapter = (send: Send): Adapter => ({
  board: async (query) => readBoard(await send(calls.board.path, writeBoard(query))),
  event: async (id) => readEvent(decode(calls.event.answer, await send(calls.event.path, { id }))),
  changes: async (known, markets, signal) =>
    readChanges(await send(calls.changes.path, { since: cursorText(known), sc: markets }, signal)),
  results: async (query) => readResults(await send(calls.results.path, writeResults(query))),
  outrights: async (sport) => {
    const data = await send(calls.outrights.path, { si: codes.sports[sport] });
    return decode(calls.outrights.answer, data).ot.map(readOutright);
  },
  quote: async ({ legs, sizes }) =>
    readQuote(await send(calls.limits.path, { bl: legs.map((se) => ({ se })), seriesValue: sizes })),
  place: async (requestId, bet) => {
    const { path } = bet.legs.length === 1 ? calls.single : calls.multiple;
    return readPlacement(await send(path, writeBet(requestId, bet)));
  },
  async outcome(relatedId) {
    const data = await send(calls.outcome.path, { relatedId });
    return orNull(decode(calls.outcome.answer, data).or, readBet);
  },
  async bets({ state, cursor, limit }) {
    const data = await send(calls.bets.path, {
      ty: state,
      ...(cursor !== undefined && { cu: cursor }),
      ...(limit !== undefined && { sz: limit }),
    });
    const { or: orders, cu } = decode(calls.bets.answer, data);
    return { items: orders.map(readBet), nextCursor: cu };
  },
  cashOut: {
    async quote(bets) {
      const data = await send(calls.quotes.path, { id: bets });
      return decode(calls.quotes.answer, data).qu.map(({ id, qi, am, os, ex }) => ({
        bet: id,
        quote: qi,
        amount: readAmount(am),
        openStake: readAmount(os),
        expiresInMs: ex,
      }));
    },
    accept: async (relatedId, { quote, part }) =>
      readCashOut(await send(calls.cashOut.path, { relatedId, qi: quote, pt: part })),
  },
});
