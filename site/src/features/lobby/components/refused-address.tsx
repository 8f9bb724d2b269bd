import { ErrorFallback } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/messages';
import { lobbyMessages } from '../messages/lobby-messages';

/** Shown instead of an address that is not allowed in a frame (RTE-3). */
export const RefusedAddress = ({ action }: { action: ReactNode }) => {
  const t = useMessages(lobbyMessages);
  return <ErrorFallback title={t('refusedTitle')} message={t('refusedText')} action={action} />;
};
