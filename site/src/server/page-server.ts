/**
 * What serves the pages: the shape that the gateway takes. It knows nothing of React, we nothing of its server.
 */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** Of the visitor; empty for a page that visitors share. */
  readonly ip: string;
  /** How the visitor reached the site. */
  readonly protocol: 'http' | 'https';
  /** Reaches the API, relative addresses included. */
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
}

/** What a page that visitors share is made of. */
export type SharedRequest = Pick<PageRequest, 'url' | 'protocol' | 'headers' | 'cookies'>;

export interface PageResponse {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body: string;
  /** Whether it lacks something that another rendering may have: such a page is not kept for others. */
  readonly isPartial?: boolean;
}

export interface PageServer {
  render(request: PageRequest): Promise<PageResponse>;
  /** Of a request what its page depends on, when the page is the same for everybody; undefined for one's own page. */
  shared(request: SharedRequest): SharedRequest | undefined;
  /** The built files of the browser, with `.br` and `.gz` beside them. */
  readonly publicDir: string;
  /** Where addresses of pictures begin that `render` answers too. */
  readonly pictures: readonly string[];
  /** Hashes of the scripts that pages carry inline. */
  readonly scriptHashes: readonly string[];
  /** The page without its content, for when rendering fails or is slow: the browser draws it. */
  readonly fallbackHtml: string;
}
