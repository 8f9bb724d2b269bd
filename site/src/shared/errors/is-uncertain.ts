import type { SdkErrorData } from '@pavilion/sdk';

/**
 * Whether the gateway may have executed a call that failed: the request was sent, and no answer of the gateway arrived.
 * A request that failed as `offline` was never sent, and a business error moves no money.
 */
export const isUncertain = ({ kind, status = 0 }: SdkErrorData): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'decode' ||
  kind === 'cancelled' ||
  (kind === 'http' && status >= 500);
