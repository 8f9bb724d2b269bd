import type { Area, Envelope, WireCall } from '@pavilion/contract';
import { given } from '../json/given';

/** What one request may say beside its body. */
export interface RequestOptions {
  /** Aborting it cancels the call. */
  signal?: AbortSignal;
  /** Time limit in ms, instead of the client's. */
  timeout?: number;
  /** For calls that move money: the same key for every attempt at the same thing. Made when absent. */
  idempotencyKey?: string;
  /** Origin that the path is of, instead of the client's. Only our own ones are sent anything of the member. */
  host?: string;
  /** Put above the SDK's own headers of the same name. */
  headers?: Readonly<Record<string, string>>;
}

/** One call on its way out. A step hands a changed copy on. */
export interface Exchange {
  readonly call: WireCall;
  readonly body: unknown;
  readonly options: RequestOptions;
  readonly url: string;
  /** Whether the address is of the page's or the API's own origin. Only then is anything of the member sent. */
  readonly own: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly area: Area | null;
  /** The session's epoch and token at the start; an answer of an older epoch has no say over a newer session. */
  readonly epoch: number;
  readonly token: string | undefined;
  /** In ms. */
  readonly timeout: number;
  readonly signal?: AbortSignal;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly ok: boolean;
  readonly text: string;
  /** Absent until, and unless, the text could be read as an envelope. */
  readonly envelope?: Envelope;
}

export type Next = (exchange: Exchange) => Promise<Answer>;

/** One named layer: what it does before `next` happens on the way out, what it does after on the way back. */
export interface Step {
  readonly name: string;
  run(exchange: Exchange, next: Next): Promise<Answer>;
}

/** Puts the layers around one another, the first outermost. */
export const compose = (steps: readonly Step[], last: Next): Next =>
  steps.reduceRight<Next>((next, step) => (exchange) => step.run(exchange, next), last);

/** The exchange with more headers; one whose value is undefined is left out. */
export const withHeaders = (
  exchange: Exchange,
  more: Readonly<Record<string, string | undefined>>,
): Exchange => ({
  ...exchange,
  headers: { ...exchange.headers, ...(given(more) as Record<string, string>) },
});
