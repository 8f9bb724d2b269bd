import type { EventChange, EventView, OutrightView, SlipRefusalView, SportBet } from '@pavilion/contract';
import { cursorText, nameOf, obty, type ValueOf } from '@pavilion/contract/sports-wire';
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
import { unpack } from './unpack';
import { decode, decodeError, orNull, readLine, readMoment, readVersion } from './values';

const { calls, codes } = obty;

type Calls = typeof calls;
type Answer<Name extends keyof Calls> = ValueOf<Calls[Name]['answer']>;
type WireEvent = Answer<'event'>;
type WireChange = Answer<'changes'>['cl'][number];
type WireOrder = Answer<'bets'>['orders'][number];
type WireRefusal = NonNullable<Answer<'place'>['refuse']>;

/**
 * A price in thousandths. The wire has prices × 100,000.
 *
 * @throws SdkError of kind `decode` for a price with more than three decimals
 */
export const readPrice = (price: number): number => {
  const [, thousandths = '0', rest] = /^(\d*?)(\d{2})$/.exec(String(price).padStart(3, '0')) ?? [];
  if (rest !== '00') throw decodeError(price);
  return Number(thousandths);
};
/** A price of the wire: 1950 thousandths are 195000. */
export const writePrice = (thousandths: number): number => Number(`${thousandths}00`);

