import type { LocalText } from '@pavilion/contract';
import type { TSchema } from '@sinclair/typebox';
import type { OperatorCall } from './define';

/** A field of the form of a `memberAct`. Notes and reasons have the labels that they have everywhere in the console. */
export type FormField =
  | { readonly name: string; readonly kind: 'note' | 'reason'; readonly optional: boolean }
  | {
      readonly name: string;
      readonly kind: 'text' | 'number' | 'amount' | 'day' | 'moment';
      readonly optional: boolean;
      readonly label: LocalText;
    }
  | {
      readonly name: string;
      readonly kind: 'choice';
      readonly optional: boolean;
      readonly label: LocalText;
      readonly options: readonly { readonly value: string; readonly label: LocalText }[];
    };

const kindOf = (schema: TSchema): FormField['kind'] | undefined => {
  if (schema.control) return schema.control;
  if (schema.enum) return 'choice';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  return schema.type === 'string' ? 'text' : undefined;
};

const fieldOf = (name: string, schema: TSchema, optional: boolean): FormField => {
  const kind = kindOf(schema);
  if (kind === undefined)
    throw new Error(`No field of a form has the schema of "${name}": write the button in a page.`);
  if (kind === 'note' || kind === 'reason') return { name, kind, optional };
  const label: LocalText | undefined = schema.label;
  if (!label) throw new Error(`The field "${name}" has no label: give it one by \`labelled\`.`);
  if (kind !== 'choice') return { name, kind, optional, label };
  const options = (schema.enum as string[]).map((value) => {
    const option: LocalText | undefined = schema.options?.[value];
    if (!option)
      throw new Error(`The value "${value}" of "${name}" has no label: give it one by \`labelled\`.`);
    return { value, label: option };
  });
  return { name, kind, optional, label, options };
};

/**
 * The fields of the form of a `memberAct`, which is about the member `id`.
 *
 * @throws Error for a schema that no field has, and for a missing label.
 */
export const formFieldsOf = ({ request }: Pick<OperatorCall, 'request'>): FormField[] =>
  Object.entries<TSchema>(request.properties)
    .filter(([name]) => name !== 'id')
    .map(([name, schema]) => fieldOf(name, schema, !request.required?.includes(name)));
