import type { SdkErrorData } from '@pavilion/sdk';

/**
 * Whether a failed call may have done its work all the same: it was sent, and no answer of the gateway came back.
 * `offline` was never sent; a business refusal moved nothing.
 */
export const isUncertain = ({ kind, status = 0 }: SdkErrorData): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'decode' ||
  kind === 'cancelled' ||
  (kind === 'http' && status >= 500);
