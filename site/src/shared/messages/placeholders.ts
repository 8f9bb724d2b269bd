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

/**
 * Puts the values in the place of `{name}`. A name without a value stays as it is written. Of `[point|points]` the first form is for
 * a 1 in the placeholder before it: `{count} [point|points]`.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string => {
  let last: string | undefined;
  return text.replace(
    /\{(\w+)\}|\[([^|\]]*)\|([^|\]]*)\]/g,
    (written, name: string | undefined, one: string, others: string) => {
      if (name === undefined) {
        if (last === undefined) return written;
        return last === '1' ? one : others;
      }
      last = name in values ? String(values[name]) : written;
      return last;
    },
  );
};
