import type { TSchema } from '@sinclair/typebox';

/** The JSON Schema keywords that the definitions use. */
interface Schema {
  readonly type?: string;
  readonly examples?: readonly unknown[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | readonly Schema[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
};

const stringExample = ({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema) => {
  const example = format === undefined ? 'text'.slice(0, maxLength).padEnd(minLength, 'x') : formats[format];
  if (example === undefined)
    throw new Error(`No example is known for the format ${format}: give the schema one in \`examples\`.`);
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(example))
    throw new Error(`No example follows from the pattern ${pattern}: give the schema one in \`examples\`.`);
  return example;
};

const numberExample = ({ minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: Schema) =>
  Math.min(Math.max(1, minimum), maximum);

const example = (schema: Schema): unknown => {
  if (schema.examples) return structuredClone(schema.examples[0]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf[0]!);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, example(property)]),
      );
    case 'array': {
      const { items, minItems = 1 } = schema;
      if (Array.isArray(items)) return items.map(example);
      return Array.from({ length: Math.max(1, minItems) }, () => example(items as Schema));
    }
    case 'string':
      return stringExample(schema);
    case 'integer':
    case 'number':
      return numberExample(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      // `Type.Unknown()` allows any value.
      return {};
  }
};

/**
 * A value that is valid by a schema, the same each time: the schema's own example, else the first member of a union or
 * enumeration, one item of an array, every field of an object, 1 or the closest number that is allowed, `text`.
 * @throws Error for a pattern that `text` does not match, or an unknown format, without an entry in `examples`
 */
export const exampleOf = (schema: TSchema): unknown => example(schema as Schema);
