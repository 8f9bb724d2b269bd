import type {
  CallResponse,
  EventChange,
  EventView,
  LocalText,
  OutrightView,
  SlipRefusalView,
  SportBet,
} from '@pavilion/contract';
import { nameOf, obty, type ValueOf, versionText } from '@pavilion/contract/sports-wire';
import { formatMinor, parseMinor } from '@pavilion/format';
import type { Placed, ProviderBook } from './provider-book';
import { memberRoute, type ProviderRoute, publicRoute } from './provider-route';
import { isMomentary, quartersToNumber, readCursor } from './wire-values';

const { calls, codes } = obty;

type Answers = { readonly [Name in keyof typeof calls]: ValueOf<(typeof calls)[Name]['answer']> };
type WireEvent = Answers['event'];
type WireOrder = Answers['bets']['orders'][number];
type WireMarketState = Answers['changes']['cl'][number]['hls'][number];
type WireRefusal = NonNullable<Answers['place']['refuse']>;
type BetRequest = ValueOf<typeof calls.place.request>;
type EventFields = Omit<CallResponse<'sportsResults'>['events'][number], 'seed'>;

/** Prices are integers × 100,000, and thousandths in the model. */
const wirePricePerThousandth = 100;
const priceOf = (thousandths: number): number => thousandths * wirePricePerThousandth;
/** @param price a multiple of 100, as every price of the book. */
const thousandthsOf = (price: number): number => Math.round(price / wirePricePerThousandth);

const fenOf = (amount: string): number => Number(parseMinor(amount));
const amountText = (fen: number): string => formatMinor(BigInt(fen));
const timeOf = (moment: number | string): string => String(new Date(moment).getTime());
const namesOf = (name: LocalText) => ({ zh: name['zh-CN'], en: name.en });
const scoreText = ([home, away]: readonly number[]): string => `${home}:${away}`;

const scoresOf = (scores: EventView['scores']) =>
  Object.entries(scores).map(([period, score]) => `${period}|${scoreText(score)}`);

const clockOf = ({ at, phase, shown }: EventView['clock']) => ({
  mst: at,
  mmp: phase,
  ...(shown !== undefined && { mss: shown }),
});

const incidentOf = ({ kind, side, at, value }: EventChange['incidents'][number]) => ({
  ic: kind,
  it: at,
  ...(side && { is: side }),
  ...(value !== undefined && { iv: value }),
});

const marketStateOf = ({ key, status, reason, epoch }: EventChange['markets'][number]): WireMarketState => ({
  hid: key,
  hs: status === 'suspended' && isMomentary(reason) ? codes.locked : codes.marketStatuses[status],
  ...(reason && { hr: reason }),
  hv: epoch,
});

const marketOf = (market: EventView['markets'][number]): WireEvent['hps'][number] => ({
  ...marketStateOf(market),
  hpt: market.type,
  hpp: market.period,
  hl: market.lines.map(({ q, selections }) => ({
    hn: String(quartersToNumber(q)),
    ol: selections.map(({ side, price, open }) => ({
      ot: side,
      ov: priceOf(price),
      os: codes.selectionStatuses[open ? 'open' : 'closed'],
    })),
  })),
});

const eventFieldsOf = ({ competition, home, away, ...event }: EventFields) => ({
  mid: event.id,
  csid: codes.sports[event.sport],
  tid: competition.id,
  tn: namesOf(competition.name),
  tlev: competition.rank,
  tspd: competition.speed,
  mhid: home.id,
  mhn: namesOf(home.name),
  mhs: namesOf(home.short),
  mhc: home.colours,
  maid: away.id,
  man: namesOf(away.name),
  mas: namesOf(away.short),
  mac: away.colours,
  mgt: timeOf(event.startsAt),
  ms: codes.eventStatuses[event.status],
  mc: clockOf(event.clock),
  msc: scoresOf(event.scores),
  mpm: event.parlayMin,
  mcm: event.commitment,
  mv: versionText(event.version),
});

const eventOf = (event: EventView): WireEvent => ({
  ...eventFieldsOf(event),
  mct: event.marketCount,
  hps: event.markets.map(marketOf),
  ...(event.incidents && { mic: event.incidents.map(incidentOf) }),
  ...(event.statistics && { mst: scoresOf(event.statistics) }),
});

