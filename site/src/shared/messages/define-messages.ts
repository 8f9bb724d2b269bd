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

/** Texts of one part of the site, in every language. */
export interface Catalogue<Zh extends Texts = Texts> {
  readonly 'zh-CN': Zh;
  readonly en: Readonly<Record<keyof Zh, string>>;
}

/** `t('key', { name })`: the text of a key in the chosen language. */
export type Translate<Zh extends Texts> = <K extends keyof Zh & string>(
  key: K,
  ...values: ValuesOf<Zh[K]>
) => string;

/**
 * Pairs the two languages of a catalogue. A key or a placeholder that one of them lacks does not compile.
 *
 * @example
 * const messages = defineMessages({ 'zh-CN': { hello: '{name}，您好' }, en: { hello: 'Hello, {name}' } });
 */
export const defineMessages = <const Zh extends Texts, const En extends Texts>(catalogue: {
  readonly 'zh-CN': Zh;
  readonly en: En & TwinOf<Zh, En>;
}): Catalogue<Zh> => catalogue as unknown as Catalogue<Zh>;

/** The currency mark of a brand that has none of its own. */
export const defaultCurrency = '¥';

/** The texts of a catalogue in one language, outside React. */
export const translate =
  <Zh extends Texts>(
    catalogue: Catalogue<Zh>,
    locale: Locale,
    common: CommonValues = { currency: defaultCurrency },
  ): Translate<Zh> =>
  (key, ...[values]) =>
    fill(catalogue[locale][key], { ...common, ...values });
