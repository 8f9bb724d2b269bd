export type { Agent } from './agent/agent';
export type { BodyOf, Client, DataOf, NameOf } from './client/client';
export { createClient } from './client/create-client';
export type { ClientConfig } from './client/settings';
export type { Device } from './device/device';
export { createFingerprint, type FingerprintPorts } from './device/fingerprint';
export type { TraitName, Traits } from './device/traits';
export type { Destination, ErrorEffect } from './errors/effects';
export {
  type EffectListener,
  type Effects,
  type ErrorEffectEvent,
  errorEventName,
} from './errors/error-effects';
export type { ErrorKind } from './errors/error-kind';
export { type ErrorLocale, errorText, errorTextFrom } from './errors/error-text';
export { errorTexts } from './errors/messages/zh-CN';
export { SdkError, type SdkErrorData } from './errors/sdk-error';
export { toErrorData } from './errors/to-error-data';
export type { Invite, Invites } from './invites/invites';
export {
  createJsonCache,
  type JsonCache,
  type JsonCacheConfig,
  type JsonCacheOptions,
} from './json-cache/json-cache';
export type {
  Live,
  LivePhase,
  LivePush,
  LiveRoomChannel,
  LiveRoomEvent,
  LiveSportsChannel,
  LiveSportsEvent,
  LiveState,
} from './live/live';
export type { RequestPreview } from './pipeline/preview-request';
export type { RequestOptions } from './pipeline/step';
export {
  type PlatformCounts,
  type PlatformCountsOptions,
  type PlatformCountsPorts,
  watchPlatformCounts,
} from './platform-counts/watch-platform-counts';
export { browserPorts } from './ports/browser-ports';
export type {
  ClockPort,
  CookiePort,
  CryptoPort,
  EventsPort,
  LiveSocket,
  LoggerPort,
  NavigationPort,
  Ports,
  RandomPort,
  SocketPort,
  StoragePort,
  Unsubscribe,
  VisibilityPort,
} from './ports/ports';
export { type ServerPortsOptions, serverPorts } from './ports/server-ports';
export { type SolveProof, solveProof } from './proof/solve-proof';
export type { RememberedLogin } from './session/remembered-login';
export type { ClearReason, Session, SessionChange, StartOptions } from './session/session';
export type { LoadSigning, Signing } from './signing/signing';
export type { SiteConfig } from './site-config/site-config';
export type {
  BookBet,
  BookBoard,
  BookBoardQuery,
  BookCashOut,
  BookCashOutQuote,
  BookChanges,
  BookLeg,
  BookPlacement,
  BookQuote,
  BookSlip,
  BookWatch,
  SportsBook,
} from './sports/book/sports-book';
export type { Sports, SportsLaunch, SportsRequestOptions, SportsResponse } from './sports/sports';
export type { CacheScope } from './stored-entry/stored-entry';
export { readSupport } from './support/read-support';
