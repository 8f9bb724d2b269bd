import type { Envelope, WireCall } from '@pavilion/contract';

/** Options of one request. */
export interface RequestOptions {
  /** Aborting it cancels the request. */
  signal?: AbortSignal;
  /** Time limit in ms, instead of the client's. */
  timeout?: number;
  /** For calls that move money: the same key for every attempt at one operation. Default: a new key. */
  idempotencyKey?: string;
  /** Origin for a relative path, instead of the client's. Only our own origins receive the member's token. */
  host?: string;
  /** Override the SDK's headers of the same name. */
  headers?: Readonly<Record<string, string>>;
}

/** A request as it is sent. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  /** Whether the URL has the origin of the page or of the API. Other origins receive nothing of the member. */
  readonly isOwnOrigin: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** In ms. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/** A call of the contract on its way through the pipeline. Steps pass on changed copies. */
export interface PipelineRequest extends HttpRequest {
  readonly call: WireCall;
  readonly options: RequestOptions;
  /** Epoch of the session when the request was created: a response must not change a newer session. */
  readonly epoch: number;
  readonly token: string | undefined;
}

export interface PipelineResponse {
  readonly status: number;
  readonly statusText: string;
  readonly ok: boolean;
  readonly text: string;
  /** Undefined when the text is not an envelope, and before the `envelope` step. */
  readonly envelope?: Envelope;
}

export type Next<Request = PipelineRequest> = (request: Request) => Promise<PipelineResponse>;

/** A named middleware: it may change the request before `next` and the response after it. */
export interface Step<Request = PipelineRequest> {
  readonly name: string;
  run(request: Request, next: Next<Request>): Promise<PipelineResponse>;
}

/** Nests the steps around `last`, the first one outermost. */
export const compose = <Request>(steps: readonly Step<Request>[], last: Next<Request>): Next<Request> =>
  steps.reduceRight((next, step) => (request) => step.run(request, next), last);
