/** A page that a browser asks for, in terms that a renderer needs. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  headers: Record<string, string | undefined>;
  cookies: Record<string, string>;
  /** Of the visitor. */
  ip: string;
  /** How the visitor reached us; what a proxy says of it counts only if the proxy is trusted. */
  protocol: 'http' | 'https';
  /** Calls the API in this process: relative addresses, no socket. */
  fetch: typeof fetch;
  /** Aborted when the page is given up. */
  signal: AbortSignal;
}

/** A page as it is sent. */
export interface PageResponse {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

/** What makes pages out of requests. The gateway knows nothing of what it is made with. */
export interface PageServer {
  render(request: PageRequest): Promise<PageResponse>;
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
