/**
 * The name of the current entry of the history: the key of the router. All links to a part of the page (`#…`), which the browser
 * follows itself, and the first page have the same key, so their entries get a name of their own, which stays after a reload.
 */
export const entryName = (key: string): string => {
  if (key !== 'default') return key;
  const { state } = history;
  if (typeof state?.entry === 'string') return state.entry;
  const name = `${key}-${Math.random()}`;
  history.replaceState({ ...state, entry: name }, '');
  return name;
};
