// @ts-check
import { element } from '../../kit/element.js';

/**
 * @template {string} Value
 * @typedef {{ value: Value, label: string, count?: number | undefined, name?: string }} Tab `name`: for screen readers
 */

/**
 * Tabs of a panel. Arrow keys, Home and End select the next one.
 *
 * @template {string} Value
 * @param {HTMLElement} root with the role `tablist`
 * @param {{ panel: HTMLElement, onSelect: (value: Value) => void }} options
 */
export const createTabs = (root, { panel, onSelect }) => {
  /** @type {Tab<Value>[]} */
  let tabs = [];
  /** @type {Value | undefined} */
  let chosen;
  const buttons = () => [
    .../** @type {NodeListOf<HTMLButtonElement>} */ (root.querySelectorAll('[role="tab"]')),
  ];

  /** @param {number} index */
  const select = (index) => {
    const tab = tabs[index];
    if (!tab) return;
    onSelect(tab.value);
    buttons()[index]?.focus();
  };
  root.addEventListener('click', ({ target }) => {
    const index = buttons().indexOf(
      /** @type {HTMLButtonElement} */ (/** @type {Element} */ (target).closest('[role="tab"]')),
    );
    if (index >= 0) select(index);
  });
  root.addEventListener('keydown', (event) => {
    const index = tabs.findIndex(({ value }) => value === chosen);
    const last = tabs.length - 1;
    const next = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
  });

  return {
    /** @param {Tab<Value>[]} next @param {Value} value */
    show: (next, value) => {
      const isSame =
        next.length === tabs.length && next.every((tab, index) => tab.value === tabs[index]?.value);
      tabs = next;
      chosen = value;
      if (!isSame) {
        root.replaceChildren(
          ...next.map((tab) => {
            const button = element(
              'button',
              { type: 'button', className: 'tab', id: `${root.id}-${tab.value}` },
              [
                element('i', { className: 'sr-only' }),
                element('span', { ariaHidden: 'true' }),
                element('small', { className: 'num', ariaHidden: 'true' }),
              ],
            );
            button.setAttribute('role', 'tab');
            button.setAttribute('aria-controls', panel.id);
            return button;
          }),
        );
      }
      buttons().forEach((button, index) => {
        const { label, count, name, value: own } = /** @type {Tab<Value>} */ (next[index]);
        const [full, text, badge] = /** @type {[HTMLElement, HTMLElement, HTMLElement]} */ ([
          ...button.children,
        ]);
        text.textContent = label;
        badge.textContent = count === undefined ? '' : String(count);
        full.textContent = name ?? label;
        button.setAttribute('aria-selected', String(own === value));
        button.tabIndex = own === value ? 0 : -1;
      });
      panel.setAttribute('aria-labelledby', `${root.id}-${value}`);
    },
  };
};
