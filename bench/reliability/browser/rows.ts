import { accessibility } from './accessibility';
import type { BrowserRow } from './browser-row';
import { crossSite } from './cross-site';
import { degraded } from './degraded';
import { missingFiles } from './missing-files';
import { scriptPayloads } from './script-payloads';

/** The rows about the site in a browser. */
export const browserRows: readonly BrowserRow[] = [
  scriptPayloads,
  crossSite,
  missingFiles,
  degraded,
  accessibility,
];
