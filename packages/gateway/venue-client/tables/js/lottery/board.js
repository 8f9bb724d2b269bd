// @ts-check

import { element } from '../../../kit/element.js';
import { inLanguage } from '../../../kit/translate.js';
import { commonOdds, returnRange, sectionsOfTabs } from './board-tabs.js';
import { createTabs } from './pieces.js';

/**
 * @typedef {import('../layouts/layout.js').LayoutContext} LayoutContext
 * @typedef {import('../layouts/layout.js').Selection} Selection
 * @typedef {import('../layouts/layout.js').SpotOptions} SpotOptions
 * @typedef {import('./board-tabs.js').Section} Section
 * @typedef {(key: any, values?: Record<string, string | number>) => string} Translate
 */

/**
 * The place of a board of numbers, whose module loads once its tab is chosen: the page has less to load first. Without a
 * connection the place stays empty until the tab is chosen again.
 *
 * @param {Parameters<typeof import('./pick-board.js').createPickBoard>[0]} options
 */
const createPickPlace = (options) => {
  const place = element('div');
  place.style.display = 'contents';
  const fill = async () => {
    if (place.hasChildNodes()) return;
    const { createPickBoard } = await import('./pick-board.js');
    if (!place.hasChildNodes()) place.append(createPickBoard(options));
  };
  return { place, fill: () => void fill().catch(() => undefined) };
};

/** Above this many bets, the head of a section has the return of all of them, in place of each spot. */
const fewBets = 6;

/**
 * The bets of a lottery as tabs. Pays that all bets of a section, or of a tab of rows, share stand once in its head.
 *
 * @param {{
 *   context: LayoutContext, t: Translate, tabs: import('./board-tabs.js').BoardTab[],
 *   spot: (selection: Selection) => SpotOptions & { selection?: Selection },
 *   numberTone?: (number: number) => string,
 * }} options `spot`: how a bet is drawn, and the selection if the page shall show other pays
 */
export const createBoard = ({ context, t, tabs, spot, numberTone = () => 'lacquer' }) => {
  const { lang } = context;
  /** Fill the places of each tab, by its id. @type {Map<string, (() => void)[]>} */
  const fills = new Map();

  /** @param {string} tab @param {Section} section */
  const pickPlace = (tab, { group, picks }) => {
    const { place, fill } = createPickPlace({ picks, group, context, t, numberTone });
    fills.set(tab, [...(fills.get(tab) ?? []), fill]);
    return place;
  };

  /** @param {Section} section @param {boolean} hasOdds whether the head shows the common odds */
  const sectionView = ({ group, selections }, hasOdds) => {
    const odds = commonOdds(selections);
    const isFew = selections.length <= fewBets;
    const rates = returnRange(selections);
    const ratesText = t(rates.low === rates.high ? 'returnSame' : 'returnRange', rates);
    const head = odds ? t('oddsReturn', odds) : isFew ? undefined : ratesText;
    return element('section', { className: `lot-group lot-group-${group.id}` }, [
      element('header', {}, [
        element('h2', { textContent: inLanguage(group.name, lang) }),
        ...(head && hasOdds ? [element('p', { className: 'num', textContent: head })] : []),
      ]),
      element(
        'div',
        { className: `lot-spots lot-spots-${isFew ? 'few' : 'many'}` },
        selections.map((selection) => {
          const { selection: shown = selection, ...options } = spot(selection);
          return context.createSpot(shown, { hidesReturn: head !== undefined, ...options });
        }),
      ),
    ]);
  };

  const views = sectionsOfTabs(context.session.groups, tabs, lang).map(({ id, label, hasRows, sections }) => {
    const odds = hasRows ? commonOdds(sections.flatMap(({ selections }) => selections)) : undefined;
    const panel = element(
      'div',
      { className: `lot-tab-panel lot-panel-${id}${hasRows ? ' has-rows' : ''}` },
      [
        ...(odds
          ? [element('p', { className: 'lot-tab-odds num', textContent: t('oddsReturn', odds) })]
          : []),
        ...sections.flatMap((section) => [
          ...(section.selections.length > 0 ? [sectionView(section, !odds)] : []),
          ...(section.picks.length > 0 ? [pickPlace(id, section)] : []),
        ]),
      ],
    );
    return { id, label, panel };
  });
  const { list } = createTabs({
    label: t('playMethods'),
    tabs: views,
    onSelect: (id) => {
      for (const fill of fills.get(id) ?? []) fill();
    },
  });
  return element('div', { className: 'lot-board' }, [list, ...views.map(({ panel }) => panel)]);
};
