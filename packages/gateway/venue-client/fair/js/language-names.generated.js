// @ts-check
/**
 * Generated from the languages of packages/format by `npm run generate`.
 *
 * @type {readonly { id: string, name: string }[]}
 */
export const languageNames = [
  {
    "id": "zh-CN",
    "name": "中文"
  },
  {
    "id": "en",
    "name": "English"
  }
];
