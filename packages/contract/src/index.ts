export { type Area, areaOf, areas } from './areas';
export { type BlockReason, blockReasons, blockReasonTexts } from './block-reasons';
export type { CallAuth, CallDefinition, RequestOf, ResponseOf, WireCall } from './call';
export { type CallName, type CallRequest, type CallResponse, type Calls, calls } from './calls';
export { codeMessage } from './code-message';
export { type CodeDefinition, codeDefinition, codes, type ErrorCode, type NextStep } from './codes';
export { codesBeforeIdempotencyCheck } from './codes-before-idempotency-check.generated';
export type { AgentCard, AgentSettlement, AgentSum } from './entities/agent';
export type { Balances } from './entities/balances';
export type { Challenge, LoginRisk, SentMessage } from './entities/challenge';
export type { LocalText } from './entities/common';
export type {
  FloatingIcon,
  Notice,
  PopUp,
  Sponsor,
  StationAd,
  Support,
  WebTerminal,
} from './entities/content';
export type { DeviceSession } from './entities/device-session';
export type { FlippedCard, FlipRound } from './entities/flip';
export type { FormField, FormOption } from './entities/form';
export type { BetRecord, Game, Venue, Win } from './entities/game';
export type { Mail, UnreadMail } from './entities/mail';
export type { MallAddress, MallGift, MallOrder } from './entities/mall';
export type { Member, SessionGrant } from './entities/member';
export type { PayoutAccount, PayoutForm } from './entities/payout';
export type { PeakPrize, PeakRound, PeakRow } from './entities/peak';
export type { PreInfo } from './entities/pre-info';
export type { ProfileChange } from './entities/profile';
export type { PromotionOwn, PromotionRule, PromotionSummary } from './entities/promotion';
export type { ProofOfWork } from './entities/proof-of-work';
export type {
  Closure,
  PlayLimit,
  PlaySession,
  PlaySummary,
  ProtectionInfo,
  RealityCheck,
  WaitingLimit,
} from './entities/protection';
export type { CoinRecord, GiftRecord, WelfareRecord } from './entities/records';
export type { Room, RoomMatch, RoomMessage, RoomRules, RoomStream, RoomTick, RoomYou } from './entities/room';
export type {
  GameRound,
  Proof,
  RoundDetail,
  RoundKind,
  Rounds,
  SlotRound,
  TableLine,
  TableRound,
} from './entities/round';
export { roundParsers } from './entities/round-parsers';
export type { MemberSecurity } from './entities/security';
export type { CalendarEvent, OwnSignIns, SignInDay, SignInInfo } from './entities/sign-in';
export type {
  EventChange,
  EventSnapshot,
  EventView,
  OutrightView,
  ResultView,
  SlipRefusalView,
  SportBet,
  SportDetail,
  SportLeg,
  SportLegEvent,
  SportRefusal,
} from './entities/sports';
export type { SportsFavourites } from './entities/sports-favourites';
export type {
  AssistedDeposit,
  SupportHours,
  SupportMessage,
  SupportQuestion,
  SupportThread,
  UnreadSupport,
} from './entities/support';
export {
  type DrawnKind,
  type DrawnOutcome,
  type DrawnPiece,
  isDrawnKind,
  type TableDraw,
  type TableRoundKind,
  tableDrawOf,
  tableKinds,
  tableRoundKinds,
} from './entities/table-kinds';
export type { TurnoverRequirement } from './entities/turnover';
export type { DailyFlow, DepositChannel, DepositOrder, Transaction } from './entities/wallet';
export type { WithdrawalLock, WithdrawalOrder, WithdrawalRules } from './entities/withdrawal';
export {
  type AgentApplicationState,
  type AgentMemberOrder,
  type AgentState,
  type AssistedDepositState,
  type Avatar,
  agentApplicationStates,
  agentMemberOrders,
  agentStates,
  assistedDepositStates,
  avatars,
  type BetState,
  betStates,
  type ChallengeKind,
  type ClosureKind,
  type CoinKind,
  challengeKinds,
  closureKinds,
  coinKinds,
  type DepositState,
  depositStates,
  exclusionMonths,
  type FieldReason,
  type FlipChanceCause,
  type FlipRoundState,
  type FormCheck,
  type FormControl,
  fieldReasons,
  flipChanceCauses,
  flipRoundStates,
  formChecks,
  formControls,
  type GameCategory,
  type GiftState,
  type GuideStep,
  type GuideStepState,
  gameCategories,
  giftStates,
  guideStepStates,
  guideSteps,
  type InvitationState,
  invitationStates,
  type LengthUnit,
  lengthUnits,
  type MallGiftKind,
  type MallOrderState,
  type MessageAuthor,
  type MessageChannel,
  mallGiftKinds,
  mallOrderStates,
  messageAuthors,
  messageChannels,
  type PaymentMark,
  type PayoutAccountState,
  type PeakWeek,
  type PictureType,
  type PlatformKey,
  type ProfileChangeState,
  type ProfileField,
  type PromotionNeed,
  type PromotionPeriod,
  type PromotionState,
  paymentMarks,
  payoutAccountStates,
  peakWeeks,
  pictureTypes,
  platformCategories,
  platformKeys,
  profileChangeStates,
  profileFields,
  promotionNeeds,
  promotionPeriods,
  promotionStates,
  type RealNameState,
  type RequirementCause,
  type RequirementState,
  type RoomReportReason,
  type RoomState,
  type RoomTextRefusal,
  realityCheckMinutes,
  realNameStates,
  requirementCauses,
  requirementStates,
  roomReportReasons,
  roomStates,
  roomTextRefusals,
  type SettlementState,
  type SportBetState,
  type SportFavouriteKind,
  type StreamKind,
  type SummarySpan,
  settlementStates,
  sportBetStates,
  sportFavouriteKinds,
  streamKinds,
  summarySpans,
  type TerminalKind,
  type ThreadKind,
  type ThreadState,
  type TransactionKind,
  type TransferDirection,
  terminalKinds,
  threadKinds,
  threadStates,
  timeOutDays,
  transactionKinds,
  transferDirections,
  unfinishedKind,
  type WelfareKind,
  type WithdrawalLockReason,
  type WithdrawalRefusal,
  type WithdrawalState,
  welfareKinds,
  withdrawalLocks,
  withdrawalLockValues,
  withdrawalRefusals,
  withdrawalStates,
} from './enumerations';
export type { Envelope, FieldErrors } from './envelope';
/** The error codes by their names in the catalogue, for example `errorCodes.sessionExpired` (10004). */
export * as errorCodes from './error-codes.generated';
export { type FestivalSkin, festivalSkins } from './festival-skins';
export { layBoard, type SeedHmac } from './flip-board';
export {
  type GameShelf,
  type GameSort,
  gameShelfNames,
  gameShelves,
  gameSortNames,
  gameSorts,
} from './game-lists';
export type { GameMessage, SiteMessage } from './game-messages';
export { type HeaderName, headers, secretHeaders } from './headers';
export {
  allLimits,
  type LimitKind,
  type LimitKindAt,
  type LimitKindOf,
  type LimitMeasure,
  type LimitSpan,
  type LimitUnit,
  limitDefinitions,
  limitKinds,
  limitSpans,
  limitSpanTexts,
  limitUnits,
  type SpanOrEach,
} from './limit-kinds';
export { limits } from './limits';
export {
  type LiveDelta,
  type LiveDeltaId,
  type LiveDeltaName,
  type LiveDeltas,
  type LiveFrame,
  type LiveRequest,
  type LiveSnapshot,
  type LiveTopic,
  liveCloseCodes,
  liveIds,
  livePath,
  liveRefusals,
  liveTopics,
  type SpeechRules,
} from './live/frames';
export {
  type JoinedRoom,
  type LiveRefusal,
  type RoomDelta,
  type RoomDeltaId,
  type RoomDeltas,
  type RoomRequest,
  type RoomResponse,
  type RoomSayRefusal,
  roomIds,
} from './live/room-frames';
export { type KnownVersions, type SportsFrame, type SportsRequest, sportsIds } from './live/sports-frames';
export { type MailKind, mailKindDefinitions, mailKinds } from './mail-kinds';
export { payLines } from './pay-lines';
export { type PromotionCategory, promotionCategories, promotionCategoryNames } from './promotion-categories';
export { type SignatureInput, sandboxSigningKey, signaturePayload } from './signature';
export {
  isProviderExpiry,
  isProviderSuccess,
  providerCode,
  providerOfPath,
  providerOfVenue,
  type SportsProvider,
  sharedParameterNames,
  sportsProviders,
} from './sports/providers';
export { storageKeys } from './storage-keys';
export { type SupportTopic, supportTopicDefinitions, supportTopics } from './support-topics';
export { type VipGiftKind, vipGiftDays, vipGiftKinds, vipGiftTexts } from './vip-gift-kinds';
export {
  type VipPrivilege,
  type VipPrivilegeUnit,
  vipPrivilegeDefinitions,
  vipPrivileges,
} from './vip-privileges';
