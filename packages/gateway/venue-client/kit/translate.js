// @ts-check
/** The languages with a fallback, written by `npm run generate`: an import would be larger. @type {Readonly<Record<string, any>>} */
const fallbacks = {};

/** The text in a language, or else in its fallback. @type {<T>(text: import('@pavilion/format').Localized<T>, lang: string) => T} */
export const inLanguage = (/** @type {any} */ text, lang) => text[lang] ?? text[fallbacks[lang]];

/**
 * @template {Record<string, string>} Catalogue
 * @param {import('@pavilion/format').LocalizedMessages<Catalogue>} catalogues
 * @param {string} lang
 * @returns {(key: keyof Catalogue & string, values?: Record<string, string | number>) => string}
 */
export const createTranslator = (/** @type {any} */ catalogues, lang) => {
  const catalogue = { ...catalogues[fallbacks[lang]], ...catalogues[lang] };
  return (key, values = {}) =>
    catalogue[key].replace(/\{(\w+)\}/g, (/** @type {string} */ _, /** @type {string} */ name) =>
      String(values[name] ?? ''),
    );
};
