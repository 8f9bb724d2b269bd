// @ts-check

import { punctuation } from '../../../kit/punctuation.generated.js';
import { inLanguage } from '../../../kit/translate.js';
import { createReveals, tag } from './pieces.js';

/**
 * @typedef {import('../layouts/layout.js').Result} Result
 * @typedef {ReturnType<ReturnType<typeof createReveals>['begin']>} Reveal
 * @typedef {ReturnType<typeof import('./trend-panel.js').createTrendPanel>} TrendPanel
 */

export const styles = ['lottery'];
export const scene = /** @type {const} */ ('hall');

/**
 * The layout of a lottery from its parts. Before, during and after a reveal the stage has the state `waiting`, `rolling`
 * or `shown`, and `words` says so.
 *
 * @param {{
 *   context: import('../layouts/layout.js').LayoutContext,
 *   t: (key: any, values?: Record<string, string | number>) => string,
 *   stage: HTMLElement,
 *   words: HTMLElement,
 *   board: HTMLElement,
 *   trends: TrendPanel,
 *   clear: () => void,
 *   reveal: (run: Reveal, result: Result) => Promise<unknown>,
 *   place: (result: Result) => (Node | string)[],
 *   text: (outcome: any) => string,
 * }} parts `clear`: empties the stage; `reveal`: the animation; `place`: puts the whole result on the stage and returns
 *   the words that describe it
 * @returns {import('../layouts/layout.js').Layout}
 */
export const createLotteryLayout = ({
  context,
  t,
  stage,
  words,
  board,
  trends,
  clear,
  reveal,
  place,
  text,
}) => {
  const reveals = createReveals(context);
  stage.ariaHidden = 'true';

  /** @param {'waiting' | 'rolling'} state */
  const begin = (state) => {
    stage.dataset.state = state;
    words.replaceChildren(tag(t(state), 'state'));
  };
  clear();
  begin('waiting');

  return {
    board,
    stage,
    panel: trends.panel,
    prepare: () => {
      reveals.begin();
      clear();
      begin('waiting');
    },
    show: async (result, { animate }) => {
      const run = reveals.begin();
      if (animate) {
        clear();
        begin('rolling');
        await reveal(run, result);
        if (run.isOver()) return;
      }
      words.replaceChildren(...place(result));
      stage.dataset.state = 'shown';
      if (animate) await run.animate(words, [{ opacity: 0 }, { opacity: 1 }], { duration: 300 });
    },
    history: trends.show,
    text: ({ outcome }) => text(outcome),
    rules: async () => {
      const { lotteryRules } = await import('./rules-texts.js');
      return lotteryRules(context.session.game.kind, context.lang);
    },
  };
};

/**
 * The words of a draw, such as `big`, as tags and as text.
 *
 * @param {(key: any) => string} t @param {string} lang
 */
export const createWords = (t, lang) => ({
  /** @param {readonly string[]} words */
  tags: (words) => words.map((word) => tag(t(word), word)),
  /** @param {readonly string[]} words */
  text: (words) => words.map((word) => t(word)).join(inLanguage(punctuation, lang).list),
  /** @param {string} key of a chart: a number stands for itself */
  keyName: (key) => (/\d/.test(key) ? key : t(key)),
});
