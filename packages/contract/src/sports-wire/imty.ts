import { sportCodes } from '../sports/model';
import * as common from './common';
import {
  flag,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  pair,
  record,
  text,
  textLike,
} from './shape';

const codes = {
  sports: sportCodes('IMTY'),
  tabs: { early: 1, today: 2, live: 3 },
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
  /** A suspended market is either 2, or open and locked. */
  marketStatuses: { open: 1, suspended: 2, closed: 3, settled: 4, void: 5 },
  results: {
    won: 'Won',
    'half-won': 'HalfWon',
    push: 'Push',
    'half-lost': 'HalfLost',
    lost: 'Lost',
    void: 'Void',
  },
  confirmations: { pending: 1, accepted: 2, refused: 3, cancelled: 4 },
  /** Meaningful for bets that were confirmed or cancelled. */
  settlements: { open: 0, settled: 1, 'cashed-out': 2 },
  /** Per cent of the profit by which a price may fall: `OddsTolerance`. Without it, only better prices are accepted. */
  tolerances: { none: 0, 'within-1': 1, 'within-3': 3, 'within-5': 5 },
  status: {
    /** At least one wager of the request passed, or the call succeeded. */
    success: 100,
    /** The call succeeded, but the selections cannot be bet on now: there is no `BetSetting`. */
    notBettable: 350,
    /** The wager is not among the pending ones; the list has those that were decided. */
    unknownWager: 370,
    /** No wager of the request passed. */
    allRefused: 380,
  },
} as const satisfies common.ModelCodes;

const time = textLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const names = object({ CHS: text, ENG: text });
const team = object({ TeamId: text, TeamName: names, ShortName: names, Colours: pair(text) });
const clock = object({ Elapsed: number, Period: text, Shown: optional(number) });
const scores = list(object({ Period: text, Home: integer(0), Away: integer(0) }));
const incident = object({
  Kind: text,
  Side: optional(common.side),
  Elapsed: number,
  Value: optional(number),
});

const marketState = {
  MarketlineId: text,
  MarketlineStatusId: common.codeOf(codes.marketStatuses),
  IsLocked: flag,
  LockReason: optional(common.suspension),
  Epoch: common.epoch,
};
const marketLine = object({
  ...marketState,
  BetType: text,
  PeriodId: text,
  /** Null in a market without lines at the moment; it has no selections then. */
  Handicap: nullable(common.handicap),
  WagerSelections: list(object({ SelectionCode: text, Odds: common.odds, IsOpen: flag })),
});

const eventFields = {
  EventId: common.id,
  SportId: common.codeOf(codes.sports),
  Competition: object({
    CompetitionId: common.id,
    CompetitionName: names,
    Rank: integer(1),
    Speed: integer(1),
  }),
  HomeTeam: team,
  AwayTeam: team,
  EventDate: time,
  EventStatusId: common.codeOf(codes.eventStatuses),
  RBTime: clock,
  Scores: scores,
  MinCombo: oneOf([1, 2, 3] as const),
  Commitment: text,
  Delta: text,
};
const event = object({
  ...eventFields,
  MarketCount: integer(0),
  MarketLines: list(marketLine),
  Incidents: optional(list(incident)),
  Statistics: optional(scores),
});
const outright = object({
  EventId: common.id,
  SportId: common.codeOf(codes.sports),
  Competition: eventFields.Competition,
  Teams: list(team),
  EventDate: time,
  EndDate: time,
  SettlementDate: time,
  EventStatusId: common.codeOf(codes.eventStatuses),
  PlayedCount: integer(0),
  MatchCount: integer(0),
  Commitment: text,
  Delta: text,
  MarketLines: list(marketLine),
  WinnerTeamId: nullable(text),
  Seed: nullable(text),
});
const change = object({
  EventId: common.id,
  FromDelta: text,
  Delta: text,
  EventStatusId: common.codeOf(codes.eventStatuses),
  RBTime: clock,
  Scores: scores,
  Odds: list(object({ WagerSelectionId: text, Odds: common.odds })),
  MarketLines: list(object(marketState)),
  Incidents: list(incident),
});

const oddsChange = object({ Asked: common.odds, Now: common.odds });
const slipRefusal = object({
  Reason: common.slipReason,
  Next: common.step,
  WagerSelectionId: optional(text),
  LockReason: optional(common.suspension),
  Odds: optional(oddsChange),
  Nearest: optional(object({ WagerSelectionId: text, Odds: common.odds })),
  Limit: optional(text),
});
const wager = object({
  WagerId: common.id,
  BetConfirmationStatus: common.codeOf(codes.confirmations),
  SettlementStatus: common.codeOf(codes.settlements),
  WagerName: names,
  ComboSizes: common.sizes,
  ComboCount: integer(1),
  UnitStake: common.money,
  Stake: common.money,
  OpenStake: common.money,
  PotentialPayout: common.money,
  Payout: common.money,
  CashedOut: common.money,
  BetTime: time,
  /** Milliseconds until a pending wager is decided. */
  DecideIn: nullable(integer(0)),
  SettledTime: nullable(time),
  Refusal: nullable(
    object({
      Reason: common.betReason,
      WagerSelectionId: optional(text),
      Odds: optional(oddsChange),
    }),
  ),
  Settlements: integer(0),
  WagerItems: list(
    object({
      SportId: common.codeOf(codes.sports),
      CompetitionName: names,
      /** Both teams of a match, or the team that is to win the season. */
      HomeTeamName: optional(names),
      AwayTeamName: optional(names),
      OutrightTeamName: optional(names),
      EventDate: time,
      WagerSelectionId: text,
      AskedOdds: common.odds,
      Odds: common.odds,
      Score: nullable(pair(integer(0))),
      Result: nullable(common.codeOf(codes.results)),
    }),
  ),
});

