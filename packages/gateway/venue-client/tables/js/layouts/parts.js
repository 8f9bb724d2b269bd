// @ts-check
import { element } from '../../../kit/element.js';
import { cardName, createCard, shownCard, turn } from '../../../kit/playing-cards.js';

/** Parts that several layouts are made of. */

/** @typedef {import('./layout.js').LayoutContext} LayoutContext */
/** @typedef {import('./layout.js').SpotOptions} SpotOptions */

/**
 * Creates the spots of a game by selection id. A layout takes those that have a place of their own, and the rest by group,
 * so that no bet is lost when a game gets a new one.
 *
 * @param {LayoutContext} context
 */
export const createSpotSource = ({ session, createSpot }) => {
  const left = new Map(session.groups.flatMap(({ selections }) => selections.map((each) => [each.id, each])));
  /** @param {string} id @param {SpotOptions} [options] @returns {HTMLButtonElement[]} none when the game has no such bet */
  const take = (id, options) => {
    const selection = left.get(id);
    if (!selection) return [];
    left.delete(id);
    return [createSpot(selection, options)];
  };
  return {
    take,
    /** @param {string} className @param {string[]} ids @param {SpotOptions | ((id: string) => SpotOptions)} [options] */
    grid: (className, ids, options) =>
      element(
        'div',
        { className: `spots ${className}` },
        ids.flatMap((id) => take(id, typeof options === 'function' ? options(id) : options)),
      ),
    /** The ids of a group that no one has taken. @param {string} group */
    idsOf: (group) =>
      session.groups.flatMap(({ id, selections }) =>
        id === group ? selections.map((each) => each.id).filter((each) => left.has(each)) : [],
      ),
    /** Everything that is left. @param {SpotOptions} [options] */
    rest: (options) => [...left.keys()].flatMap((id) => take(id, options)),
  };
};

/**
 * A place for cards on the table, with a title and a badge for its points.
 *
 * @param {{ title: string, tone: string, slots: number }} input
 */
export const createHand = ({ title, tone, slots }) => {
  const badge = element('b', { className: 'hand-points num' });
  const cards = element(
    'div',
    { className: 'hand-cards' },
    Array.from({ length: slots }, () => element('span', { className: 'hand-slot' })),
  );
  const node = element('div', { className: `hand is-${tone}` }, [
    element('span', { className: 'hand-title' }, [element('span', { textContent: title }), badge]),
    cards,
  ]);
  return { node, badge, cards };
};

/** @typedef {ReturnType<typeof createHand>} Hand */

/**
 * Deals and turns cards on hands. Each reveal has a number: a later one, or a clearing, ends those before.
 *
 * @param {LayoutContext} context
 */
export const createDealer = ({ lang, isStill, wait }) => {
  let run = 0;
  const name = (/** @type {number | null} */ card) => cardName(card, lang);
  return {
    /** Ends the reveal that is running. */
    start: () => {
      run += 1;
      return run;
    },
    /** @param {number} mine */
    isRunning: (mine) => mine === run,
    /** @param {Hand} hand */
    clear: (hand) => {
      hand.badge.textContent = '';
      hand.node.classList.remove('is-winner', 'is-beaten');
      for (const slot of hand.cards.children) slot.replaceChildren();
    },
    /**
     * Puts a card face down on a slot, or face up with a duration of 0.
     *
     * @param {Hand} hand @param {number} slot @param {number} card @param {number} duration
     */
    deal: (hand, slot, card, duration) => {
      const node = createCard(duration === 0 ? card : null, { name });
      hand.cards.children[slot]?.replaceChildren(node);
      if (duration > 0) {
        node.animate(
          isStill()
            ? [{ opacity: 0 }, { opacity: 1 }]
            : [
                { transform: 'translate(28vmin, -22vmin) rotate(40deg) scale(.7)', opacity: 0 },
                { transform: 'none', opacity: 1 },
              ],
          { duration, easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'backwards' },
        );
      }
      return node;
    },
    /** @param {Hand} hand @param {number} slot @param {number} card @param {number} duration */
    turn: async (hand, slot, card, duration) => {
      const node = hand.cards.children[slot]?.firstElementChild;
      if (!node || shownCard(/** @type {HTMLElement} */ (node)) === card) return;
      await turn(/** @type {HTMLElement} */ (node), card, { duration, isStill: isStill() });
    },
    wait,
  };
};
