import type { SdkErrorData } from '@pavilion/sdk';

/** Codes of the catalogue that a form of the cashier answers with more than their text. */
export const cashierCodes = {
  outOfRange: 20102,
  locked: 20108,
  withdrawalOutOfRange: 20109,
  passwordWrong: 20110,
  passwordLocked: 20111,
  tooManyOpen: 20106,
  speedPay: 244102,
  channelGone: 20107,
  fields: 10003,
} as const;

const rangeCodes: readonly number[] = [cashierCodes.outOfRange, cashierCodes.withdrawalOutOfRange];

export interface Range {
  readonly min: string;
  readonly max: string;
}

/** The order that came with the refusal of a second one at its channel. */
export const openOrderOf = ({ code, data }: SdkErrorData): string | undefined => {
  const { order } = (data ?? {}) as { order?: unknown };
  return Number(code) === cashierCodes.speedPay && typeof order === 'string' ? order : undefined;
};

/** The limits that came with a refusal for its amount: they are newer than those the form was drawn with. */
export const refusedRange = ({ code, data }: SdkErrorData): Range | undefined => {
  const { min, max } = (data ?? {}) as Partial<Range>;
  const isRange = rangeCodes.includes(Number(code));
  return isRange && typeof min === 'string' && typeof max === 'string' ? { min, max } : undefined;
};
