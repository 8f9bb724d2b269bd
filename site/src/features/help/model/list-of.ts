import type { LocalText } from '@pavilion/contract';
import { inEachLanguage, inLanguage, punctuationOf } from '@pavilion/format';

/** The texts as items of one list. */
export const listOf = (texts: readonly LocalText[]): LocalText =>
  inEachLanguage((language) =>
    texts.map((text) => inLanguage(text, language)).join(punctuationOf(language).list),
  );
