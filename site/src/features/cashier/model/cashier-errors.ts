import { errorCodes } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';

const rangeCodes: readonly number[] = [errorCodes.depositOutOfRange, errorCodes.withdrawalOutOfRange];

export interface Range {
  readonly min: string;
  readonly max: string;
}

/** The order that came with the refusal of a second one at its channel. */
export const openOrderOf = ({ code, data }: SdkErrorData): string | undefined => {
  const { order } = (data ?? {}) as { order?: unknown };
  return Number(code) === errorCodes.speedPay && typeof order === 'string' ? order : undefined;
};

/** The limits that came with a refusal for its amount: they are newer than those the form was drawn with. */
export const refusedRange = ({ code, data }: SdkErrorData): Range | undefined => {
  const { min, max } = (data ?? {}) as Partial<Range>;
  const isRange = rangeCodes.includes(Number(code));
  return isRange && typeof min === 'string' && typeof max === 'string' ? { min, max } : undefined;
};
