import { Button } from '@pavilion/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useMessages } from '../shared/messages';
import { Notice } from '../shared/notice/notice';
import { appMessages } from './app-messages';

const subscribeToNothing = () => () => {};

/** Whether the browser accepts cookies; the server assumes so. */
const useCookiesEnabled = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => navigator.cookieEnabled,
    () => true,
  );

const CookiesNotice = () => {
  const t = useMessages(appMessages);
  return (
    <Notice title={t('cookiesTitle')} text={t('cookiesText')}>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </Notice>
  );
};

/**
 * Renders a notice instead of its children when cookies are disabled, so that neither effects nor requests run (APP-4).
 */
export const CookiesGate = ({ children }: { children: ReactNode }) =>
  useCookiesEnabled() ? children : <CookiesNotice />;
