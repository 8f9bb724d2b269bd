import type { ProtectionInfo } from '@pavilion/contract';
import type { PavilionState } from '@pavilion/sdk/react';
import { useSelector } from 'react-redux';

/**
 * Whether a time-out or a self-exclusion closes the account, as far as the page has loaded it. The shell sends no call for it:
 * with `useProtection` every page would load the calls about money and send one more.
 */
export const useIsClosed = (): boolean =>
  useSelector(({ pavilion }: PavilionState) => {
    const info = pavilion.queries['protectionInfo({})']?.data as ProtectionInfo | undefined;
    return Boolean(info?.closure);
  });
