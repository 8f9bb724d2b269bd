import type { SportsProvider } from '@pavilion/contract';
import type { CallResponse } from '@pavilion/contract/wire';

/** What opening a provider gives. Source: SPT-1. */
export type SportsLaunch = CallResponse<'venueLaunch'>;

/** What one request to a provider may say beside its body. */
export interface SportsRequestOptions {
  /** Default POST. */
  method?: 'GET' | 'POST';
  signal?: AbortSignal;
  /** Time limit in ms, instead of the client's. */
  timeout?: number;
}

/** A provider's answer out of its envelope. Source: SPT-6. */
export interface SportsAnswer {
  /** With 0 taken for 100. */
  readonly code: number | string;
  readonly message: string;
  /** Beside the code; what an answer of IMTY holds beside its status. */
  readonly data: unknown;
}

/**
 * The sports providers, each asked at its own origin with its own token and never with ours.
 * Source: SPT-1 to SPT-7.
 */
export interface Sports {
  /** Opens a provider; from then on its calls can be made. */
  launch(provider: SportsProvider): Promise<SportsLaunch>;
  /**
   * Makes a call of the provider whose prefix the path begins with; of a whole address the path alone counts.
   * Spent parameters are refreshed and the call is repeated once.
   * @throws SdkError of kind `provider` when the provider refuses
   */
  request(path: string, body?: object, options?: SportsRequestOptions): Promise<SportsAnswer>;
  /** What lies behind a launch token of OBTY, decoded. Source: SPT-7. */
  merchant(token: string): Promise<unknown>;
  /** Opens again, soon and once, whatever was opened. Source: ERR-10. */
  relaunch(): Promise<void>;
}
