// @ts-check

/**
 * @template {Record<string, string>} Catalogue
 * @param {{ 'zh-CN': Catalogue, en: Catalogue }} catalogues
 * @param {string} lang
 * @returns {(key: keyof Catalogue & string, values?: Record<string, string | number>) => string}
 */
export const createTranslator = (catalogues, lang) => {
  const catalogue = lang === 'en' ? catalogues.en : catalogues['zh-CN'];
  return (key, values = {}) =>
    /** @type {string} */ (catalogue[key]).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
};
