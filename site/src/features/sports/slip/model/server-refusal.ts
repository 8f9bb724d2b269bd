import { errorCodes } from '@pavilion/contract';
import { slipRefusals } from '@pavilion/contract/sports';
import type { SdkErrorData } from '@pavilion/sdk';
import type { ShownRefusal } from '../../../../shared/sports/refusal-text';

/** The refusal in an error of `sportsPlace`; undefined for other errors, which have texts of their own. */
export const refusalOf = (error: SdkErrorData | undefined): ShownRefusal | undefined => {
  if (Number(error?.code) !== errorCodes.slipRefused) return undefined;
  const data = (error?.data ?? {}) as ShownRefusal;
  return slipRefusals.some((reason) => reason === data.reason) ? data : undefined;
};
