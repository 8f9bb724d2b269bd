import {
  type codeDefinition,
  errorCodes,
  type FieldErrors,
  type LocalText,
  type NextStep,
} from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import type { Fault, Faults } from './fault';

/** Why an attempt came to nothing, and what the person can do about it. */
export interface Problem {
  readonly kind: SdkErrorData['kind'];
  readonly code: SdkErrorData['code'];
  readonly step: NextStep;
  /** The wording of the error catalogue, for a code that stands in it. */
  readonly text: LocalText | undefined;
  /** As the gateway or the SDK worded it. */
  readonly message: string;
}

/** Says what an error is. `define` looks a code up in the error catalogue. */
export const problemOf = (
  { kind, code, message }: SdkErrorData,
  define: typeof codeDefinition | undefined,
): Problem => {
  const definition = kind === 'business' && code !== undefined ? define?.(code) : undefined;
  return { kind, code, step: definition?.nextStep ?? 'retry', text: definition?.message, message };
};

/** Which of the form's fields an error complains of; a field that the form lacks is left to the problem's text. */
export const faultsOfError = <Field extends string>(
  { code, data }: SdkErrorData,
  fields: readonly Field[],
): Faults<Field> => {
  if (Number(code) !== errorCodes.validationError) return {};
  const told = (data as Partial<FieldErrors> | undefined)?.fields ?? [];
  const known = told.filter(({ field }) => fields.includes(field as Field));
  return Object.fromEntries(
    known.map(({ field, reason, limit }): [string, Fault] => [field, limit ? { reason, limit } : { reason }]),
  ) as Faults<Field>;
};
