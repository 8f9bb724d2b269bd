import type { LocalText } from '@pavilion/contract';
import { inLanguage } from '@pavilion/format';
import { useMemo } from 'react';
import { useBrand } from '../../../shared/brand/brand-context';
import { type Catalogue, type Locale, type Translate, translate, useLocale } from '../../../shared/messages';
import { recordsMessages } from '../messages/records-messages';

/** The texts that the columns and filters of a record table need, in the current language. */
export interface RecordTexts {
  readonly locale: Locale;
  readonly t: Translate<(typeof recordsMessages)['zh-CN']>;
  /** The texts of a catalogue that only some tables need. */
  readonly textsOf: <Zh extends Catalogue['zh-CN']>(catalogue: Catalogue<Zh>) => Translate<Zh>;
  readonly text: (text: LocalText) => string;
}

export const useRecordTexts = (): RecordTexts => {
  const { locale } = useLocale();
  const brand = useBrand();
  return useMemo(
    () => ({
      locale,
      t: translate(recordsMessages, locale, brand),
      textsOf: (catalogue) => translate(catalogue, locale, brand),
      text: (text) => inLanguage(text, locale),
    }),
    [locale, brand],
  );
};
