import { sportCodes } from '../sports/model';
import * as common from './common';
import { integer, list, nullable, number, object, oneOf, optional, pair, record, text } from './shape';

const codes = {
  sports: sportCodes('FBTY'),
  tabs: { live: 1, today: 2, early: 3 },
  eventStatuses: {
    scheduled: 1,
    live: 2,
    interrupted: 3,
    ended: 4,
    settled: 5,
    postponed: 6,
    abandoned: 7,
    cancelled: 8,
  },
  marketStatuses: { open: 1, suspended: 0, closed: -1, settled: -2, void: -3 },
  selectionStatuses: { open: 1, closed: 0 },
  results: { push: 2, lost: 3, won: 4, 'half-won': 5, 'half-lost': 6, void: 7 },
  consents: { none: 0, better: 1, any: 2, 'within-1': 11, 'within-3': 13, 'within-5': 15 },
  betStates: { pending: 1, refused: 2, void: 3, open: 4, settled: 5, 'cashed-out': 6 },
  cashOutStates: { pending: 1, refused: 2, paid: 5 },
} as const satisfies common.ModelCodes;

/** Tokens of visitors begin with this. They read events, and bet on none. */
export const touristPrefix = 'tt_';

/** Milliseconds since 1970. */
const time = integer(0, 8_640_000_000_000_000);
const names = object({ CMN: text, ENG: text });
const team = object({ id: text, na: names, sn: names, co: pair(text) });
const clock = object({ se: number, pe: text, sh: optional(number) });
const score = pair(integer(0));
const incident = object({ ty: text, sd: optional(common.side), se: number, va: optional(number) });
const version = pair(integer(0));

const marketState = {
  ks: text,
  ss: common.codeOf(codes.marketStatuses),
  rs: optional(common.suspension),
  ep: common.epoch,
};
const market = object({
  ...marketState,
  ty: text,
  pe: text,
  ls: list(
    object({
      li: common.handicap,
      op: list(object({ ty: text, od: common.odds, ss: common.codeOf(codes.selectionStatuses) })),
    }),
  ),
});
const eventFields = {
  id: common.id,
  si: common.codeOf(codes.sports),
  lg: object({ id: common.id, na: names, or: integer(1), sp: integer(1) }),
  /** The home side first. */
  ts: pair(team),
  bt: time,
  st: common.codeOf(codes.eventStatuses),
  mc: clock,
  sc: record(score),
  mp: oneOf([1, 2, 3] as const),
  cm: text,
  ve: version,
};
const event = object({
  ...eventFields,
  mn: integer(0),
  mg: list(market),
  ic: optional(list(incident)),
  sa: optional(record(score)),
});
const outright = object({
  id: common.id,
  si: common.codeOf(codes.sports),
  lg: object({ id: common.id, na: names, or: integer(1), sp: integer(1) }),
  ts: list(team),
  bt: time,
  et: time,
  /** When bets are settled. */
  xt: time,
  st: common.codeOf(codes.eventStatuses),
  pl: integer(0),
  mn: integer(0),
  cm: text,
  ve: version,
  mg: list(market),
  wi: nullable(text),
  sd: nullable(text),
});
const change = object({
  id: common.id,
  fv: version,
  ve: version,
  st: common.codeOf(codes.eventStatuses),
  mc: clock,
  sc: record(score),
  od: record(common.odds),
  mg: list(object(marketState)),
  ic: list(incident),
});

/** Asked for, and now. */
const oddsChange = pair(common.odds);
const slipRefusal = object({
  rc: common.slipReason,
  nx: common.step,
  se: optional(text),
  rs: optional(common.suspension),
  od: optional(oddsChange),
  ne: optional(object({ se: text, od: common.odds })),
  li: optional(text),
});
const order = object({
  id: common.id,
  st: common.codeOf(codes.betStates),
  na: names,
  sv: common.sizes,
  cn: integer(1),
  us: common.money,
  sa: common.money,
  os: common.money,
  mw: common.money,
  pa: common.money,
  ca: common.money,
  ct: time,
  /** Milliseconds until the order is decided. */
  dm: nullable(integer(0)),
  se: nullable(time),
  rf: nullable(object({ rc: common.betReason, se: optional(text), od: optional(oddsChange) })),
  sn: integer(0),
  op: list(
    object({
      si: common.codeOf(codes.sports),
      lg: names,
      /** Both sides of a match, or the participant that is to win the season. */
      hn: optional(names),
      an: optional(names),
      pn: optional(names),
      bt: time,
      se: text,
      ao: common.odds,
      od: common.odds,
      sc: nullable(score),
      sr: nullable(common.codeOf(codes.results)),
    }),
  ),
});
const counts = { li: integer(0), td: integer(0), ea: integer(0) };
const betOn = (min: number, max: number) =>
  object({
    relatedId: common.requestId,
    bl: list(object({ se: common.selection, od: common.askedOdds, ep: common.epoch }), min, max),
    /** Sizes of the combinations. */
    seriesValue: common.sizes,
    us: common.money,
    oddsChange: common.codeOf(codes.consents),
    cf: optional(integer(0, 1)),
  });
