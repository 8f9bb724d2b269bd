import axeCore from 'axe-core';

/** jsdom has no layout, so contrast is checked on the tokens and in a browser. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** The violations that axe finds, one line each. */
export const axe = async (root: Element): Promise<readonly string[]> => {
  const { violations } = await axeCore.run(root, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
};
