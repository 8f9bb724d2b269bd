import { sportCodes } from '../sports/model';
import * as common from './common';
import { integer, list, nullable, number, object, oneOf, optional, pair, text, textLike } from './shape';

const codes = {
  sports: sportCodes('OBTY'),
  tabs: { live: 1, today: 2, early: 3 },
  eventStatuses: {
    scheduled: 0,
    live: 1,
    interrupted: 2,
    ended: 3,
    settled: 4,
    cancelled: 5,
    postponed: 6,
    abandoned: 7,
  },
  marketStatuses: { open: 0, suspended: 1, closed: 2, settled: 3, void: 4 },
  /** A market that is suspended for a moment of play. */
  locked: 11,
  selectionStatuses: { open: 1, closed: 2 },
  results: { push: 2, lost: 3, won: 4, 'half-won': 5, 'half-lost': 6, void: 7 },
  consents: { better: 1, any: 2, none: 3, 'within-1': 11, 'within-3': 13, 'within-5': 15 },
  /** Status in the answer to a bet. In the list of bets the same numbers mean something else. */
  placeStatuses: { refused: 0, accepted: 1, pending: 2 },
  /** Status in the list of bets. */
  betStates: { open: 0, settled: 1, void: 2, pending: 3, refused: 4, 'cashed-out': 5 },
  cashOutStatuses: { refused: 0, paid: 1, pending: 2 },
} as const satisfies common.ModelCodes;

/** Prices are integers: a price of 1 is this many. */
const priceUnit = 10 ** 5;
/** 0 while there is none. */
const price = integer(0, 200 * priceUnit);
const askedPrice = integer(priceUnit, 200 * priceUnit);
/** Amounts are integers, in fen. */
const fen = integer(0, 10 ** 15);
/** Milliseconds since 1970, as text. */
const time = textLike(/^\d{1,15}$/);
const names = object({ zh: text, en: text });
const clock = object({
  mst: number, // seconds since the start, breaks included
  mmp: text, // phase
  mss: optional(number), // seconds on the scoreboard
});
/** Scores such as `h1|1:0`. */
const scores = list(textLike(/^[^|]{1,16}\|\d{1,6}:\d{1,6}$/));
const incident = object({
  ic: text, // kind
  is: optional(common.side),
  it: number, // seconds since the start, breaks included
  iv: optional(number), // value
});
const version = textLike(/^\d{1,10}\.\d{1,6}$/);

const marketStatus = common.codeOf({ ...codes.marketStatuses, locked: codes.locked });
const marketState = {
  hid: text, // key
  hs: marketStatus,
  hr: optional(common.suspension), // reason
  hv: common.epoch,
};
const market = object({
  ...marketState,
  hpt: text, // type
  hpp: text, // period
  hl: list(
    object({
      /** The line as decimal text. */
      hn: textLike(/^-?\d{1,4}(\.25|\.5|\.75)?$/),
      ol: list(
        object({
          ot: text, // side
          ov: price,
          os: common.codeOf(codes.selectionStatuses),
        }),
      ),
    }),
  ),
});
/** What matches and seasons have. */
const baseFields = {
  mid: common.id,
  csid: common.codeOf(codes.sports),
  tid: common.id, // league
  tn: names,
  tlev: integer(1), // rank
  tspd: integer(1), // speed
  mgt: time, // start
  ms: common.codeOf(codes.eventStatuses),
  mcm: text, // commitment
  mv: version,
};
const eventFields = {
  ...baseFields,
  mhid: text, // home side
  mhn: names,
  mhs: names, // short names
  mhc: pair(text), // colours
  maid: text, // away side
  man: names,
  mas: names,
  mac: pair(text),
  mc: clock,
  msc: scores,
  mpm: oneOf([1, 2, 3] as const), // fewest selections of a parlay
};
const event = object({
  ...eventFields,
  mct: integer(0), // number of markets
  hps: list(market),
  mic: optional(list(incident)),
  mst: optional(scores), // statistics
});
const outright = object({
  ...baseFields,
  teams: list(object({ id: text, na: names, sn: names, co: pair(text) })),
  met: time, // end
  mxt: time, // settlement of bets
  mpl: integer(0), // matches played
  mnum: integer(0), // matches of the season
  hps: list(market),
  win: nullable(text),
  seed: nullable(text),
});
const change = object({
  mid: common.id,
  fv: version, // from
  mv: version,
  ms: common.codeOf(codes.eventStatuses),
  mc: clock,
  msc: scores,
  ols: list(object({ oid: text, ov: price })),
  hls: list(object(marketState)),
  mic: list(incident),
});

