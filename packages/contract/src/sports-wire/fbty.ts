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

/** Tokens of visitors begin with this. Such tokens are read-only. */
export const touristPrefix = 'tt_';

/** Milliseconds since 1970. */
const time = integer(0, 8_640_000_000_000_000);
const names = object({ CMN: text, ENG: text });
const team = object({
  id: text,
  na: names,
  sn: names, // short names
  co: pair(text), // colours
});
const clock = object({
  se: number, // seconds since the start, breaks included
  pe: text, // phase
  sh: optional(number), // seconds on the scoreboard
});
const score = pair(integer(0));
const incident = object({
  ty: text, // kind
  sd: optional(common.side),
  se: number, // seconds since the start, breaks included
  va: optional(number), // value
});
const version = pair(integer(0));
const league = object({
  id: common.id,
  na: names,
  or: integer(1), // rank
  sp: integer(1), // speed
});

const marketState = {
  ks: text, // key
  ss: common.codeOf(codes.marketStatuses),
  rs: optional(common.suspension), // reason
  ep: common.epoch,
};
const market = object({
  ...marketState,
  ty: text,
  pe: text, // period
  ls: list(
    object({
      li: common.handicap, // line
      op: list(
        object({
          ty: text, // side
          od: common.odds,
          ss: common.codeOf(codes.selectionStatuses),
        }),
      ),
    }),
  ),
});
/** What matches and seasons have. */
const baseFields = {
  id: common.id,
  si: common.codeOf(codes.sports),
  lg: league,
  bt: time, // start
  st: common.codeOf(codes.eventStatuses),
  cm: text, // commitment
  ve: version,
};
const eventFields = {
  ...baseFields,
  /** The home side first. */
  ts: pair(team),
  mc: clock,
  sc: record(score), // by period
  mp: oneOf([1, 2, 3] as const), // fewest selections of a parlay
};
const event = object({
  ...eventFields,
  mn: integer(0), // number of markets
  mg: list(market),
  ic: optional(list(incident)),
  sa: optional(record(score)), // statistics
});
const outright = object({
  ...baseFields,
  ts: list(team),
  et: time, // end
  xt: time, // settlement of bets
  pl: integer(0), // matches played
  mn: integer(0), // matches of the season
  mg: list(market),
  wi: nullable(text), // winner
  sd: nullable(text), // seed
});
const change = object({
  id: common.id,
  fv: version, // from
  ve: version,
  st: common.codeOf(codes.eventStatuses),
  mc: clock,
  sc: record(score),
  od: record(common.odds), // by selection
  mg: list(object(marketState)),
  ic: list(incident),
});

/** Requested price, current price. */
const oddsChange = pair(common.odds);
const slipRefusal = object({
  rc: common.slipReason,
  nx: common.step,
  se: optional(text), // selection
  rs: optional(common.suspension),
  od: optional(oddsChange),
  ne: optional(object({ se: text, od: common.odds })), // nearest line
  li: optional(text), // limit
});
const order = object({
  id: common.id,
  st: common.codeOf(codes.betStates),
  na: names,
  sv: common.sizes,
  cn: integer(1), // number of bets
  us: common.money, // unit stake
  sa: common.money, // stake
  os: common.money, // open stake
  mw: common.money, // greatest payout
  pa: common.money, // payout
  ca: common.money, // cashed out
  ct: time, // placed
  dm: nullable(integer(0)), // milliseconds until the order is decided
  se: nullable(time), // settled
  rf: nullable(
    object({
      rc: common.betReason,
      se: optional(text), // selection
      od: optional(oddsChange),
    }),
  ),
  sn: integer(0), // number of settlements
  op: list(
    object({
      si: common.codeOf(codes.sports),
      lg: names,
      /** Both sides of a match, or the participant that is to win the season. */
      hn: optional(names),
      an: optional(names),
      pn: optional(names),
      bt: time,
      se: text, // selection
      ao: common.odds, // requested price
      od: common.odds,
      sc: nullable(score),
      sr: nullable(common.codeOf(codes.results)),
    }),
  ),
});
const counts = {
  li: integer(0), // live
  td: integer(0), // today
  ea: integer(0), // early
};
const betOn = (min: number, max: number) =>
  object({
    relatedId: common.requestId,
    bl: list(object({ se: common.selection, od: common.askedOdds, ep: common.epoch }), min, max),
    seriesValue: common.sizes,
    us: common.money, // unit stake
    oddsChange: common.codeOf(codes.consents),
    cf: optional(integer(0, 1)), // confirmed
  });
const placed = object({
  relatedId: common.requestId,
  st: common.codeOf(codes.betStates),
  /** Absent if the slip was refused, for the reason in `rf`. */
  or: optional(order),
  /** Balance of the account that paid the stake. */
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
        sz: optional(integer(1, 200)), // page size
      }),
      answer: object({
        ev: list(event),
        lg: list(
          object({
            id: common.id,
            na: names,
            mn: integer(1), // number of matches
          }),
        ),
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
        smin: common.money, // smallest and largest unit stake
        smax: common.money,
        smw: common.money, // greatest payout
        /** The current offers, in the order of the request. */
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
          object({
            id: common.id,
            qi: common.quoteText,
            am: common.money, // amount paid
            os: common.money, // open stake
            ex: integer(0), // milliseconds until it expires
          }),
        ),
      }),
    },
    cashOut: {
      path: '/order/cashOut/bet',
      request: object({ relatedId: common.requestId, qi: common.quoteText, pt: common.part }),
      answer: object({
        id: optional(common.id),
        st: common.codeOf(codes.cashOutStates),
        am: optional(common.money), // amount paid
        rs: nullable(text), // reason
        dm: nullable(integer(0)), // milliseconds until it is decided
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