/** An amount in fen as text with two decimals. */
export const readFen = (fen: number): string => {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
/** An amount with at most two decimals in fen. */
export const writeFen = (amount: string): number => {
  const [whole, decimals = ''] = amount.split('.');
  return Number(`${whole}${decimals.padEnd(2, '0')}`);
};

const readNames = ({ zh, en }: WireOrder['orderName']) => ({ 'zh-CN': zh, en });

const readScore = (text: string): [number, number] => {
  const [home, away] = text.split(':');
  return [Number(home), Number(away)];
};

const readScores = (scores: WireEvent['msc']): EventView['scores'] =>
  Object.fromEntries(
    scores.map((each) => {
      const [period = '', score = ''] = each.split('|');
      return [period, readScore(score)];
    }),
  );

const readClock = ({ mst, mmp, mss }: WireEvent['mc']): EventView['clock'] => ({
  at: mst,
  phase: mmp,
  ...(mss !== undefined && { shown: mss }),
});

const readIncident = ({ ic, it, is, iv }: WireChange['mic'][number]) => ({
  kind: ic,
  at: it,
  ...(is !== undefined && { side: is }),
  ...(iv !== undefined && { value: iv }),
});

const readMarketState = ({ hid, hs, hr, hv }: WireChange['hls'][number]): EventChange['markets'][number] => ({
  key: hid,
  status: hs === codes.locked ? 'suspended' : nameOf(codes.marketStatuses, hs)!,
  ...(hr !== undefined && { reason: hr }),
  epoch: hv,
});

const readMarket = (market: WireEvent['hps'][number]): EventView['markets'][number] => ({
  ...readMarketState(market),
  type: market.hpt,
  period: market.hpp,
  lines: market.hl.map(({ hn, ol }) => ({
    q: readLine(hn),
    selections: ol.map(({ ot, ov, os }) => ({
      side: ot,
      price: readPrice(ov),
      open: os === codes.selectionStatuses.open,
    })),
  })),
});

const readCompetition = (event: Pick<WireEvent, 'csid' | 'tid' | 'tn' | 'tlev' | 'tspd'>) => ({
  id: event.tid,
  sport: nameOf(codes.sports, event.csid)!,
  name: readNames(event.tn),
  rank: event.tlev,
  speed: event.tspd,
});

const readEventFields = (event: Omit<WireEvent, 'mct' | 'hps' | 'mic' | 'mst'>) => {
  const sport = nameOf(codes.sports, event.csid)!;
  return {
    id: event.mid,
    sport,
    competition: readCompetition(event),
    home: {
      id: event.mhid,
      name: readNames(event.mhn),
      short: readNames(event.mhs),
      colours: [...event.mhc] as [string, string],
    },
    away: {
      id: event.maid,
      name: readNames(event.man),
      short: readNames(event.mas),
      colours: [...event.mac] as [string, string],
    },
    startsAt: Number(event.mgt),
    status: nameOf(codes.eventStatuses, event.ms)!,
    clock: readClock(event.mc),
    scores: readScores(event.msc),
    parlayMin: event.mpm,
    commitment: event.mcm,
    version: readVersion(event.mv),
  };
};

/** An event of OBTY in the model. */
export const readEvent = (event: WireEvent): EventView => ({
  ...readEventFields(event),
  marketCount: event.mct,
  markets: event.hps.map(readMarket),
  ...(event.mic && { incidents: event.mic.map(readIncident) }),
  ...(event.mst && { statistics: readScores(event.mst) }),
});

const readChange = (change: WireChange): EventChange => ({
  id: change.mid,
  from: readVersion(change.fv),
  version: readVersion(change.mv),
  status: nameOf(codes.eventStatuses, change.ms)!,
  clock: readClock(change.mc),
  scores: readScores(change.msc),
  prices: Object.fromEntries(change.ols.map(({ oid, ov }) => [oid, readPrice(ov)])),
  markets: change.hls.map(readMarketState),
  incidents: change.mic.map(readIncident),
});

const readCounts = ({ lc, tc, ec }: Answer<'board'>['cnt']) => ({ live: lc, today: tc, early: ec });

/** An unpacked board of OBTY in the model. */
export const readBoard = (data: unknown): BookBoard => {
  const { ml, tl, cnt, sl } = decode(calls.board.answer, data);
  return {
    events: ml.map(readEvent),
    competitions: tl.map(({ tid, tn, num }) => ({ id: tid, name: readNames(tn), events: num })),
    counts: readCounts(cnt),
    sports: sl.map(({ csid, ...counts }) => ({ sport: nameOf(codes.sports, csid)!, ...readCounts(counts) })),
  };
};

const readChanges = (data: unknown): CallResponse<'sportsChanges'> => {
  const { ts, cl, ml } = decode(calls.changes.answer, data);
  const snapshots = ml.map(readEvent);
  return {
    now: Number(ts),
    events: [
      ...cl.map(readChange),
      ...snapshots.map((snapshot) => ({ id: snapshot.id, version: snapshot.version, snapshot })),
    ],
  };
};

const readResults = (data: unknown): CallResponse<'sportsResults'> => ({
  events: decode(calls.results.answer, data).ml.map(({ seed, ...event }) => ({
    ...readEventFields(event),
    seed,
  })),
});

const readOutright = (outright: Answer<'outrights'>['ml'][number]): OutrightView => ({
  id: outright.mid,
  sport: nameOf(codes.sports, outright.csid)!,
  competition: readCompetition(outright),
  participants: outright.teams.map(({ id, na, sn, co }) => ({
    id,
    name: readNames(na),
    short: readNames(sn),
    colours: [...co],
  })),
  startsAt: Number(outright.mgt),
  endsAt: Number(outright.met),
  settlesAt: Number(outright.mxt),
  status: nameOf(codes.eventStatuses, outright.ms)!,
  played: outright.mpl,
  matches: outright.mnum,
  parlayMin: 1,
  commitment: outright.mcm,
  version: readVersion(outright.mv),
  markets: outright.hps.map(readMarket),
  winner: outright.win,
  seed: outright.seed,
});

const readOddsChange = ({ askOdds, newOdds }: NonNullable<WireRefusal['odds']>) => ({
  asked: readPrice(askOdds),
  now: readPrice(newOdds),
});

const readNamesOfLeg = ({ mhn, man, cpn }: WireOrder['details'][number]) => {
  if (cpn) return { participant: readNames(cpn) };
  if (!mhn || !man) throw decodeError({ mhn, man });
  return { home: readNames(mhn), away: readNames(man) };
};

/** A bet of the list in the model. */
export const readBet = (order: WireOrder): SportBet => ({
  id: order.orderNo,
  provider: 'OBTY',
  state: nameOf(codes.betStates, order.orderStatus)!,
  name: readNames(order.orderName),
  sizes: [...order.seriesSizes],
  bets: order.seriesCount,
  unit: readFen(order.unitAmount),
  stake: readFen(order.betAmount),
  openStake: readFen(order.openAmount),
  potential: readFen(order.maxWinAmount),
  payout: readFen(order.settleAmount),
  cashedOut: readFen(order.cashAmount),
  placedAt: readMoment(order.betTime),
  decideInMs: order.confirmIn,
  settledAt: orNull(order.settleTime, readMoment),
  refusal: order.refuse && {
    reason: order.refuse.code,
    ...(order.refuse.oid !== undefined && { selection: order.refuse.oid }),
    ...(order.refuse.odds && { prices: readOddsChange(order.refuse.odds) }),
  },
  settlements: order.settleCount,
  legs: order.details.map((leg) => ({
    event: {
      sport: nameOf(codes.sports, leg.csid)!,
      competition: readNames(leg.tn),
      startsAt: readMoment(leg.mgt),
      ...readNamesOfLeg(leg),
    },
    selection: leg.oid,
    askedPrice: readPrice(leg.askOdds),
    price: readPrice(leg.ov),
    score: orNull(leg.scoreBenchmark, readScore),
    result: orNull(leg.betResult, (result) => nameOf(codes.results, result)!),
  })),
});

const readRefusal = (refusal: WireRefusal): SlipRefusalView => ({
  reason: refusal.code,
  next: refusal.step,
  ...(refusal.oid !== undefined && { selection: refusal.oid }),
  ...(refusal.hr !== undefined && { suspension: refusal.hr }),
  ...(refusal.odds && { prices: readOddsChange(refusal.odds) }),
  ...(refusal.near && { nearest: { selection: refusal.near.oid, price: readPrice(refusal.near.ov) } }),
  ...(refusal.limit !== undefined && { limit: refusal.limit }),
});

/** What became of a bet. Its status has the codes of answers, the bet inside has those of the list. */
export const readPlacement = (data: unknown): BookPlacement => {
  const { orderStatusCode, order, balance, refuse } = decode(calls.place.answer, data);
  if (orderStatusCode === codes.placeStatuses.refused) {
    if (refuse) return { state: 'refused', refusal: readRefusal(refuse) };
    if (order) return { state: 'refused', bet: readBet(order) };
  }
  if (!order || balance === undefined) throw decodeError(data);
  return {
    state: orderStatusCode === codes.placeStatuses.pending ? 'pending' : 'accepted',
    bet: readBet(order),
    balance: readFen(balance),
  };
};

const readQuote = (data: unknown): BookQuote => {
  const { minBet, maxBet, maxPay, latest, refuse } = decode(calls.limits.answer, data);
  const legs = latest.map(({ oid, ov, hv, os }) => ({
    selection: oid,
    price: readPrice(ov),
    epoch: hv,
    open: os === codes.selectionStatuses.open,
  }));
  return refuse
    ? { isBettable: false, legs, refusal: readRefusal(refuse) }
    : { isBettable: true, legs, min: readFen(minBet), max: readFen(maxBet), maxPayout: readFen(maxPay) };
};

const readCashOut = (data: unknown): BookCashOut => {
  const answer = decode(calls.cashOut.answer, data);
  const { preSettleNo, preSettleStatus, amount, reason, confirmIn, order } = answer;
  if (!order || preSettleNo === undefined || amount === undefined) {
    if (preSettleStatus === codes.cashOutStatuses.refused && reason !== null)
      return { state: 'refused', reason };
    throw decodeError(data);
  }
  return {
    id: preSettleNo,
    state: nameOf(codes.cashOutStatuses, preSettleStatus)!,
    amount: readFen(amount),
    reason,
    decideInMs: confirmIn,
    bet: readBet(order),
  };
};

/** The request of a board. */
export const writeBoard = ({ sport, tab, competition, limit }: BookBoardQuery) => ({
  csid: codes.sports[sport],
  type: codes.tabs[tab],
  ...(competition !== undefined && { tid: competition }),
  ...(limit !== undefined && { size: limit }),
});

/** The request of a bet. */
export const writeBet = (requestId: string, { legs, sizes, unit, consent, confirmed }: BookBet) => ({
  requestNo: requestId,
  orders: legs.map(({ selection, price, epoch }) => ({
    oid: selection,
    odds: writePrice(price),
    hv: epoch,
  })),
  seriesSizes: sizes,
  unitAmount: writeFen(unit),
  acceptOdds: codes.consents[consent],
  ...(confirmed && { confirmed: 1 }),
});

const writeResults = ({ sport, day, competition }: CallRequest<'sportsResults'>) => ({
  csid: codes.sports[sport],
  day,
  ...(competition !== undefined && { tid: competition }),
});

/** The book in the format of OBTY. */
export const createAdapter = (send: Send): Adapter => {
  const sendPacked: Send = async (path, body, signal) => unpack(await send(path, body, signal));
  return {
    board: async (query) => readBoard(await sendPacked(calls.board.path, writeBoard(query))),
    event: async (mid) => readEvent(decode(calls.event.answer, await sendPacked(calls.event.path, { mid }))),
    changes: async (known, scope, signal) =>
      readChanges(await sendPacked(calls.changes.path, { since: cursorText(known), scope }, signal)),
    results: async (query) => readResults(await sendPacked(calls.results.path, writeResults(query))),
    outrights: async (sport) => {
      const data = await sendPacked(calls.outrights.path, { csid: codes.sports[sport] });
      return decode(calls.outrights.answer, data).ml.map(readOutright);
    },
    quote: async ({ legs, sizes }) =>
      readQuote(await send(calls.limits.path, { orders: legs.map((oid) => ({ oid })), seriesSizes: sizes })),
    place: async (requestId, bet) => readPlacement(await send(calls.place.path, writeBet(requestId, bet))),
    async outcome(requestNo) {
      const data = await send(calls.outcome.path, { requestNo });
      return orNull(decode(calls.outcome.answer, data).order, readBet);
    },
    async bets({ state, cursor, limit }) {
      const data = await send(calls.bets.path, {
        type: state,
        ...(cursor !== undefined && { cursor }),
        ...(limit !== undefined && { size: limit }),
      });
      const { orders, next } = decode(calls.bets.answer, data);
      return { items: orders.map(readBet), nextCursor: next };
    },
    cashOut: {
      async quote(orderNos) {
        const data = await send(calls.quotes.path, { orderNos });
        return decode(calls.quotes.answer, data).quotes.map(
          ({ orderNo, quoteNo, amount, openAmount, expireIn }) => ({
            bet: orderNo,
            quote: quoteNo,
            amount: readFen(amount),
            openStake: readFen(openAmount),
            expiresInMs: expireIn,
          }),
        );
      },
      accept: async (requestNo, { quote, part }) =>
        readCashOut(await send(calls.cashOut.path, { requestNo, quoteNo: quote, percent: part })),
    },
  };
};
