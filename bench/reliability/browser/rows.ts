import type { BrowserRow } from './browser-row';
import { crossSite } from './cross-site';
import { scriptPayloads } from './script-payloads';

/** The rows about the site in a browser. */
export const browserRows: readonly BrowserRow[] = [scriptPayloads, crossSite];
