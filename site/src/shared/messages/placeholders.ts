/** Names between braces in a text: `Placeholders<'{name} has {count}'>` is `'name' | 'count'`. */
export type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/**
 * The values that every text may use without naming them: `{currency}` is the currency symbol of the brand, `{age}` the youngest
 * age of its members.
 */
export interface CommonValues {
  readonly currency: string;
  readonly age: number;
}

type OwnPlaceholders<Text> = Exclude<Placeholders<Text>, keyof CommonValues>;

/** Arguments of `t` after the key: the placeholder values, or none for a text without placeholders of its own. */
export type ValuesOf<Text> = [OwnPlaceholders<Text>] extends [never]
  ? []
  : [values: Readonly<Record<OwnPlaceholders<Text>, string | number>>];

/** Puts the values in the place of `{name}`. A name without a value stays as it is written. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => (name in values ? String(values[name]) : written));
