// @ts-check
import { element } from '../../kit/element.js';
import { cardName, createCard, shownCard, turn } from '../../kit/playing-cards.js';
import { times } from './motion.js';

/**
 * A row of cards on the table.
 *
 * @param {{ motion: import('./motion.js').Motion, lang: string, className?: string }} options
 */
export const createCardRow = ({ motion, lang, className = '' }) => {
  const root = element('div', { className: `cards ${className}` });
  const name = (/** @type {number | null} */ card) => cardName(card, lang);
  /** @type {HTMLElement[]} */
  let nodes = [];

  const layOut = () => {
    root.replaceChildren(...nodes);
    root.style.setProperty('--count', String(nodes.length));
  };

  return {
    root,
    length: () => nodes.length,
    node: (/** @type {number} */ index) => nodes[index],
    /** At once. @param {(number | null)[]} cards */
    set: (cards) => {
      nodes = cards.map((card) => createCard(card, { name }));
      layOut();
    },
    clear: () => {
      nodes = [];
      layOut();
    },
    /** Deals a card from the shoe, and turns it where it lies. @param {number | null} card @param {number} [delay] */
    deal: async (card, delay = 0) => {
      const node = createCard(null, { name });
      nodes = [...nodes, node];
      layOut();
      await motion.deal(node, delay);
      if (card !== null) await turn(node, card, { duration: times.turn, isStill: motion.isStill() });
    },
    /** Turns the cards that lie face down, one after the other. @param {(number | null)[]} cards */
    reveal: async (cards, gap = 0) => {
      const turns = cards.map(async (card, index) => {
        const node = nodes[index];
        if (!node || card === null || shownCard(node) === card) return;
        await motion.wait(gap * index);
        await turn(node, card, { duration: times.turn, isStill: motion.isStill() });
      });
      await Promise.all(turns);
    },
    /** Puts the cards into another order, and marks those in front. @param {number[]} cards @param {Set<number>} raised */
    arrange: (cards, raised) => {
      nodes = cards.flatMap((card) => nodes.filter((node) => shownCard(node) === card));
      for (const node of nodes) node.classList.toggle('is-raised', raised.has(shownCard(node) ?? -1));
      layOut();
    },
    /** Gives the last card to another row. */
    take: () => {
      const node = nodes.at(-1);
      nodes = nodes.slice(0, -1);
      layOut();
      return node;
    },
    /** @param {HTMLElement} node */
    put: (node) => {
      nodes = [...nodes, node];
      layOut();
    },
  };
};
