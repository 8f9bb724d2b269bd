import { inEachLanguage, type Localized, languages } from '@pavilion/format';
import { type SchemaOptions, type TSchema, Type } from '@sinclair/typebox';
import { limits } from '../limits';

/** Money as a decimal string in yuan of play money, two decimals, never a float. */
export const Amount = Type.String({
  pattern: '^-?\\d{1,28}\\.\\d{2}$',
  examples: ['100.00'],
  description: 'Decimal string, two decimals',
});
/** An amount from a form: not negative, at most two decimals. */
export const AmountInput = Type.String({
  pattern: '^\\d{1,16}(\\.\\d{1,2})?$',
  examples: ['100'],
  description: 'Decimal string',
});
/** A moment, ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' });
/** A day of the brand's calendar, YYYY-MM-DD. */
export const Day = Type.String({ format: 'date' });
export const Id = Type.String({ minLength: 1, maxLength: 64, examples: ['id-1'] });

/** Six digits that confirm a withdrawal. */
export const PaymentPassword = Type.String({
  pattern: `^\\d{${limits.paymentPasswordDigits}}$`,
  examples: ['246810'],
  description: 'Six digits',
});

/** A text by language; those with a fallback (`languages`) are optional. */
export type LocalText = Localized<string>;
/** The schema of a text by language. `text` is the schema of the text in one language; those with a fallback are optional. */
export const localText = (text: TSchema, options: SchemaOptions = {}) =>
  Type.Unsafe<LocalText>(
    Type.Object(
      inEachLanguage((language) => (languages[language].fallback ? Type.Optional(text) : text)),
      options,
    ),
  );
export const LocalText = localText(Type.String(), { examples: [{ 'zh-CN': '示例', en: 'Example' }] });

/** A string enumeration: one of the given values. */
export const oneOf = <const T extends readonly string[]>(values: T, options: SchemaOptions = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });

/** A number enumeration: one of the given integers. */
export const oneIntegerOf = <const T extends readonly number[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'integer', enum: [...values] });

export const Nullable = <T extends TSchema>(schema: T, options: SchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options);

/** The page of a list to answer with: the `nextCursor` of the page before; none for the first page. */
export const Cursor = Type.Optional(Type.String({ maxLength: 200 }));
/** The `cursor` of the next page, null on the last one. */
export const NextCursor = Nullable(Type.String(), { examples: [null] });

export const Empty = Type.Object({});
