// @ts-check
/**
 * Generated from the languages of packages/format by `npm run generate`.
 *
 * @type {import('@pavilion/format').Localized<{ list: string, clause: string, sentence: string }>}
 */
export const punctuation = {
  "zh-CN": {
    "list": "、",
    "clause": "，",
    "sentence": "。"
  },
  "en": {
    "list": ", ",
    "clause": ", ",
    "sentence": ". "
  }
};
