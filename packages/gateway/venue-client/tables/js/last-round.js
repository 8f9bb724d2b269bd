// @ts-check
import { element } from '../../kit/element.js';

/** @typedef {import('./layouts/layout.js').Layout} Layout */
/** @typedef {import('./layouts/layout.js').Result} Result */

/**
 * A layout whose stage shows the result of the last round until the next reveal, dimmed and with its number, so that it
 * is never mistaken for the result of the round that takes bets. Without a last round the stage is empty until then.
 *
 * @param {Layout} layout
 * @param {(result: Result) => string} nameOf the label of the last round
 * @returns {Layout} its `stage` is around that of the layout
 */
export const withLastRound = (layout, nameOf) => {
  /** @type {Result | undefined} */
  let last;
  let isResting = true;
  const label = element('span', { className: 'last-round' });
  const stage = element('div', { className: 'stage-rounds' }, [layout.stage, label]);

  /** @param {Result} [result] */
  const mark = (result) => {
    stage.classList.toggle('is-last', !!result);
    label.textContent = result ? nameOf(result) : '';
  };
  const prepare = () => {
    isResting = true;
    layout.prepare();
    mark(last);
    if (last) void layout.show(last, { animate: false });
  };

  return {
    ...layout,
    stage,
    prepare,
    show: (result, options) => {
      isResting = false;
      mark();
      return layout.show(result, options);
    },
    history: (results) => {
      const before = last;
      last = results.at(-1);
      layout.history(results);
      if (isResting && last?.no !== before?.no) prepare();
    },
  };
};