const placed = object({
  relatedId: common.requestId,
  st: common.codeOf(codes.betStates),
  /** Of a bet that was not refused. */
  or: optional(order),
  /** Of the account that paid the stake. */
  ba: optional(common.money),
  rf: optional(slipRefusal),
});

/** The calls of FBTY below `/v1`: keys of two letters, prices with up to three decimals, amounts as numbers. */
export const fbty = {
  codes,
  calls: {
    board: {
      path: '/match/getList',
      request: object({
        si: common.codeOf(codes.sports),
        type: common.codeOf(codes.tabs),
        lg: optional(common.id),
        sz: optional(integer(1, 200)),
      }),
      answer: object({
        ev: list(event),
        lg: list(object({ id: common.id, na: names, mn: integer(1) })),
        ct: object(counts),
        sp: list(object({ si: common.codeOf(codes.sports), ...counts })),
      }),
    },
    event: {
      path: '/match/getMatchDetail',
      request: object({ id: common.id }),
      answer: event,
    },
    changes: {
      path: '/match/getListSince',
      request: object({ since: text, sc: common.scope }),
      answer: object({ tm: time, ch: list(change), ev: list(event) }),
    },
    limits: {
      path: '/order/batchBetMatchMarketOfJumpLine',
      request: object({ bl: list(object({ se: common.selection }), 1, 10), seriesValue: common.sizes }),
      answer: object({
        smin: common.money,
        smax: common.money,
        smw: common.money,
        /** As offered now, in the order of the request. */
        bms: list(
          object({
            se: text,
            od: common.odds,
            ep: common.epoch,
            ss: common.codeOf(codes.selectionStatuses),
          }),
        ),
        /** Whether the selections can be bet on: 1, or 0 with the reason. */
        sos: integer(0, 1),
        rf: optional(slipRefusal),
      }),
    },
    /** A bet on one selection. */
    single: { path: '/order/bet/singlePass', request: betOn(1, 1), answer: placed },
    /** A parlay or a system. */
    multiple: { path: '/order/betMultiple', request: betOn(2, 10), answer: placed },
    outcome: {
      path: '/order/getByRelatedId',
      request: object({ relatedId: common.requestId }),
      answer: object({ or: nullable(order) }),
    },
    bets: {
      path: '/order/new/bet/list',
      request: object({ ty: common.betList, cu: optional(common.id), sz: optional(integer(1, 100)) }),
      answer: object({ or: list(order), cu: nullable(text) }),
    },
    quotes: {
      path: '/order/cashOut/price',
      request: object({ id: list(common.id, 1, 20) }),
      answer: object({
        qu: list(
          object({ id: common.id, qi: common.quoteText, am: common.money, os: common.money, ex: integer(0) }),
        ),
      }),
    },
    cashOut: {
      path: '/order/cashOut/bet',
      request: object({ relatedId: common.requestId, qi: common.quoteText, pt: common.part }),
      answer: object({
        id: optional(common.id),
        st: common.codeOf(codes.cashOutStates),
        am: optional(common.money),
        rs: nullable(text),
        dm: nullable(integer(0)),
        or: optional(order),
      }),
    },
    results: {
      path: '/match/getResults',
      request: object({ si: common.codeOf(codes.sports), dy: common.day, lg: optional(common.id) }),
      answer: object({ ev: list(object({ ...eventFields, sd: nullable(text) })) }),
    },
    outrights: {
      path: '/match/getOutrights',
      request: object({ si: common.codeOf(codes.sports) }),
      answer: object({ ot: list(outright) }),
    },
    /** A token for a visitor. */
    tourist: { path: '/user/tourist', request: object({}), answer: object({ token: text }) },
  },
} as const;
