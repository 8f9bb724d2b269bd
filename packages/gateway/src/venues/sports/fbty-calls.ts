import type {
  CallResponse,
  EventChange,
  EventView,
  LocalText,
  OutrightView,
  SlipRefusalView,
  SportBet,
} from '@pavilion/contract';
import type { Score } from '@pavilion/contract/sports';
import { fbty, nameOf, touristPrefix, type ValueOf } from '@pavilion/contract/sports-wire';
import { newToken } from '../../domain/secret-token';
import type { Placed, ProviderBook } from './provider-book';
import { memberRoute, openRoute, type ProviderRoute, publicRoute } from './provider-route';
import { amountOf, amountText, oddsOf, quartersToNumber, readCursor, thousandthsOf } from './wire-values';

const { calls, codes } = fbty;

type Answers = { readonly [Name in keyof typeof calls]: ValueOf<(typeof calls)[Name]['answer']> };
type WireEvent = Answers['event'];
type WireOrder = Answers['bets']['or'][number];
type WireMarketState = Answers['changes']['ch'][number]['mg'][number];
type WireRefusal = NonNullable<Answers['single']['rf']>;
type BetRequest = ValueOf<typeof calls.single.request>;
type EventFields = Omit<CallResponse<'sportsResults'>['events'][number], 'seed'>;
type Pair = readonly [number, number];

const namesOf = (name: LocalText) => ({ CMN: name['zh-CN'], ENG: name.en });
const timeOf = (moment: string): number => new Date(moment).getTime();

const teamOf = ({ id, name, short, colours }: EventView['home']) => ({
  id,
  na: namesOf(name),
  sn: namesOf(short),
  co: colours as readonly [string, string],
});

const clockOf = ({ at, phase, shown }: EventView['clock']) => ({
  se: at,
  pe: phase,
  ...(shown !== undefined && { sh: shown }),
});

const incidentOf = ({ kind, side, at, value }: EventChange['incidents'][number]) => ({
  ty: kind,
  se: at,
  ...(side && { sd: side }),
  ...(value !== undefined && { va: value }),
});

const marketStateOf = ({ key, status, reason, epoch }: EventChange['markets'][number]): WireMarketState => ({
  ks: key,
  ss: codes.marketStatuses[status],
  ...(reason && { rs: reason }),
  ep: epoch,
});

const marketOf = (market: EventView['markets'][number]): WireEvent['mg'][number] => ({
  ...marketStateOf(market),
  ty: market.type,
  pe: market.period,
  ls: market.lines.map(({ q, selections }) => ({
    li: quartersToNumber(q),
    op: selections.map(({ side, price, open }) => ({
      ty: side,
      od: oddsOf(price),
      ss: codes.selectionStatuses[open ? 'open' : 'closed'],
    })),
  })),
});

const leagueOf = ({ id, name, rank, speed }: EventView['competition']) => ({
  id,
  na: namesOf(name),
  or: rank,
  sp: speed,
});

const eventFieldsOf = (event: EventFields) => ({
  id: event.id,
  si: codes.sports[event.sport],
  lg: leagueOf(event.competition),
  ts: [teamOf(event.home), teamOf(event.away)] as const,
  bt: event.startsAt,
  st: codes.eventStatuses[event.status],
  mc: clockOf(event.clock),
  sc: event.scores as Record<string, Pair>,
  mp: event.parlayMin,
  cm: event.commitment,
  ve: event.version as Pair,
});

const eventOf = (event: EventView): WireEvent => ({
  ...eventFieldsOf(event),
  mn: event.marketCount,
  mg: event.markets.map(marketOf),
  ...(event.incidents && { ic: event.incidents.map(incidentOf) }),
  ...(event.statistics && { sa: event.statistics as Record<string, Pair> }),
});

const outrightOf = (outright: OutrightView): Answers['outrights']['ot'][number] => ({
  id: outright.id,
  si: codes.sports[outright.sport],
  lg: leagueOf(outright.competition),
  ts: outright.participants.map(teamOf),
  bt: outright.startsAt,
  et: outright.endsAt,
  xt: outright.settlesAt,
  st: codes.eventStatuses[outright.status],
  pl: outright.played,
  mn: outright.matches,
  cm: outright.commitment,
  ve: outright.version as Pair,
  mg: outright.markets.map(marketOf),
  wi: outright.winner,
  sd: outright.seed,
});

