import type { Ports } from '@pavilion/sdk';
import type { Brand } from '../brands';

/** Makes a call of the contract in the process of the gateway. */
export type PageCall = NonNullable<Ports['call']>;

/**
 * The interface between the gateway and the site: the gateway needs no React, the site no HTTP server.
 */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** The IP address of the visitor; empty for a shared page. */
  readonly ip: string;
  /** The protocol of the browser's request. */
  readonly protocol: 'http' | 'https';
  /** Calls the API where the gateway is another process; accepts relative addresses. */
  readonly fetch?: typeof fetch;
  /** Calls the API for the visitor where this is the process of the gateway. */
  readonly call?: PageCall;
  /** For what is rendered once for several visitors. */
  readonly shared?: {
    /** Calls the API for a visitor without session and address. */
    readonly call: PageCall;
    /** While it is the same object, calls that are equal for all have the same objects as answers. */
    readonly snapshot: object;
  };
  readonly signal: AbortSignal;
}

/** The parts of a request that a shared page depends on. */
export type SharedRequest = Pick<PageRequest, 'url' | 'protocol' | 'headers' | 'cookies'>;

export interface PageResponse {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body: string;
  /** Whether data is missing from the page; such a page is not cached. */
  readonly isPartial?: boolean;
}

export interface PageServer {
  render(request: PageRequest): Promise<PageResponse>;
  /** The parts of the request that the page depends on, if visitors can share it; undefined for a personal page. */
  shared(request: SharedRequest): SharedRequest | undefined;
  /** The folder of the browser's files, each with its `.br` and `.gz` version. */
  readonly publicDir: string;
  /** Prefixes of the addresses of pictures, which `render` answers too. */
  readonly pictures: readonly string[];
  /** Hashes of the inline scripts, for the content security policy. */
  readonly scriptHashes: readonly string[];
  /**
   * The layout of a page around a skeleton, for when rendering fails or times out: the browser renders the page. It depends on
   * the path, the language and whether there is a session.
   */
  fallbackHtml(request: SharedRequest): Promise<string>;
  /** The brands of the pages. The gateway derives its own texts and the sites that may frame a game from them. */
  readonly brands: readonly Brand[];
}
