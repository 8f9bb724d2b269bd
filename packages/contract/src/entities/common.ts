import { type SchemaOptions, type Static, type TSchema, Type } from '@sinclair/typebox';

/** Money as a decimal string in yuan of play money, two decimals, never a float. */
export const Amount = Type.String({
  pattern: '^-?\\d{1,28}\\.\\d{2}$',
  description: 'Decimal string, two decimals',
});
/** An amount that a person entered: not negative, at most two decimals. */
export const AmountInput = Type.String({
  pattern: '^\\d{1,16}(\\.\\d{1,2})?$',
  description: 'Decimal string',
});
/** A moment, ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' });
/** A day of the brand's calendar, YYYY-MM-DD. */
export const Day = Type.String({ format: 'date' });
export const Id = Type.String({ minLength: 1, maxLength: 64 });

/** Six digits that confirm that money may leave. */
export const PaymentPassword = Type.String({ pattern: '^\\d{6}$', description: 'Six digits' });

/** A text that the gateway's editors keep in both languages. */
export const LocalText = Type.Object({ 'zh-CN': Type.String(), en: Type.String() });
export type LocalText = Static<typeof LocalText>;

/** One of some words. */
export const Words = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words] });

export const Nullable = <T extends TSchema>(schema: T, options: SchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options);

/** What a list call takes to go on where the last page ended. */
export const Cursor = Type.Optional(Type.String({ maxLength: 200 }));

export const Empty = Type.Object({});
