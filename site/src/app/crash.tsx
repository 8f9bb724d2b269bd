import { ErrorFallback } from '@pavilion/ui';
import { paths } from '../routes/paths';
import { useMessages } from '../shared/messages';
import { appMessages } from './app-messages';

/** What is shown in place of something that could not be drawn. Source: requirement APP-5. */
export const Crash = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages(appMessages);
  return (
    <ErrorFallback title={t('crashTitle')} message={t('crashText')} onRetry={onRetry} homeHref={paths.home} />
  );
};