const changeOf = (change: EventChange): Answers['changes']['ch'][number] => ({
  id: change.id,
  fv: change.from as Pair,
  ve: change.version as Pair,
  st: codes.eventStatuses[change.status],
  mc: clockOf(change.clock),
  sc: change.scores as Record<string, Pair>,
  od: Object.fromEntries(
    Object.entries(change.prices).map(([selection, price]) => [selection, oddsOf(price)]),
  ),
  mg: change.markets.map(marketStateOf),
  ic: change.incidents.map(incidentOf),
});

const countsOf = ({ live, today, early }: CallResponse<'sportsBoard'>['counts']) => ({
  li: live,
  td: today,
  ea: early,
});

const oddsChangeOf = ({ asked, now }: { asked: number; now: number }) =>
  [oddsOf(asked), oddsOf(now)] as const;

const refusalOf = (refusal: SlipRefusalView): WireRefusal => ({
  rc: refusal.reason,
  nx: refusal.next,
  ...(refusal.selection && { se: refusal.selection }),
  ...(refusal.suspension && { rs: refusal.suspension }),
  ...(refusal.prices && { od: oddsChangeOf(refusal.prices) }),
  ...(refusal.nearest && { ne: { se: refusal.nearest.selection, od: oddsOf(refusal.nearest.price) } }),
  ...(refusal.limit !== undefined && { li: refusal.limit }),
});

const orderOf = (bet: SportBet): WireOrder => ({
  id: bet.id,
  st: codes.betStates[bet.state],
  na: namesOf(bet.name),
  sv: bet.sizes,
  cn: bet.bets,
  us: amountOf(bet.unit),
  sa: amountOf(bet.stake),
  os: amountOf(bet.openStake),
  mw: amountOf(bet.potential),
  pa: amountOf(bet.payout),
  ca: amountOf(bet.cashedOut),
  ct: timeOf(bet.placedAt),
  dm: bet.decideInMs,
  se: bet.settledAt === null ? null : timeOf(bet.settledAt),
  rf: bet.refusal && {
    rc: bet.refusal.reason,
    ...(bet.refusal.selection && { se: bet.refusal.selection }),
    ...(bet.refusal.prices && { od: oddsChangeOf(bet.refusal.prices) }),
  },
  sn: bet.settlements,
  op: bet.legs.map(({ event, selection, askedPrice, price, score, result }) => ({
    si: codes.sports[event.sport],
    lg: namesOf(event.competition),
    ...('participant' in event
      ? { pn: namesOf(event.participant) }
      : { hn: namesOf(event.home), an: namesOf(event.away) }),
    bt: timeOf(event.startsAt),
    se: selection,
    ao: oddsOf(askedPrice),
    od: oddsOf(price),
    sc: score as Score | null,
    sr: result && codes.results[result],
  })),
});

const placedOf = (relatedId: string, placed: Placed): Answers['single'] =>
  'refusal' in placed
    ? { relatedId, st: codes.betStates.refused, rf: refusalOf(placed.refusal) }
    : {
        relatedId,
        st: codes.betStates[placed.bet.state],
        or: orderOf(placed.bet),
        ba: amountOf(placed.balance),
      };

const betOf = (bet: BetRequest) => ({
  legs: bet.bl.map(({ se, od, ep }) => ({ selection: se, price: thousandthsOf(od), epoch: ep })),
  sizes: [...bet.seriesValue],
  unit: amountText(bet.us),
  consent: nameOf(codes.consents, bet.oddsChange)!,
  confirmed: bet.cf === 1,
});

