import axeCore from 'axe-core';

/** jsdom lays nothing out, so contrast is checked on the tokens and in a browser. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** What axe finds wrong, one line each. */
export const axe = async (root: Element): Promise<readonly string[]> => {
  const { violations } = await axeCore.run(root, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
};
