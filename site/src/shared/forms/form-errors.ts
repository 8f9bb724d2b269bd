import {
  type codeDefinition,
  codeMessage,
  errorCodes,
  type FieldErrors as FieldErrorsData,
  type LocalText,
  type NextStep,
} from '@pavilion/contract';
import type { FieldError } from '@pavilion/contract/forms';
import type { SdkErrorData } from '@pavilion/sdk';
import { catalogueRowOf } from '../errors/catalogue-row';

/** The errors of a form's fields by their names; empty when the form is valid. */
export type FieldErrors<Field extends string> = { readonly [F in Field]?: FieldError };

/** Drops the fields without an error. */
export const fieldErrors = <Field extends string>(
  results: Readonly<Record<Field, FieldError | undefined>>,
): FieldErrors<Field> =>
  Object.fromEntries(
    Object.entries(results).filter(([, error]) => error !== undefined),
  ) as FieldErrors<Field>;

/** Requires a value without limiting it. */
export const requiredError = (value: string): FieldError | undefined =>
  value.trim() === '' ? { reason: 'required' } : undefined;

/** Why a submission was rejected as a whole, and what the member can do about it. */
export interface FormError {
  readonly kind: SdkErrorData['kind'];
  readonly code: SdkErrorData['code'];
  readonly step: NextStep;
  /** The text of the error catalogue, if it has the code, by the reason in the data of the error. */
  readonly text: LocalText | undefined;
  /** The message of the gateway or the SDK. */
  readonly message: string;
  readonly data: unknown;
}

/** Converts an error of the SDK. `define` looks a code up in the error catalogue. */
export const formErrorOf = (
  { kind, code, message, data }: SdkErrorData,
  define: typeof codeDefinition | undefined,
): FormError => {
  const row = catalogueRowOf({ kind, code }, define);
  return { kind, code, step: row?.nextStep ?? 'retry', text: row && codeMessage(row, data), message, data };
};

/** The field errors in an error of the gateway. Errors of fields that the form lacks are dropped; the form error mentions them. */
export const fieldErrorsOf = <Field extends string>(
  { code, data }: SdkErrorData,
  fields: readonly Field[],
): FieldErrors<Field> => {
  if (Number(code) !== errorCodes.validationError) return {};
  const received = (data as Partial<FieldErrorsData> | undefined)?.fields ?? [];
  const known = received.filter(({ field }) => fields.includes(field as Field));
  return Object.fromEntries(
    known.map(({ field, reason, limit, counts }): [string, FieldError] => [
      field,
      { reason, ...(limit && { limit }), ...(counts && { counts }) },
    ]),
  ) as FieldErrors<Field>;
};
