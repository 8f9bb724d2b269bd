export {
  type BrandTexts,
  type Catalogue,
  defineMessages,
  type Translate,
  translate,
} from './define-messages';
export { type Locale, resolveLocale } from './locale';
export { LocaleProvider, useLocale } from './locale-context';
export { fill, type Placeholders } from './placeholders';
export { localText, useLocalText, useWrittenText } from './use-local-text';
export { useMessages } from './use-messages';
