import type { LocalText } from '@pavilion/contract';
import type { TObject, TSchema } from '@sinclair/typebox';
import { type FactKind, factKeyword, type OperatorCall } from './define';

interface Option {
  readonly value: string;
  readonly label: LocalText;
}

/** A field of a form that follows from a schema. Notes and reasons have the labels that they have everywhere in the console. */
export type FormField =
  | { readonly name: string; readonly kind: 'note' | 'reason'; readonly optional: boolean }
  | {
      readonly name: string;
      /** `local`: a text in both languages. */
      readonly kind: 'text' | 'number' | 'boolean' | 'amount' | 'day' | 'moment' | 'local';
      readonly optional: boolean;
      readonly label: LocalText;
    }
  | {
      readonly name: string;
      readonly kind: 'choice' | 'several';
      readonly optional: boolean;
      readonly label: LocalText;
      readonly options: readonly Option[];
    }
  | {
      /** A list of groups of numbers and amounts. */
      readonly kind: 'steps';
      readonly name: string;
      readonly optional: boolean;
      readonly label: LocalText;
      readonly most: number;
      readonly fields: readonly StepField[];
    };

/** A field of each step. */
export interface StepField {
  readonly name: string;
  readonly kind: 'number' | 'amount';
  readonly label: LocalText;
}

const kindOf = (schema: TSchema): FormField['kind'] | undefined => {
  if (schema.control) return schema.control;
  if (schema.enum) return 'choice';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'boolean') return 'boolean';
  if (schema.type === 'array') return schema.items.enum ? 'several' : schema.items.properties && 'steps';
  if (schema.type === 'object') return schema.properties['zh-CN'] && 'local';
  return schema.type === 'string' ? 'text' : undefined;
};

const stepsOf = (schema: TObject): StepField[] =>
  fieldsOfObject(schema).map((field) => {
    if (field.optional || (field.kind !== 'number' && field.kind !== 'amount'))
      throw new Error(`A step has numbers and amounts alone, and "${field.name}" is neither.`);
    return { name: field.name, kind: field.kind, label: field.label };
  });

const fieldOf = (name: string, schema: TSchema, optional: boolean): FormField => {
  const kind = kindOf(schema);
  if (kind === undefined)
    throw new Error(`No field of a form has the schema of "${name}": write the button in a page.`);
  if (kind === 'note' || kind === 'reason') return { name, kind, optional };
  const label: LocalText | undefined = schema.label;
  if (!label) throw new Error(`The field "${name}" has no label: give it one by \`labelled\`.`);
  if (kind === 'steps')
    return { name, kind, optional, label, most: schema.maxItems, fields: stepsOf(schema.items) };
  if (kind !== 'choice' && kind !== 'several') return { name, kind, optional, label };
  const options = (schema.enum ?? schema.items.enum).map((value: string): Option => {
    const option: LocalText | undefined = schema.options?.[value];
    if (!option)
      throw new Error(`The value "${value}" of "${name}" has no label: give it one by \`labelled\`.`);
    return { value, label: option };
  });
  return { name, kind, optional, label, options };
};

/**
 * The fields of a form, one for each property of an object.
 *
 * @throws Error for a schema that no field has, and for a missing label.
 */
export const fieldsOfObject = ({ properties, required }: TObject): FormField[] =>
  Object.entries<TSchema>(properties).map(([name, schema]) =>
    fieldOf(name, schema, !required?.includes(name)),
  );

/** The fields of the form of a `memberAct`, which is about the member `id`. @throws Error as `fieldsOfObject`. */
export const formFieldsOf = ({ request }: Pick<OperatorCall, 'request'>): FormField[] => {
  const { id: _, ...properties } = request.properties;
  return fieldsOfObject({ ...request, properties });
};

const partOf = (schema: TSchema | undefined, name: string): TSchema | undefined =>
  [schema, ...(schema?.anyOf ?? [])].find((part) => part?.properties?.[name])?.properties[name];

/**
 * Checks what the fields of a form begin with.
 *
 * @throws Error for a name that no field has, and for a path that leads to no value of the answer about the member.
 */
export const checkStart = (
  start: NonNullable<OperatorCall['form']>['start'],
  fields: readonly FormField[],
  answer: TSchema,
): void => {
  for (const [name, path] of Object.entries(start ?? {})) {
    if (!fields.some((field) => field.name === name))
      throw new Error(`\`start\` names "${name}", which is no field of the request.`);
    if (!path.split('.').reduce(partOf, answer as TSchema | undefined))
      throw new Error(`"${name}" starts with "${path}", which is no value of \`memberInfo\`.`);
  }
};

/** A value that the page of an answer lists. */
export interface Fact {
  /** The names that lead to it in the answer. */
  readonly path: readonly string[];
  readonly kind: FactKind;
  readonly label: LocalText;
}

/** The values of an answer that pages list, in its order. */
export const factsOf = (schema: TSchema, path: readonly string[] = []): Fact[] => {
  const kind: FactKind | undefined = schema[factKeyword];
  if (kind) return [{ path, kind, label: schema.label }];
  return Object.entries<TSchema>(schema.properties ?? {}).flatMap(([name, part]) =>
    factsOf(part, [...path, name]),
  );
};
