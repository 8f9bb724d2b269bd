import type { Envelope } from '@pavilion/contract';
import type { BrandIdentity } from '../config/brand';

/** Makes a call of the contract in this process, with the headers of a client. */
export type PageCall = (
  call: { readonly method: 'GET' | 'POST'; readonly path: string },
  body: unknown,
  headers: Readonly<Record<string, string>>,
) => Promise<Envelope>;

/** A request for a page, with what a renderer needs. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  headers: Record<string, string | undefined>;
  cookies: Record<string, string>;
  /** Address of the visitor; empty for a page that several visitors share. */
  ip: string;
  /** Protocol that the visitor used; the headers of a proxy count only if it is trusted. */
  protocol: 'http' | 'https';
  /** Calls the API for the visitor. */
  call: PageCall;
  /** What pages of different visitors may share. */
  shared: {
    /** Calls the API for a visitor without session and address. */
    call: PageCall;
    /**
     * While it is the same object, calls that are equal for all have the same objects as answers. A renderer may keep what
     * it derives from those answers by this key.
     */
    snapshot: object;
  };
  /** Aborted at the render timeout. */
  signal: AbortSignal;
}

/** The parts of a request that a shared page may depend on. */
export type SharedRequest = Pick<PageRequest, 'url' | 'protocol' | 'headers' | 'cookies'>;

/** A rendered page. */
export interface PageResponse {
  status: number;
  headers?: Record<string, string>;
  body: string;
  /** Whether data is missing that another rendering may have. A partial page is not shared. */
  isPartial?: boolean;
}

/** Renders pages. The gateway does not depend on how. */
export interface PageServer {
  render(request: PageRequest): Promise<PageResponse>;
  /**
   * Reduces a request to the parts that its page depends on; requests with equal results share one rendering. Undefined
   * for a page of this visitor only. Without this function no page is shared.
   */
  shared?(request: SharedRequest): SharedRequest | undefined;
  /** The built client files, with `.br` and `.gz` beside them. */
  publicDir: string;
  /**
   * What is sent when rendering fails or takes too long: one document for every request, or a function of the request's address, host
   * and cookies. Equal documents are compressed once, so they should be few and hold no data of a visitor.
   */
  fallbackHtml: string | ((request: SharedRequest) => string | Promise<string>);
  /** The brands of the pages, of which the first is the default of `BRAND`; those of the gateway's table by default. */
  brands?: readonly BrandIdentity[];
  /** Path prefixes of images that `render` answers too, e.g. `/covers/`. */
  pictures?: readonly string[];
  /** Hashes of the inline scripts of pages, e.g. `sha256-…`: no other inline script may run. */
  scriptHashes?: readonly string[];
  /** How long a render may take, ms; 800 by default. */
  renderTimeout?: number;
}
