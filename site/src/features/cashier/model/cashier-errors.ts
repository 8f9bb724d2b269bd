import { errorCodes, type LimitKind, type LimitSpan, limitDefinitions, limitSpans } from '@pavilion/contract';
import type { SdkErrorData } from '@pavilion/sdk';
import { depositLimitKinds } from './deposit-limits';

const rangeCodes: readonly number[] = [
  errorCodes.depositOutOfRange,
  errorCodes.withdrawalOutOfRange,
  errorCodes.amountOutOfRange,
];

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

/** The fee of now, which a withdrawal was rejected with because the member had seen a lower one (20121). */
export const changedFee = ({ code, data }: SdkErrorData): string | undefined => {
  const { fee } = (data ?? {}) as { fee?: unknown };
  return Number(code) === errorCodes.withdrawalFeeChanged && typeof fee === 'string' ? fee : undefined;
};

export interface ReachedLimit {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  readonly limit: string;
  readonly left: string;
}

/** The limit on deposits that a rejected deposit would have exceeded (20305, or the error of another kind). */
export const reachedLimit = ({ code, data }: SdkErrorData): ReachedLimit | undefined => {
  const { span, limit, left } = (data ?? {}) as Partial<ReachedLimit>;
  const kind = depositLimitKinds().find((each) => limitDefinitions[each].reached.code === Number(code));
  return kind !== undefined &&
    limitSpans.some((each) => each === span) &&
    typeof limit === 'string' &&
    typeof left === 'string'
    ? { kind, span: span as LimitSpan, limit, left }
    : undefined;
};
