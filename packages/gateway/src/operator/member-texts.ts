import type { TSchema } from '@sinclair/typebox';
import { refusePaymentDetails } from '../domain/support';
import { readByMembers } from './contract/define';

/** The fields of an object; of several variants, those of the one that the object names by its `discriminator`. */
const fieldsOf = (schema: TSchema, value: object): Readonly<Record<string, TSchema>> => {
  if (!schema.discriminator) return schema.properties ?? {};
  const name: string = schema.discriminator.propertyName;
  const variants: readonly TSchema[] = schema.oneOf;
  return variants.find(({ properties }) => properties[name].const === value[name as keyof object])
    ?.properties;
};

/** The texts of a body that members read, by the name of their field. */
const memberTextsIn = (schema: TSchema, value: unknown, field: string): [field: string, text: string][] => {
  if (typeof value === 'string') return schema[readByMembers] === true ? [[field, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const properties = fieldsOf(schema, value);
  return Object.entries(properties).flatMap(([name, part]) =>
    memberTextsIn(part, (value as Readonly<Record<string, unknown>>)[name], field || name),
  );
};

/**
 * Checks the texts of an act that members read, in mails and on pages: none of them says where to pay (SUP-2).
 *
 * @throws BusinessError 20512 paymentDetailsRefused for a card number or a coin address.
 */
export const refuseDetailsForMembers = (request: TSchema, body: unknown): void => {
  for (const [field, text] of memberTextsIn(request, body, '')) refusePaymentDetails(field, text);
};
