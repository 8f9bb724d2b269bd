// @ts-check

/** Picks that are kept at most. */
const most = 10;

/**
 * Selections that the player has picked and not placed, kept while the tab is open, so that another launch of the page finds
 * them. Only their ids are kept: prices are those of the moment in which they are shown again.
 *
 * @param {{
 *   storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, name: string, owner: string,
 * }} ports `storage` may throw, in a frame with an opaque origin; `owner`: the player whose picks they are
 */
export const createKeptPicks = ({ storage, name, owner }) => ({
  /** @returns {string[]} */
  read: () => {
    try {
      const kept = JSON.parse(storage().getItem(name) ?? 'null');
      if (kept?.owner !== owner || !Array.isArray(kept.picks)) return [];
      return kept.picks.filter((/** @type {unknown} */ id) => typeof id === 'string').slice(0, most);
    } catch {
      return [];
    }
  },
  /** @param {readonly string[]} picks */
  write: (picks) => {
    try {
      if (picks.length === 0) storage().removeItem(name);
      else storage().setItem(name, JSON.stringify({ owner, picks }));
    } catch {
      // Without storage the picks last as long as the page.
    }
  },
});
