/** Checks a value of JSON, and gives it the type of the values that pass. */
export type Shape<Value> = (value: unknown) => value is Value;
/** The type of the values that pass a check. */
export type ValueOf<Check> = Check extends (value: unknown) => value is infer Value ? Value : never;

/** A field that may be missing. */
type OptionalShape<Value> = Shape<Value | undefined> & { readonly isOptional: true };

// biome-ignore lint/suspicious/noExplicitAny: a type guard is not assignable to one of unknown.
type Fields = Readonly<Record<string, Shape<any>>>;
type OptionalNames<Given extends Fields> = {
  [Name in keyof Given]: Given[Name] extends { readonly isOptional: true } ? Name : never;
}[keyof Given];
type ObjectOf<Given extends Fields> = {
  readonly [Name in Exclude<keyof Given, OptionalNames<Given>>]: ValueOf<Given[Name]>;
} & { readonly [Name in OptionalNames<Given>]?: ValueOf<Given[Name]> };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Shape<string> = (value): value is string => typeof value === 'string';
export const flag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';
export const number: Shape<number> = (value): value is number => Number.isFinite(value);

/** A whole number within bounds, both included. */
export const integer =
  (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

export const textLike =
  (pattern: RegExp): Shape<string> =>
  (value): value is string =>
    typeof value === 'string' && pattern.test(value);

/** A number whose decimal text matches. */
export const numberLike =
  (pattern: RegExp): Shape<number> =>
  (value): value is number =>
    Number.isFinite(value) && pattern.test(String(value));

export const oneOf =
  <Value extends string | number>(values: readonly Value[]): Shape<Value> =>
  (value): value is Value =>
    values.includes(value as Value);

export const nullable =
  <Value>(shape: Shape<Value>): Shape<Value | null> =>
  (value): value is Value | null =>
    value === null || shape(value);

export const optional = <Value>(shape: Shape<Value>): OptionalShape<Value> =>
  Object.assign((value: unknown): value is Value | undefined => value === undefined || shape(value), {
    isOptional: true,
  } as const);

/** A list with a number of items within bounds, both included. */
export const list =
  <Value>(shape: Shape<Value>, min = 0, max = Number.POSITIVE_INFINITY): Shape<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.length >= min && value.length <= max && value.every(shape);

export const pair =
  <Value>(shape: Shape<Value>): Shape<readonly [Value, Value]> =>
  (value): value is readonly [Value, Value] =>
    Array.isArray(value) && value.length === 2 && value.every(shape);

export const record =
  <Value>(shape: Shape<Value>): Shape<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isRecord(value) && Object.values(value).every(shape);

/** An object that has the fields, and perhaps others. */
export const object =
  <Given extends Fields>(fields: Given): Shape<ObjectOf<Given>> =>
  (value): value is ObjectOf<Given> =>
    isRecord(value) && Object.entries(fields).every(([name, shape]) => shape(value[name]));
