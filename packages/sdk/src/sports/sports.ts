import type { SportsProvider } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';
import type { SportsBook } from './book/sports-book';

/** The addresses and the token of a launched provider. Requirement SPT-1. */
export type SportsLaunch = CallResponse<'venueLaunch'>;

/** Options of one request to a provider. */
export interface SportsRequestOptions {
  /** Default POST. */
  method?: 'GET' | 'POST';
  signal?: AbortSignal;
  /** Time limit in ms, instead of the client's. */
  timeout?: number;
}

/** A provider's response, unwrapped from its envelope. Requirement SPT-6. */
export interface SportsResponse {
  /** 0 is normalised to 100. */
  readonly code: number | string;
  readonly message: string;
  /** For IMTY all fields except the status; for other providers the `data` field. */
  readonly data: unknown;
}

/**
 * The sports providers. Each is called at its own origin with its own token; the session token is never sent to them.
 * Requirements SPT-1 to SPT-7.
 */
export interface Sports {
  /** Launches a provider, and stores the addresses and the token for its requests. */
  launch(provider: SportsProvider): Promise<SportsLaunch>;
  /**
   * Sends a request to the provider that the prefix of the path belongs to. Of an absolute URL only path and query are used.
   * Launches the provider if needed. When its token has expired, launches it again and repeats the request once.
   * @throws SdkError of kind `provider` when the provider rejects the request
   */
  request(path: string, body?: object, options?: SportsRequestOptions): Promise<SportsResponse>;
  /**
   * Loads the sportsbook as a provider offers it: events, bets and cash-outs in one model. Its code is loaded at the first use.
   *
   * @example
   * const book = await client.sports.book('OBTY');
   * const { events } = await book.board({ sport: 'football', tab: 'live' });
   */
  book(provider: SportsProvider): Promise<SportsBook>;
  /** The providers that this session has launched, also on an earlier page. Launches none. */
  launched(): Promise<readonly SportsProvider[]>;
  /** The decoded merchant data of an OBTY launch token. Requirement SPT-7. */
  merchant(token: string): Promise<unknown>;
  /** Launches all launched providers again, debounced. Requirement ERR-10. */
  relaunch(): Promise<void>;
}

/** `Sports` with an operation that only the client's pipeline uses. */
export interface SportsClient extends Sports {
  /**
   * Stores the addresses and the token of any launch, including one that the page requested by itself. A launch of an
   * earlier session is ignored.
   * @param epoch the epoch of the session when the launch was requested
   */
  storeLaunch(provider: SportsProvider, launched: SportsLaunch, epoch: number): Promise<void>;
}
