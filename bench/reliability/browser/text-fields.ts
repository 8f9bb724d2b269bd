import { exampleOf } from '../../../packages/contract/src/example';
import { type CallDefinition, type CallName, calls } from '../../../packages/contract/src/schemas';

/** The JSON Schema keywords that decide which values a field can have. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | readonly Schema[];
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
}

export const definitions = Object.entries<CallDefinition>(calls) as [CallName, CallDefinition][];

/** Whether a schema allows any text: no list of values, pattern or format restricts it. */
const isFreeText = (schema: Schema) =>
  schema.type === 'string' &&
  schema.enum === undefined &&
  schema.const === undefined &&
  schema.pattern === undefined &&
  schema.format === undefined;

const itemsOf = ({ items }: Schema, index = 0): Schema =>
  (Array.isArray(items) ? items[index] : items) as Schema;

const alternatives = (schema: Schema): readonly Schema[] => schema.anyOf?.flatMap(alternatives) ?? [schema];

/** The schemas of a field's name in an object, by its properties or its map. */
const propertiesOf = (schema: Schema, names: readonly string[]): [string, Schema][] => {
  const { properties = {}, patternProperties = {}, additionalProperties } = schema;
  const [ofMap] = Object.values(patternProperties);
  const rest = ofMap ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  return [
    ...Object.entries(properties),
    ...(rest
      ? names.filter((name) => !(name in properties)).map((name): [string, Schema] => [name, rest])
      : []),
  ];
};

/** A field that allows any text. */
export interface TextField {
  /** Names joined by dots; `[]` for the items of a list, `*` for the names of a map. */
  readonly path: string;
  readonly maxLength: number;
}

/** The fields of a schema that allow any text. */
export const textFields = (given: unknown, path = ''): readonly TextField[] => {
  const schema = given as Schema;
  if (schema.anyOf) return schema.anyOf.flatMap((each) => textFields(each, path));
  if (isFreeText(schema)) return [{ path, maxLength: schema.maxLength ?? 4_000 }];
  if (schema.type === 'array') return textFields(itemsOf(schema), `${path}[]`);
  return propertiesOf(schema, ['*']).flatMap(([name, property]) =>
    textFields(property, path ? `${path}.${name}` : name),
  );
};

/** The new text of the field at a path. */
type Replace = (path: string, value: string) => string;

/** Whether a value can match this alternative, by its type and, for an object, by constants and enumerations. */
const fits = (schema: Schema, value: unknown): boolean => {
  if (value === null) return schema.type === 'null';
  if (Array.isArray(value)) return schema.type === 'array';
  if (typeof value !== 'object') return typeof value === schema.type || schema.type === 'integer';
  return (
    schema.type === 'object' &&
    Object.entries(schema.properties ?? {}).every(([name, { const: constant, enum: all }]) => {
      const own = (value as Record<string, unknown>)[name];
      return (constant === undefined || own === constant) && (all === undefined || all.includes(own));
    })
  );
};

/** Replaces null and empty lists by an example, except a null cursor, with which a list would never end. */
const filled = (given: Schema, value: unknown, path: string): unknown => {
  const schema = alternatives(given).find(({ type }) => type !== 'null');
  if (value === null && schema && !path.endsWith('nextCursor')) return exampleOf(schema as never);
  if (Array.isArray(value) && value.length === 0 && schema?.type === 'array')
    return exampleOf(schema as never);
  return value;
};

/**
 * Copies a value and replaces every free text in it.
 *
 * @param fills whether nulls and empty lists are first replaced by an example
 */
export const replaceTexts = (
  given: unknown,
  original: unknown,
  replace: Replace,
  fills: boolean,
  path = '',
): unknown => {
  const value = fills ? filled(given as Schema, original, path) : original;
  const all = alternatives(given as Schema);
  if (typeof value === 'string') return all.some(isFreeText) ? replace(path, value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const schema = all.find((each) => fits(each, value)) ?? (all[0] as Schema);
  if (Array.isArray(value))
    return value.map((item, index) =>
      replaceTexts(itemsOf(schema, index), item, replace, fills, `${path}[]`),
    );
  const { properties = {} } = schema;
  return Object.fromEntries(
    propertiesOf(schema, Object.keys(value)).flatMap(([name, property]) => {
      const shown = name in properties ? name : '*';
      const own = (value as Record<string, unknown>)[name];
      if (own === undefined) return [];
      return [[name, replaceTexts(property, own, replace, fills, path ? `${path}.${shown}` : shown)]];
    }),
  );
};

/** Sets one text of a body, by its path; lists get the text as their items. */
export const withText = (body: unknown, path: string, text: string): unknown => {
  if (path === '') return text;
  if (path.startsWith('[]'))
    return (body as unknown[]).map((item) => withText(item, path.slice(2).replace(/^\./, ''), text));
  const [, name = '', rest = ''] = /^([^.[]+)(.*)$/.exec(path) ?? [];
  const own = name === '*' ? (Object.keys(body as object)[0] ?? 'x') : name;
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [own]: withText(fields[own], rest.replace(/^\./, ''), text) };
};
