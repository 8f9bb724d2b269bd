// @ts-check
import { inLanguage } from '../../kit/translate.js';

/** @typedef {import('./layouts/layout.js').Session} Session */
/** @typedef {'decimal' | 'to-one'} OddsNotation lotteries write decimal odds, tables with a dealer odds to one */

/**
 * The names of all bets of a game, also of those on several numbers.
 *
 * @param {Session} session @param {string} lang
 * @returns {(selection: string) => string}
 */
export const createNames = (session, lang) => {
  const names = new Map(
    session.groups.flatMap(({ selections }) =>
      selections.map(({ id, name }) => [id, inLanguage(name, lang)]),
    ),
  );
  const picks = session.groups.flatMap((group) => group.picks ?? []);
  return (selection) => {
    const known = names.get(selection);
    if (known) return known;
    const pick = picks.find(({ prefix }) => selection.startsWith(`${prefix}:`));
    if (!pick) return selection;
    const numbers = selection.slice(pick.prefix.length + 1).replaceAll('-', ' ');
    return `${inLanguage(pick.name, lang)} ${numbers}`;
  };
};

/** `12.00` as `12`, `1.95` as it is, `5.50` as `5.5`. @param {string} amount */
const short = (amount) => amount.replace(/\.?0+$/, '');

/** Up to three figures, or the range of more. @param {string[]} figures @param {string} separator */
const list = (figures, separator) =>
  figures.length > 3 ? `${figures[0]}–${figures.at(-1)}` : figures.join(separator);

/**
 * What a bet pays: the odds with the stake, e.g. `1.95`, or the winnings to one, e.g. `1:0.95`.
 *
 * @param {string[]} pays returns with the stake @param {OddsNotation} notation
 */
export const paysText = (pays, notation) => {
  if (notation === 'decimal') return list(pays.map(short), ' / ');
  const winnings = pays.map((text) => {
    const cents = BigInt(text.replace('.', '')) - 100n;
    return short(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
  });
  return `1:${list(winnings, '/')}`;
};
