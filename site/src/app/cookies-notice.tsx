import { Button } from '@pavilion/ui';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../shared/messages';
import { Notice } from '../shared/notice/notice';
import { appMessages } from './app-messages';

const never = () => () => {};

/** Whether the browser keeps cookies; the server takes it for granted. */
export const useCookiesEnabled = (): boolean =>
  useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  );

/** Replaces the page where cookies are off. Source: section 2 of the specification; requirement APP-4. */
export const CookiesNotice = () => {
  const t = useMessages(appMessages);
  return (
    <Notice title={t('cookiesTitle')} text={t('cookiesText')}>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </Notice>
  );
};
