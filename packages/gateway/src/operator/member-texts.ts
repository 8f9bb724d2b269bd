import type { TSchema } from '@sinclair/typebox';
import { refusePaymentDetails } from '../domain/support';
import { readByMembers } from './contract/define';

/** The texts of a body that members read, by the name of their field. */
const memberTextsIn = (schema: TSchema, value: unknown, field: string): [field: string, text: string][] => {
  if (typeof value === 'string') return schema[readByMembers] === true ? [[field, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const properties: Readonly<Record<string, TSchema>> = schema.properties ?? {};
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
