type Mark = 'theme' | 'brand';

/**
 * The theme and the brand of the part of the page that a dialog is opened from, which it wears although it lies at the
 * end of the body. None where those of the whole page hold.
 */
export const regionOf = (openers: readonly HTMLElement[]) => {
  const opener = openers.find(({ isConnected }) => isConnected);
  const mark = (name: Mark) => {
    const region = opener?.closest<HTMLElement>(`[data-${name}]`);
    return region === document.documentElement ? undefined : region?.dataset[name];
  };
  return { 'data-theme': mark('theme'), 'data-brand': mark('brand') };
};
