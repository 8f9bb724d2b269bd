// @ts-check

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} [properties]
 * @param {(Node | string)[]} [children]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export const element = (tag, properties = {}, children = []) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

/** @param {string} id @returns {HTMLElement} an element the page is known to have */
export const byId = (id) => {
  const node = document.getElementById(id);
  if (!node) throw new Error(`The page lacks #${id}`);
  return node;
};
