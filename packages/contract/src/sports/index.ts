/** The sportsbook: model, market types, settlement, prices, slip and cash-out. Pure, shared by site, SDK and gateway. */
export { type CashOutLeg, cashOutOffer, fairValue, partOf } from './cash-out';
export { cashOutRules } from './cash-out-rules';
export { choose, combinationsOf, countBets } from './combinations';
export {
  effectiveStatus,
  type SelectionStatus,
  type StatusFacts,
  selectionStatuses,
  staleAfter,
} from './effective-status';
export {
  handicapResult,
  type LegResult,
  type LineResult,
  multiplierOf,
  multiplierUnit,
  oppositeResult,
  overResult,
} from './line-result';
export {
  type BoardColumn,
  boardColumns,
  boardTypes,
  correctScoreIndex,
  halfTimeFullTimeIndex,
  type MarketName,
  type MarketQuantity,
  type MarketTab,
  type MarketText,
  type MarketType,
  type MarketTypes,
  marketId,
  marketTypes,
  type NameForm,
  type PeriodKind,
  periodKind,
  type VoidRule,
  voidRules,
} from './market-types';
export type { IncidentKind, StatisticName } from './match-facts';
export {
  type BoardVersion,
  type Competition,
  compareVersions,
  type EventStatus,
  isOutright,
  type Line,
  type Market,
  type MarketStatus,
  type MatchClock,
  marketKey,
  type OutrightEvent,
  outrightId,
  outrightMarket,
  type Participant,
  parseSelectionId,
  type Score,
  type Selection,
  type SelectionParts,
  type Sport,
  type SportArea,
  type SportDefinition,
  type SportEvent,
  type SuspensionReason,
  selectionId,
  sportDefinitions,
  sports,
  sportsOfArea,
} from './model';
export {
  type Multiple,
  parlayPrice,
  payoutOf,
  potentialPayout,
  returnOfUnit,
  type SettledLeg,
  turnoverOf,
} from './payout';
export {
  acceptedFrom,
  type Consent,
  ceilToLadder,
  displayPrice,
  floorToLadder,
  isPriceAccepted,
  priceBounds,
  priceText,
} from './price';
export {
  type SlipAnswer,
  type SlipFacts,
  type SlipLeg,
  type SlipRefusal,
  type SlipRefusalReason,
  type SlipStep,
  slipRefusals,
} from './slip';
export {
  defaultStakeLimits,
  maxUnitStake,
  type StakeBound,
  type StakeBounds,
  unitStakes,
} from './stake-limits';
export { maxLegs, type System, systems, systemsFor } from './systems';
export { validateSlip } from './validate-slip';