const oddsChange = object({ askOdds: price, newOdds: price });
const slipRefusal = object({
  code: common.slipReason,
  step: common.step,
  oid: optional(text),
  hr: optional(common.suspension),
  odds: optional(oddsChange),
  near: optional(object({ oid: text, ov: price })),
  limit: optional(text),
});
const order = object({
  orderNo: common.id,
  /** A code of the list, not that of the answer to a bet. */
  orderStatus: common.codeOf(codes.betStates),
  orderName: names,
  seriesSizes: common.sizes,
  seriesCount: integer(1),
  unitAmount: fen,
  betAmount: fen,
  openAmount: fen,
  maxWinAmount: fen,
  settleAmount: fen,
  cashAmount: fen,
  betTime: time,
  /** Milliseconds until the order is decided. */
  confirmIn: nullable(integer(0)),
  settleTime: nullable(time),
  refuse: nullable(object({ code: common.betReason, oid: optional(text), odds: optional(oddsChange) })),
  settleCount: integer(0),
  details: list(
    object({
      csid: common.codeOf(codes.sports),
      tn: names,
      /** Both sides of a match, or the participant that is to win the season. */
      mhn: optional(names),
      man: optional(names),
      cpn: optional(names),
      mgt: time,
      oid: text,
      askOdds: price,
      ov: price,
      /** The score when the bet was accepted in play, such as `1:0`. */
      scoreBenchmark: nullable(textLike(/^\d{1,6}:\d{1,6}$/)),
      betResult: nullable(common.codeOf(codes.results)),
    }),
  ),
});

const counts = {
  lc: integer(0), // live
  tc: integer(0), // today
  ec: integer(0), // early
};

/**
 * The calls of OBTY below `/yewu11`: short keys, prices × 100,000, amounts in fen. Those of events have their data as
 * base64 of gzipped JSON.
 */
export const obty = {
  codes,
  calls: {
    board: {
      path: '/v1/w/matchesPB',
      isPacked: true,
      request: object({
        csid: common.codeOf(codes.sports),
        type: common.codeOf(codes.tabs),
        tid: optional(common.id),
        size: optional(integer(1, 200)),
      }),
      answer: object({
        ml: list(event),
        tl: list(object({ tid: common.id, tn: names, num: integer(1) })),
        cnt: object(counts),
        sl: list(object({ csid: common.codeOf(codes.sports), ...counts })),
      }),
    },
    event: {
      path: '/v1/w/matchDetailPB',
      isPacked: true,
      request: object({ mid: common.id }),
      answer: event,
    },
    changes: {
      path: '/v1/w/matchesDeltaPB',
      isPacked: true,
      request: object({ since: text, scope: common.scope }),
      answer: object({ ts: time, cl: list(change), ml: list(event) }),
    },
    limits: {
      path: '/v1/betOrder/queryMarketMaxMin',
      isPacked: false,
      request: object({ orders: list(object({ oid: common.selection }), 1, 10), seriesSizes: common.sizes }),
      answer: object({
        minBet: fen,
        maxBet: fen,
        maxPay: fen,
        /** The current offers, in the order of the request. */
        latest: list(
          object({ oid: text, ov: price, hv: common.epoch, os: common.codeOf(codes.selectionStatuses) }),
        ),
        refuse: optional(slipRefusal),
      }),
    },
    place: {
      path: '/v1/betOrder/bet',
      isPacked: false,
      request: object({
        requestNo: common.requestId,
        orders: list(object({ oid: common.selection, odds: askedPrice, hv: common.epoch }), 1, 10),
        seriesSizes: common.sizes,
        unitAmount: fen,
        acceptOdds: common.codeOf(codes.consents),
        confirmed: optional(integer(0, 1)),
      }),
      answer: object({
        requestNo: common.requestId,
        orderStatusCode: common.codeOf(codes.placeStatuses),
        /** Absent if the slip was refused, for the reason in `refuse`. */
        order: optional(order),
        /** Balance of the account that paid the stake. */
        balance: optional(fen),
        refuse: optional(slipRefusal),
      }),
    },
    outcome: {
      path: '/v1/betOrder/queryByRequest',
      isPacked: false,
      request: object({ requestNo: common.requestId }),
      answer: object({ order: nullable(order) }),
    },
    bets: {
      path: '/v1/betOrder/list',
      isPacked: false,
      request: object({
        type: common.betList,
        cursor: optional(common.id),
        size: optional(integer(1, 100)),
      }),
      answer: object({ orders: list(order), next: nullable(text) }),
    },
    quotes: {
      path: '/v1/order/preSettle/quote',
      isPacked: false,
      request: object({ orderNos: list(common.id, 1, 20) }),
      answer: object({
        quotes: list(
          object({
            orderNo: common.id,
            quoteNo: common.quoteText,
            amount: fen,
            openAmount: fen,
            expireIn: integer(0),
          }),
        ),
      }),
    },
    cashOut: {
      path: '/v1/order/preSettle/confirm',
      isPacked: false,
      request: object({ requestNo: common.requestId, quoteNo: common.quoteText, percent: common.part }),
      answer: object({
        preSettleNo: optional(common.id),
        preSettleStatus: common.codeOf(codes.cashOutStatuses),
        amount: optional(fen),
        reason: nullable(text),
        confirmIn: nullable(integer(0)),
        order: optional(order),
      }),
    },
    outrights: {
      path: '/v1/w/championMatchesPB',
      isPacked: true,
      request: object({ csid: common.codeOf(codes.sports) }),
      answer: object({ ml: list(outright) }),
    },
    results: {
      path: '/v1/w/resultsPB',
      isPacked: true,
      request: object({ csid: common.codeOf(codes.sports), day: common.day, tid: optional(common.id) }),
      answer: object({ ml: list(object({ ...eventFields, seed: nullable(text) })) }),
    },
  },
} as const;

/** The data of a packed answer before it is unpacked. */
export const packedData = textLike(/^[A-Za-z0-9+/]*={0,2}$/);