const sportCounts = {
  SportId: common.codeOf(codes.sports),
  Live: integer(0),
  Today: integer(0),
  Early: integer(0),
};
const selections = list(object({ WagerSelectionId: common.selection }), 1, 10);

/**
 * The calls of IMTY below `/api/mobile`: JSON in PascalCase, prices and amounts as numbers. An answer has its fields beside
 * `StatusCode`.
 */
export const imty = {
  codes,
  calls: {
    board: {
      path: '/GetIndexInfo',
      request: object({
        SportId: common.codeOf(codes.sports),
        Market: common.codeOf(codes.tabs),
        CompetitionId: optional(common.id),
        Take: optional(integer(1, 200)),
      }),
      answer: object({
        Events: list(event),
        Competitions: list(
          object({ CompetitionId: common.id, CompetitionName: names, EventCount: integer(1) }),
        ),
        Counts: object({ Live: integer(0), Today: integer(0), Early: integer(0) }),
        Sports: list(object(sportCounts)),
      }),
    },
    event: {
      path: '/GetEventInfo',
      request: object({ EventId: common.id }),
      answer: object({ Event: event }),
    },
    changes: {
      path: '/GetDeltaInfo',
      request: object({ Delta: text, Scope: common.scope }),
      answer: object({
        /** Milliseconds since 1970. */
        Now: integer(0),
        Changes: list(change),
        /** Snapshots of events whose change `Changes` cannot express. */
        Events: list(event),
      }),
    },
    limits: {
      path: '/GetBetInfo',
      request: object({ WagerSelections: selections, ComboSizes: common.sizes }),
      answer: object({
        BetSetting: optional(
          object({ MinStake: common.money, MaxStake: common.money, MaxPayout: common.money }),
        ),
        /** The current offers, in the order of the request. */
        WagerSelectionInfos: list(
          object({ WagerSelectionId: text, Odds: common.odds, Epoch: common.epoch, IsOpen: flag }),
        ),
      }),
    },
    place: {
      path: '/PlaceBet',
      request: object({
        Wagers: list(
          object({
            RequestId: common.requestId,
            WagerSelections: list(
              object({
                WagerSelectionId: common.selection,
                Odds: common.askedOdds,
                Epoch: common.epoch,
              }),
              1,
              10,
            ),
            ComboSizes: common.sizes,
            UnitStake: common.money,
            IsAcceptAnyOdds: flag,
            OddsTolerance: optional(common.codeOf(codes.tolerances)),
            IsConfirmed: optional(flag),
          }),
          1,
          10,
        ),
      }),
      answer: object({
        Wagers: list(
          object({
            RequestId: common.requestId,
            BetConfirmationStatus: common.codeOf(codes.confirmations),
            /** Absent if the slip was refused, for the reason in `Refusal`. */
            Wager: optional(wager),
            /** Balance of the account that paid the stake. */
            Balance: optional(common.money),
            Refusal: optional(slipRefusal),
            /** Code of our catalogue, if the wager was refused for a reason other than its slip. */
            ErrorCode: optional(integer(0)),
            ErrorData: optional(record((value): value is unknown => value !== undefined)),
          }),
        ),
      }),
    },
    pending: {
      path: '/GetPendingWagerStatus',
      request: object({ RequestId: common.requestId }),
      answer: object({ Wager: wager }),
    },
    bets: {
      path: '/GetBetList',
      request: object({
        List: common.betList,
        Cursor: optional(common.id),
        Take: optional(integer(1, 100)),
      }),
      answer: object({ Wagers: list(wager), NextCursor: nullable(text) }),
    },
    outcome: {
      path: '/GetWagerByRequest',
      request: object({ RequestId: common.requestId }),
      answer: object({ Wager: nullable(wager) }),
    },
    quotes: {
      path: '/GetCashoutInfo',
      request: object({ WagerIds: list(common.id, 1, 20) }),
      answer: object({
        Quotes: list(
          object({
            WagerId: common.id,
            QuoteId: common.quoteText,
            Amount: common.money,
            OpenStake: common.money,
            ExpiresIn: integer(0),
          }),
        ),
      }),
    },
    cashOut: {
      path: '/Cashout',
      request: object({ RequestId: common.requestId, QuoteId: common.quoteText, Percent: common.part }),
      answer: object({
        CashoutId: optional(common.id),
        CashoutState: common.cashOutState,
        Amount: optional(common.money),
        Reason: nullable(text),
        DecideIn: nullable(integer(0)),
        Wager: optional(wager),
      }),
    },
    outrights: {
      path: '/GetOutrightEvents',
      request: object({ SportId: common.codeOf(codes.sports) }),
      answer: object({ Events: list(outright) }),
    },
    results: {
      path: '/GetResults',
      request: object({
        SportId: common.codeOf(codes.sports),
        Date: common.day,
        CompetitionId: optional(common.id),
      }),
      answer: object({ Events: list(object({ ...eventFields, Seed: nullable(text) })) }),
    },
  },
} as const;
