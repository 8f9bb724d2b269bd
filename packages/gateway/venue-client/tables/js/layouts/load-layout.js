// @ts-check
import { layouts } from './registry.generated.js';

/**
 * The layout of a kind of game; the standard one for kinds without a file of their own.
 *
 * @param {string} kind
 * @returns {Promise<import('./layout.js').LayoutModule>}
 */
export const loadLayout = (kind) => (layouts[kind] ?? (() => import('./standard.js')))();
