import { Button } from '@pavilion/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useMessages } from '../shared/messages';
import { Notice } from '../shared/notice/notice';
import { appMessages } from './app-messages';

const never = () => () => {};

/** Whether the browser keeps cookies; the server takes it for granted. */
const useCookiesEnabled = (): boolean =>
  useSyncExternalStore(
    never,
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
 * A notice in place of everything inside where cookies are off: nothing may lie above it, and nothing be asked for.
 *
 * Source: section 2 of the specification; requirement APP-4.
 */
export const CookiesGate = ({ children }: { children: ReactNode }) =>
  useCookiesEnabled() ? children : <CookiesNotice />;
