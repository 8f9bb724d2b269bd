import { useEffect } from 'react';
import { useClient } from '../../shared/session/session-context';

/**
 * Shows why another tab's session ended (ERR-6, SES-4): at once in the tab that has the focus, else in the tab that gets it
 * next. The tab whose request was refused shows the reason itself.
 */
export const useSessionEnd = () => {
  const client = useClient();
  useEffect(() => {
    const { session, effects } = client;
    /** Whether the request was refused in this tab, which shows the reason anyway. */
    let isOwn = false;
    /** Whether the page will be reloaded with the focus (APP-7), which shows the reason then. */
    let isReloading = false;
    const show = () => {
      if (isReloading || session.token() !== undefined) return;
      const code = session.takeEndCode();
      if (code !== undefined && !isOwn) effects.repeat(code);
    };
    const stop = session.subscribe(({ by }) => {
      isOwn = by === 'refused';
      isReloading = by === 'other-tab' && !document.hasFocus();
      if (document.hasFocus()) show();
    });
    if (document.hasFocus()) show();
    addEventListener('focus', show);
    return () => {
      stop();
      removeEventListener('focus', show);
    };
  }, [client]);
};
