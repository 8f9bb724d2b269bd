// @ts-check
import { element } from '../../../kit/element.js';

/** @typedef {import('../layouts/layout.js').LayoutContext} LayoutContext */

/** A drawn ball. @param {string | number} text @param {string} tone @param {string} [className] */
export const ball = (text, tone, className = '') =>
  element('span', { className: `lot-ball lot-tone-${tone} ${className}`.trim(), textContent: String(text) });

/** A die from above. @param {number} value */
export const die = (value) => {
  const node = element('span', { className: 'lot-die' });
  node.dataset.pips = String(value);
  return node;
};

/** A word such as 大 or 双 next to a result. @param {string} text @param {string} tone */
export const tag = (text, tone) =>
  element('span', { className: `lot-tag lot-tag-${tone}`, textContent: text });

/** The class of a word's colour on the board. @param {string} word */
export const toneOfWord = (word) => {
  if (/^(big|odd|dragon|highest)$/.test(word)) return ' is-red';
  if (/^(small|even|tiger|lowest)$/.test(word)) return ' is-blue';
  return word === 'tie' ? ' is-green' : '';
};

/**
 * A tab list and its panels, by the ARIA pattern: arrow keys, Home and End choose.
 *
 * @param {{ label: string, className?: string, tabs: { id: string, label: string, panel?: HTMLElement }[], onSelect?: (id: string) => void }} options
 */
export const createTabs = ({ label, className = '', tabs, onSelect }) => {
  const prefix = `lot-${Math.random().toString(36).slice(2, 8)}`;
  const buttons = tabs.map(({ id, label: text, panel }) => {
    const button = element('button', {
      type: 'button',
      role: 'tab',
      className: 'lot-tab',
      textContent: text,
    });
    button.id = `${prefix}-${id}`;
    if (panel) {
      panel.id = `${prefix}-${id}-panel`;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', button.id);
      button.setAttribute('aria-controls', panel.id);
    }
    return button;
  });
  /** @param {number} selected */
  const select = (selected) => {
    buttons.forEach((button, index) => {
      button.ariaSelected = String(index === selected);
      button.tabIndex = index === selected ? 0 : -1;
      const panel = tabs[index]?.panel;
      if (panel) panel.hidden = index !== selected;
    });
    onSelect?.(tabs[selected]?.id ?? '');
  };
  const list = element(
    'div',
    { className: `lot-tabs ${className}`.trim(), role: 'tablist', ariaLabel: label },
    buttons,
  );
  buttons.forEach((button, index) => {
    button.addEventListener('click', () => select(index));
  });
  list.addEventListener('keydown', (event) => {
    const current = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const last = buttons.length - 1;
    const next = {
      ArrowLeft: current === 0 ? last : current - 1,
      ArrowRight: current === last ? 0 : current + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    // The page moves between the spots with the same keys.
    event.stopPropagation();
    select(next);
    buttons[next]?.focus();
    buttons[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  select(0);
  return { list, select };
};

/**
 * Runs reveals one at a time: beginning one cancels the animations of the one before.
 *
 * @param {LayoutContext} context
 */
export const createReveals = ({ wait }) => {
  let current = 0;
  /** @type {Animation[]} */
  let animations = [];
  return {
    begin: () => {
      current += 1;
      const mine = current;
      for (const animation of animations) animation.cancel();
      animations = [];
      return {
        isOver: () => mine !== current,
        wait,
        /** @param {Element} node @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options */
        animate: (node, frames, options) => {
          const animation = node.animate(frames, options);
          animations.push(animation);
          return animation.finished.then(
            () => undefined,
            () => undefined,
          );
        },
      };
    },
  };
};
