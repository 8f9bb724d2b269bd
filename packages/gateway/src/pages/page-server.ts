/** A page that a browser asks for, in terms that a renderer needs. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  headers: Record<string, string | undefined>;
  cookies: Record<string, string>;
  /** Of the visitor; empty for a page that visitors share. */
  ip: string;
  /** How the visitor reached us; what a proxy says of it counts only if the proxy is trusted. */
  protocol: 'http' | 'https';
  /** Calls the API in this process: relative addresses, no socket. */
  fetch: typeof fetch;
  /** Aborted when the page is given up. */
  signal: AbortSignal;
}

/** What a page that visitors share is made of. */
export type SharedRequest = Pick<PageRequest, 'url' | 'protocol' | 'headers' | 'cookies'>;

/** A page as it is sent. */
export interface PageResponse {
  status: number;
  headers?: Record<string, string>;
  body: string;
  /** Whether it lacks something that another rendering may have: such a page is not kept for others. */
  isPartial?: boolean;
}

/** What makes pages out of requests. The gateway knows nothing of what it is made with. */
export interface PageServer {
  render(request: PageRequest): Promise<PageResponse>;
  /**
   * What a page is made of that is nobody's own: of a request only what the page depends on. Requests that leave the same
   * share one rendering. Undefined for a page that is this visitor's; without it every page is.
   */
  shared?(request: SharedRequest): SharedRequest | undefined;
  /** The built client files, with `.br` and `.gz` beside them. */
  publicDir: string;
  /** The shell that is sent when rendering fails or takes too long. */
  fallbackHtml: string;
  /** Where addresses of pictures begin that `render` answers too, e.g. `/covers/`. */
  pictures?: readonly string[];
  /** Hashes of the scripts that pages carry inline, e.g. `sha256-…`: the only ones that may run. */
  scriptHashes?: readonly string[];
  /** How long a render may take, ms; 800 unless said otherwise. */
  renderTimeout?: number;
}
