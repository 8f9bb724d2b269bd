import type { SdkErrorData } from '@pavilion/sdk';

/** Codes of the catalogue that the deposit form answers with more than their text. */
export const cashierCodes = {
  outOfRange: 20102,
  tooManyOpen: 20106,
  channelGone: 20107,
  fields: 10003,
} as const;

export interface Range {
  readonly min: string;
  readonly max: string;
}

/** The limits that came with a refusal for its amount: they are newer than those the form was drawn with. */
export const refusedRange = ({ code, data }: SdkErrorData): Range | undefined => {
  const { min, max } = (data ?? {}) as Partial<Range>;
  return Number(code) === cashierCodes.outOfRange && typeof min === 'string' && typeof max === 'string'
    ? { min, max }
    : undefined;
};