const outrightOf = ({
  competition,
  participants,
  ...outright
}: OutrightView): Answers['outrights']['ml'][number] => ({
  mid: outright.id,
  csid: codes.sports[outright.sport],
  tid: competition.id,
  tn: namesOf(competition.name),
  tlev: competition.rank,
  tspd: competition.speed,
  teams: participants.map(({ id, name, short, colours }) => ({
    id,
    na: namesOf(name),
    sn: namesOf(short),
    co: colours,
  })),
  mgt: timeOf(outright.startsAt),
  met: timeOf(outright.endsAt),
  mxt: timeOf(outright.settlesAt),
  ms: codes.eventStatuses[outright.status],
  mpl: outright.played,
  mnum: outright.matches,
  mcm: outright.commitment,
  mv: versionText(outright.version),
  hps: outright.markets.map(marketOf),
  win: outright.winner,
  seed: outright.seed,
});

const changeOf = (change: EventChange): Answers['changes']['cl'][number] => ({
  mid: change.id,
  fv: versionText(change.from),
  mv: versionText(change.version),
  ms: codes.eventStatuses[change.status],
  mc: clockOf(change.clock),
  msc: scoresOf(change.scores),
  ols: Object.entries(change.prices).map(([selection, price]) => ({ oid: selection, ov: priceOf(price) })),
  hls: change.markets.map(marketStateOf),
  mic: change.incidents.map(incidentOf),
});

const countsOf = ({ live, today, early }: CallResponse<'sportsBoard'>['counts']) => ({
  lc: live,
  tc: today,
  ec: early,
});

const oddsChangeOf = ({ asked, now }: { asked: number; now: number }) => ({
  askOdds: priceOf(asked),
  newOdds: priceOf(now),
});

const refusalOf = (refusal: SlipRefusalView): WireRefusal => ({
  code: refusal.reason,
  step: refusal.next,
  ...(refusal.selection && { oid: refusal.selection }),
  ...(refusal.suspension && { hr: refusal.suspension }),
  ...(refusal.prices && { odds: oddsChangeOf(refusal.prices) }),
  ...(refusal.nearest && { near: { oid: refusal.nearest.selection, ov: priceOf(refusal.nearest.price) } }),
  ...(refusal.limit !== undefined && { limit: refusal.limit }),
});

const orderOf = (bet: SportBet): WireOrder => ({
  orderNo: bet.id,
  orderStatus: codes.betStates[bet.state],
  orderName: namesOf(bet.name),
  seriesSizes: bet.sizes,
  seriesCount: bet.bets,
  unitAmount: fenOf(bet.unit),
  betAmount: fenOf(bet.stake),
  openAmount: fenOf(bet.openStake),
  maxWinAmount: fenOf(bet.potential),
  settleAmount: fenOf(bet.payout),
  cashAmount: fenOf(bet.cashedOut),
  betTime: timeOf(bet.placedAt),
  confirmIn: bet.decideInMs,
  settleTime: bet.settledAt === null ? null : timeOf(bet.settledAt),
  refuse: bet.refusal && {
    code: bet.refusal.reason,
    ...(bet.refusal.selection && { oid: bet.refusal.selection }),
    ...(bet.refusal.prices && { odds: oddsChangeOf(bet.refusal.prices) }),
  },
  settleCount: bet.settlements,
  details: bet.legs.map(({ event, selection, askedPrice, price, score, result }) => ({
    csid: codes.sports[event.sport],
    tn: namesOf(event.competition),
    ...('participant' in event
      ? { cpn: namesOf(event.participant) }
      : { mhn: namesOf(event.home), man: namesOf(event.away) }),
    mgt: timeOf(event.startsAt),
    oid: selection,
    askOdds: priceOf(askedPrice),
    ov: priceOf(price),
    scoreBenchmark: score && scoreText(score),
    betResult: result && codes.results[result],
  })),
});

/** The status of the answer to a bet. A repeated request may find its bet decided, or settled. */
const placeStatusOf = ({ state }: SportBet): Answers['place']['orderStatusCode'] => {
  if (state === 'pending' || state === 'refused') return codes.placeStatuses[state];
  return codes.placeStatuses.accepted;
};

const placedOf = (requestNo: string, placed: Placed): Answers['place'] =>
  'refusal' in placed
    ? { requestNo, orderStatusCode: codes.placeStatuses.refused, refuse: refusalOf(placed.refusal) }
    : {
        requestNo,
        orderStatusCode: placeStatusOf(placed.bet),
        order: orderOf(placed.bet),
        balance: fenOf(placed.balance),
      };

const betOf = (bet: BetRequest) => ({
  legs: bet.orders.map(({ oid, odds, hv }) => ({ selection: oid, price: thousandthsOf(odds), epoch: hv })),
  sizes: [...bet.seriesSizes],
  unit: amountText(bet.unitAmount),
  consent: nameOf(codes.consents, bet.acceptOdds)!,
  confirmed: bet.confirmed === 1,
});

