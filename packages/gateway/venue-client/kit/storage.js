// @ts-check

/**
 * The names of what game pages keep in local storage. A name without a row in the privacy article of the site, which lists
 * them all, does not compile there.
 */
export const storedNames = { sound: 'pavilion.sound' };

/** Null without a value, and in a page with an opaque origin, which has no storage. @param {keyof typeof storedNames} key */
export const readStored = (key) => {
  try {
    return localStorage.getItem(storedNames[key]);
  } catch {
    return null;
  }
};

/** @param {keyof typeof storedNames} key @param {string} value */
export const writeStored = (key, value) => {
  try {
    localStorage.setItem(storedNames[key], value);
  } catch {
    // Without storage the value lasts as long as the page.
  }
};
