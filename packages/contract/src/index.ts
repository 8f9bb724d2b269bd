export { type Area, areaOf, areas } from './areas';
export type { CallAuth, CallDefinition, RequestOf, ResponseOf, WireCall } from './call';
export { type CallName, type CallRequest, type CallResponse, type Calls, calls } from './calls';
export { type CodeDefinition, codeDefinition, codes, type ErrorCode, type NextStep } from './codes';
export type { Challenge, LoginRisk, SentMessage } from './entities/challenge';
export type { LocalText } from './entities/common';
export type { FloatingIcon, Notice, PopUp, StationAd, Support, WebTerminal } from './entities/content';
export type { BetRecord, Game, Venue, Win } from './entities/game';
export type { Member, SessionGrant } from './entities/member';
export type { PreInfo } from './entities/pre-info';
export type { DailyFlow, DepositChannel, DepositOrder, Transaction } from './entities/wallet';
export type { Envelope, FieldErrors } from './envelope';
export { type HeaderName, headers } from './headers';
export { limits } from './limits';
export {
  type LiveDelta,
  type LiveDeltaId,
  type LiveDeltas,
  type LiveFrame,
  type LiveRequest,
  type LiveSnapshot,
  type LiveTopic,
  liveCloseCodes,
  liveIds,
  livePath,
  liveTopics,
  type SpeechRules,
} from './live/frames';
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
export {
  type BetState,
  betStates,
  type ChallengeKind,
  challengeKinds,
  type DepositKind,
  type DepositState,
  depositKinds,
  depositStates,
  type FieldReason,
  fieldReasons,
  type GameCategory,
  gameCategories,
  type MessageChannel,
  messageChannels,
  type PlatformKey,
  platformKeys,
  type TerminalKind,
  type TransactionKind,
  terminalKinds,
  transactionKinds,
} from './words';
