/** The answer of a parser for a value that is invalid: values themselves may be null or undefined. */
export const invalid: unique symbol = Symbol('invalid');

/** Answers the valid part of a stored value, or `invalid`. Never throws. */
export type Parser<Value> = (value: unknown) => Value | typeof invalid;

type Fields = Readonly<Record<string, Parser<unknown>>>;
/** Fields that may be missing have `undefined` among their values. */
type Optional<Values> = { [Key in keyof Values]: undefined extends Values[Key] ? Key : never }[keyof Values];
type WithOptional<Values> = Omit<Values, Optional<Values>> & Partial<Pick<Values, Optional<Values>>>;
type Parsed<Of extends Fields> = WithOptional<{
  [Key in keyof Of]: Exclude<ReturnType<Of[Key]>, typeof invalid>;
}>;

const when =
  <Value>(isValid: (value: unknown) => value is Value): Parser<Value> =>
  (value) =>
    isValid(value) ? value : invalid;

/** A string that matches a pattern. */
export const text = (pattern: RegExp): Parser<string> =>
  when((value): value is string => typeof value === 'string' && pattern.test(value));

/** An integer within both bounds. */
export const integer = (least: number, most: number): Parser<number> =>
  when(
    (value): value is number =>
      Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );

/** True or false. */
export const truth: Parser<boolean> = when((value): value is boolean => typeof value === 'boolean');

/** Null, or what another parser accepts. */
export const nullable =
  <Value>(parse: Parser<Value>): Parser<Value | null> =>
  (value) =>
    value === null ? null : parse(value);

/** Missing, or what another parser accepts. */
export const optional =
  <Value>(parse: Parser<Value>): Parser<Value | undefined> =>
  (value) =>
    value === undefined ? undefined : parse(value);

/** An array of `fewest` to `most` items. */
export const list =
  <Item>(parse: Parser<Item>, fewest: number, most = fewest): Parser<Item[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length < fewest || value.length > most) return invalid;
    const items: Item[] = [];
    for (const each of value) {
      const item = parse(each);
      if (item === invalid) return invalid;
      items.push(item);
    }
    return items;
  };

/** An object with the given fields; others are left out. */
export const object =
  <Of extends Fields>(fields: Of): Parser<Parsed<Of>> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return invalid;
    const parsed: Record<string, unknown> = {};
    for (const [key, parse] of Object.entries(fields)) {
      const field = parse((value as Record<string, unknown>)[key]);
      if (field === invalid) return invalid;
      if (field !== undefined) parsed[key] = field;
    }
    return parsed as Parsed<Of>;
  };
