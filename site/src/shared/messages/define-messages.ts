import { limits } from '@pavilion/contract';
import { type LocalizedMessages, languages, type OtherLanguages } from '@pavilion/format';
import type { Locale } from './locale';
import { type CommonValues, fill, type Placeholders, type ValuesOf } from './placeholders';

type Texts = Readonly<Record<string, string>>;

/** The same keys as `Zh` and no others, each text with the placeholders of its Chinese twin and no others. */
type TwinOf<Zh extends Texts, En extends Texts> = {
  readonly [K in keyof Zh | keyof En]: K extends keyof Zh & keyof En
    ? [Placeholders<En[K]>, Placeholders<Zh[K]>] extends [Placeholders<Zh[K]>, Placeholders<En[K]>]
      ? string
      : never
    : never;
};

/** Texts of one part of the site by language. Languages with a fallback (`languages`) can lack keys. */
export interface Catalogue<Zh extends Texts = Texts>
  extends Omit<LocalizedMessages<Readonly<Record<keyof Zh, string>>>, 'zh-CN'> {
  /** By which a brand replaces its texts (`Brand.words`): the name of its constant without `Messages`, or its folder. */
  readonly id: string;
  readonly 'zh-CN': Zh;
}

/** `t('key', { name })`: the text of a key in the chosen language. */
export type Translate<Zh extends Texts> = <K extends keyof Zh & string>(
  key: K,
  ...values: ValuesOf<Zh[K]>
) => string;

/**
 * Joins the languages of a catalogue. A key or a placeholder that Chinese or English lacks does not compile; a language with a
 * fallback can lack keys, and `npm run untranslated` lists them. After a new catalogue, `npm run generate` lists it for brands.
 *
 * @param id no other catalogue has it
 * @param others the texts in other languages
 *
 * @example
 * const greetingMessages = defineMessages('greeting', { hello: '{name}，您好' }, { hello: 'Hello, {name}' });
 */
export const defineMessages = <const Zh extends Texts, const En extends Texts>(
  id: string,
  zh: Zh,
  en: En & TwinOf<Zh, En>,
  others?: OtherLanguages<Readonly<Partial<Record<keyof Zh, string>>>>,
): Catalogue<Zh> => ({ id, 'zh-CN': zh, en: en as Catalogue<Zh>['en'], ...others });

/** The currency symbol of a brand that has none of its own. */
export const defaultCurrency = '¥';

type Words = Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>>;

/** What a brand changes in the texts of every catalogue (`Brand`). */
export interface BrandTexts {
  readonly currency?: string;
  readonly adultAge?: number;
  /** Texts in place of those of a catalogue: by language, id of the catalogue and key. */
  readonly words?: Readonly<Partial<Record<Locale, Words>>>;
}

/** The values of a brand for the placeholders that every text may use. */
export const commonValues = ({
  currency = defaultCurrency,
  adultAge = limits.adultAge,
}: Pick<BrandTexts, 'currency' | 'adultAge'>) => ({ currency, age: adultAge }) satisfies CommonValues;

/** The texts of a catalogue in one language as the brand has them. Components use `useMessages`. */
export const translate =
  <Zh extends Texts>(catalogue: Catalogue<Zh>, locale: Locale, brand: BrandTexts): Translate<Zh> =>
  (key, ...[values]) => {
    const textIn = (language: Locale) =>
      brand.words?.[language]?.[catalogue.id]?.[key] ?? catalogue[language]?.[key];
    return fill(textIn(locale) ?? textIn(languages[locale].fallback!)!, {
      ...commonValues(brand),
      ...values,
    });
  };
