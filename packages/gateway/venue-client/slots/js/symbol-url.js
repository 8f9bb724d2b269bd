// @ts-check

/** @param {string} picture @returns {string} the address of its drawing */
export const symbolUrl = (picture) => new URL(`../symbols/${picture}.svg`, import.meta.url).href;

/** Loads and decodes drawings before they are needed. @param {string[]} pictures */
export const loadSymbols = (pictures) =>
  Promise.allSettled(
    pictures.map((picture) => {
      const image = new Image();
      image.src = symbolUrl(picture);
      return image.decode();
    }),
  );
