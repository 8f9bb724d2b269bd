import type { FieldReason } from '@pavilion/contract';

/** What is wrong with one field: the gateway's words for it, so that a check here and a refusal there read the same. */
export interface Fault {
  readonly reason: FieldReason;
  /** The bound that was missed, when there is one. */
  readonly limit?: string;
}

export type Faults<Field extends string> = { readonly [F in Field]?: Fault };

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Judges the length as the gateway does: an empty text is missing, not short. */
export const lengthFault = (text: string, { min, max }: Range): Fault | undefined => {
  if (text === '') return { reason: 'required' };
  if (text.length < min) return { reason: 'too-short', limit: String(min) };
  if (text.length > max) return { reason: 'too-long', limit: String(max) };
  return undefined;
};

/** The faults alone, without the fields that are right. */
export const faultsOf = <Field extends string>(
  judged: Readonly<Record<Field, Fault | undefined>>,
): Faults<Field> =>
  Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== undefined)) as Faults<Field>;
