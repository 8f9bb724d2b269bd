export { type Catalogue, defineMessages, type Translate, translate } from './define-messages';
export { isLocale, type Locale, locales, resolveLocale } from './locale';
export { LocaleProvider, useLocale } from './locale-context';
export { useLocalText } from './use-local-text';
export { useMessages } from './use-messages';
