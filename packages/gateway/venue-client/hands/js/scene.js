// @ts-check

/**
 * Draws the room behind the table. The drawing is inline, so that its colours follow the theme (`css/scene.css`).
 *
 * @param {HTMLElement} root
 * @param {string} game
 */
export const showScene = async (root, game) => {
  const response = await fetch(new URL(`../scene/${game}.svg`, import.meta.url));
  if (response.ok) root.insertAdjacentHTML('afterbegin', await response.text());
};
