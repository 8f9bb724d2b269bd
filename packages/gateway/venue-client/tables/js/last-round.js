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
  const label = element('span', { className: 'last-round', hidden: true });
  const stage = element('div', { className: 'stage-rounds' }, [layout.stage, label]);

  /** @param {boolean} isLast */
  const mark = (isLast) => {
    stage.classList.toggle('is-last', isLast);
    label.hidden = !isLast;
    label.textContent = isLast && last ? nameOf(last) : '';
  };
  const rest = () => {
    isResting = true;
    layout.prepare();
    mark(last !== undefined);
    if (last) void layout.show(last, { animate: false });
  };

  return {
    ...layout,
    stage,
    prepare: rest,
    show: (result, options) => {
      isResting = false;
      mark(false);
      return layout.show(result, options);
    },
    history: (results) => {
      layout.history(results);
      const isNew = last?.no !== results.at(-1)?.no;
      last = results.at(-1);
      if (isNew && isResting) rest();
    },
  };
};
