import { errorCodes } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';

const rangeCodes: readonly number[] = [errorCodes.depositOutOfRange, errorCodes.withdrawalOutOfRange];

export interface Range {
  readonly min: string;
  readonly max: string;
}

/** The id of the open order that an error with the next step `pay-open-order` reports. */
export const openOrderOf = ({ data }: SdkErrorData): string | undefined => {
  const { order } = (data ?? {}) as { order?: unknown };
  return typeof order === 'string' ? order : undefined;
};

/** The current limits that an out-of-range rejection reports, which replace the stale limits of the form. */
export const refusedRange = ({ code, data }: SdkErrorData): Range | undefined => {
  const { min, max } = (data ?? {}) as Partial<Range>;
  const isRange = rangeCodes.includes(Number(code));
  return isRange && typeof min === 'string' && typeof max === 'string' ? { min, max } : undefined;
};