/** The calls of FBTY. */
export const fbtyCalls = (book: ProviderBook): readonly ProviderRoute[] => {
  const place = async (body: BetRequest, memberId: string) =>
    placedOf(body.relatedId, await book.place(memberId, body.relatedId, betOf(body)));

  return [
    openRoute(calls.tourist, async () => ({ token: `${touristPrefix}${newToken()}` })),
    publicRoute(calls.board, async ({ si, type, lg, sz }) => {
      const { events, competitions, counts, sports } = await book.board({
        sport: nameOf(codes.sports, si)!,
        tab: nameOf(codes.tabs, type)!,
        ...(lg !== undefined && { competition: lg }),
        ...(sz !== undefined && { limit: sz }),
      });
      return {
        ev: events.map(eventOf),
        lg: competitions.map(({ id, name, events: mn }) => ({ id, na: namesOf(name), mn })),
        ct: countsOf(counts),
        sp: sports.map(({ sport, ...each }) => ({ si: codes.sports[sport], ...countsOf(each) })),
      };
    }),
    publicRoute(calls.event, async ({ id }) => eventOf(await book.event(id))),
    publicRoute(calls.changes, async ({ since, sc }) => {
      const { now, events } = await book.changes({
        markets: sc,
        events: readCursor(since).map(({ id, version }) => ({ id, version: [...version] })),
      });
      return {
        tm: now,
        ch: events.flatMap((each) => ('snapshot' in each ? [] : [changeOf(each)])),
        ev: events.flatMap((each) => ('snapshot' in each ? [eventOf(each.snapshot)] : [])),
      };
    }),
    publicRoute(calls.results, async ({ si, dy, lg }) => {
      const { events } = await book.results({
        sport: nameOf(codes.sports, si)!,
        day: dy,
        ...(lg !== undefined && { competition: lg }),
      });
      return { ev: events.map((event) => ({ ...eventFieldsOf(event), sd: event.seed })) };
    }),
    publicRoute(calls.outrights, async ({ si }) => ({
      ot: (await book.outrights(nameOf(codes.sports, si)!)).map(outrightOf),
    })),
    memberRoute(calls.limits, async ({ bl, seriesValue }, memberId) => {
      const { min, max, maxPayout, legs, refusal } = await book.limits(memberId, {
        legs: bl.map(({ se }) => se),
        sizes: [...seriesValue],
      });
      return {
        smin: amountOf(min),
        smax: amountOf(max),
        smw: amountOf(maxPayout),
        bms: legs.map(({ selection, price, epoch, open }) => ({
          se: selection,
          od: oddsOf(price),
          ep: epoch,
          ss: codes.selectionStatuses[open ? 'open' : 'closed'],
        })),
        sos: refusal ? 0 : 1,
        ...(refusal && { rf: refusalOf(refusal) }),
      };
    }),
    memberRoute(calls.single, place),
    memberRoute(calls.multiple, place),
    memberRoute(calls.outcome, async ({ relatedId }, memberId) => {
      const bet = await book.outcome(memberId, relatedId);
      return { or: bet && orderOf(bet) };
    }),
    memberRoute(calls.bets, async ({ ty, cu, sz }, memberId) => {
      const { items, nextCursor } = await book.bets(memberId, {
        state: ty,
        ...(cu !== undefined && { cursor: cu }),
        ...(sz !== undefined && { limit: sz }),
      });
      return { or: items.map(orderOf), cu: nextCursor };
    }),
    memberRoute(calls.quotes, async ({ id }, memberId) => {
      const { quotes } = await book.quotes(memberId, id);
      return {
        qu: quotes.map(({ bet, quote, amount, openStake, expiresInMs }) => ({
          id: bet,
          qi: quote,
          am: amountOf(amount),
          os: amountOf(openStake),
          ex: expiresInMs,
        })),
      };
    }),
    memberRoute(calls.cashOut, async ({ relatedId, qi, pt }, memberId) => {
      const cashedOut = await book.cashOut(memberId, relatedId, { quote: qi, part: pt });
      const st = codes.cashOutStates[cashedOut.state];
      if (!('bet' in cashedOut)) return { st, rs: cashedOut.reason, dm: null };
      const { id, amount, reason, decideInMs, bet } = cashedOut;
      return { id, st, am: amountOf(amount), rs: reason, dm: decideInMs, or: orderOf(bet) };
    }),
  ];
};