/** The calls of OBTY. */
export const obtyCalls = (book: ProviderBook): readonly ProviderRoute[] => [
  publicRoute(calls.board, async ({ csid, type, tid, size }) => {
    const { events, competitions, counts, sports } = await book.board({
      sport: nameOf(codes.sports, csid)!,
      tab: nameOf(codes.tabs, type)!,
      ...(tid !== undefined && { competition: tid }),
      ...(size !== undefined && { limit: size }),
    });
    return {
      ml: events.map(eventOf),
      tl: competitions.map(({ id, name, events: num }) => ({ tid: id, tn: namesOf(name), num })),
      cnt: countsOf(counts),
      sl: sports.map(({ sport, ...each }) => ({ csid: codes.sports[sport], ...countsOf(each) })),
    };
  }),
  publicRoute(calls.event, async ({ mid }) => eventOf(await book.event(mid))),
  publicRoute(calls.changes, async ({ since, scope }) => {
    const { now, events } = await book.changes({
      markets: scope,
      events: readCursor(since).map(({ id, version }) => ({ id, version: [...version] })),
    });
    return {
      ts: String(now),
      cl: events.flatMap((each) => ('snapshot' in each ? [] : [changeOf(each)])),
      ml: events.flatMap((each) => ('snapshot' in each ? [eventOf(each.snapshot)] : [])),
    };
  }),
  publicRoute(calls.results, async ({ csid, day, tid }) => {
    const { events } = await book.results({
      sport: nameOf(codes.sports, csid)!,
      day,
      ...(tid !== undefined && { competition: tid }),
    });
    return { ml: events.map((event) => ({ ...eventFieldsOf(event), seed: event.seed })) };
  }),
  publicRoute(calls.outrights, async ({ csid }) => ({
    ml: (await book.outrights(nameOf(codes.sports, csid)!)).map(outrightOf),
  })),
  memberRoute(calls.limits, async ({ orders, seriesSizes }, memberId) => {
    const { min, max, maxPayout, legs, refusal } = await book.limits(memberId, {
      legs: orders.map(({ oid }) => oid),
      sizes: [...seriesSizes],
    });
    return {
      minBet: fenOf(min),
      maxBet: fenOf(max),
      maxPay: fenOf(maxPayout),
      latest: legs.map(({ selection, price, epoch, open }) => ({
        oid: selection,
        ov: priceOf(price),
        hv: epoch,
        os: codes.selectionStatuses[open ? 'open' : 'closed'],
      })),
      ...(refusal && { refuse: refusalOf(refusal) }),
    };
  }),
  memberRoute(calls.place, async (body, memberId) =>
    placedOf(body.requestNo, await book.place(memberId, body.requestNo, betOf(body))),
  ),
  memberRoute(calls.outcome, async ({ requestNo }, memberId) => {
    const bet = await book.outcome(memberId, requestNo);
    return { order: bet && orderOf(bet) };
  }),
  memberRoute(calls.bets, async ({ type, cursor, size }, memberId) => {
    const { items, nextCursor } = await book.bets(memberId, {
      state: type,
      ...(cursor !== undefined && { cursor }),
      ...(size !== undefined && { limit: size }),
    });
    return { orders: items.map(orderOf), next: nextCursor };
  }),
  memberRoute(calls.quotes, async ({ orderNos }, memberId) => {
    const { quotes } = await book.quotes(memberId, orderNos);
    return {
      quotes: quotes.map(({ bet, quote, amount, openStake, expiresInMs }) => ({
        orderNo: bet,
        quoteNo: quote,
        amount: fenOf(amount),
        openAmount: fenOf(openStake),
        expireIn: expiresInMs,
      })),
    };
  }),
  memberRoute(calls.cashOut, async ({ requestNo, quoteNo, percent }, memberId) => {
    const cashedOut = await book.cashOut(memberId, requestNo, { quote: quoteNo, part: percent });
    const preSettleStatus = codes.cashOutStatuses[cashedOut.state];
    if (!('bet' in cashedOut)) return { preSettleStatus, reason: cashedOut.reason, confirmIn: null };
    const { id, amount, reason, decideInMs, bet } = cashedOut;
    return {
      preSettleNo: id,
      preSettleStatus,
      amount: fenOf(amount),
      reason,
      confirmIn: decideInMs,
      order: orderOf(bet),
    };
  }),
];
