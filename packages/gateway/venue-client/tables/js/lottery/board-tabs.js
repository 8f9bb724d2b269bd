// @ts-check
import { inLanguage } from '../../../kit/translate.js';

/**
 * @typedef {import('../layouts/layout.js').Group} Group
 * @typedef {import('../layouts/layout.js').Selection} Selection
 * @typedef {import('../layouts/layout.js').NumberPick} NumberPick
 */

/**
 * A tab of the board: the groups and selections it shows, by their ids. A section without `selections` shows all of its
 * groups. `hasRows`: each section is a row with its name at the left.
 *
 * @typedef {{ groups: RegExp, selections?: RegExp }} TabPart
 * @typedef {{ id: string, label: string, hasRows?: boolean, parts: TabPart[] }} BoardTab
 * @typedef {{ group: Group, selections: Selection[], picks: NumberPick[] }} Section
 */

/**
 * The sections of each tab, in the order of the groups. Bets that no tab shows get a tab for each group, so that a bet of
 * a new version of the game is never missing.
 *
 * @param {Group[]} groups @param {BoardTab[]} tabs @param {string} lang
 * @returns {{ id: string, label: string, hasRows: boolean, sections: Section[] }[]}
 */
export const sectionsOfTabs = (groups, tabs, lang) => {
  /** @type {Set<string>} */
  const shown = new Set();
  const views = tabs.map(({ id, label, hasRows = false, parts }) => {
    const sections = parts.flatMap((part) =>
      groups
        .filter((group) => part.groups.test(group.id))
        .map((group) => ({
          group,
          selections: group.selections.filter((selection) => part.selections?.test(selection.id) ?? true),
          picks: part.selections ? [] : (group.picks ?? []),
        })),
    );
    for (const { selections, picks } of sections) {
      for (const selection of selections) shown.add(selection.id);
      for (const pick of picks) shown.add(pick.prefix);
    }
    return { id, label, hasRows, sections };
  });
  const others = groups.map((group) => ({
    id: `other-${group.id}`,
    label: inLanguage(group.name, lang),
    hasRows: false,
    sections: [
      {
        group,
        selections: group.selections.filter(({ id }) => !shown.has(id)),
        picks: (group.picks ?? []).filter(({ prefix }) => !shown.has(prefix)),
      },
    ],
  }));
  return [...views, ...others]
    .map((view) => ({
      ...view,
      sections: view.sections.filter(({ selections, picks }) => selections.length + picks.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
};

/**
 * The lowest and the highest return of the selections.
 *
 * @param {Selection[]} selections @returns {{ low: string, high: string }}
 */
export const returnRange = (selections) => {
  const sorted = [...selections].sort((a, b) => Number(a.returnToPlayer) - Number(b.returnToPlayer));
  return { low: sorted[0]?.returnToPlayer ?? '', high: sorted.at(-1)?.returnToPlayer ?? '' };
};

/**
 * Pays and return when all selections share them.
 *
 * @param {Selection[]} selections @returns {{ pays: string, rate: string } | undefined}
 */
export const commonOdds = (selections) => {
  const [first] = selections;
  if (!first) return undefined;
  const pays = first.pays.join(' / ');
  const isCommon = selections.every(
    (each) => each.pays.join(' / ') === pays && each.returnToPlayer === first.returnToPlayer,
  );
  return isCommon ? { pays, rate: first.returnToPlayer } : undefined;
};
