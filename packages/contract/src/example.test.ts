import { FormatRegistry, type TSchema, Type, TypeRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type CallName, calls } from './calls';
import { exampleOf } from './example';

const errors = (schema: TSchema) => [...Value.Errors(schema, exampleOf(schema))];

describe('exampleOf', () => {
  beforeAll(() => {
    TypeRegistry.Set<{ enum: unknown[] }>('Unsafe', (schema, value) => schema.enum.includes(value));
    FormatRegistry.Set('date-time', (text) => new Date(text).toISOString() === text);
    FormatRegistry.Set('date', (text) => /^\d{4}-\d\d-\d\d$/.test(text));
  });

  it.each(Object.keys(calls) as CallName[])('[REQ-5] gives a valid request and answer of %s', (name) => {
    expect(errors(calls[name].request)).toEqual([]);
    expect(errors(calls[name].response)).toEqual([]);
  });

  it.each([
    [Type.Integer({ minimum: 5 }), 5],
    [Type.Integer({ maximum: -3 }), -3],
    [Type.Number({ minimum: 0, maximum: 0.5 }), 0.5],
    [Type.String({ maxLength: 2 }), 'te'],
    [Type.String({ minLength: 6 }), 'textxx'],
    [Type.String({ format: 'date' }), '2026-01-01'],
    [Type.String({ pattern: '^\\d$', examples: ['4'] }), '4'],
    [Type.String({ pattern: '\\S' }), 'text'],
    [Type.Union([Type.Null(), Type.String()]), null],
    [Type.Literal('fixed'), 'fixed'],
    [Type.Array(Type.Boolean(), { minItems: 2 }), [true, true]],
    [Type.Tuple([Type.String(), Type.Integer()]), ['text', 1]],
    [Type.Object({ a: Type.Optional(Type.String()) }), { a: 'text' }],
    [Type.Record(Type.String(), Type.String()), {}],
    [Type.Unknown(), {}],
  ])('keeps to the limits of %j', (schema, expected) => {
    expect(exampleOf(schema)).toEqual(expected);
    expect(Value.Check(schema, exampleOf(schema))).toBe(true);
  });

  it('throws where no example follows from the schema', () => {
    expect(() => exampleOf(Type.String({ pattern: '^a+$' }))).toThrow('`examples`');
    expect(() => exampleOf(Type.String({ format: 'colour' }))).toThrow('`examples`');
  });
});
