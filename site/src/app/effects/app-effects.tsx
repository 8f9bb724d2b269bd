import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRow } from '../../routes/match-row';
import { paths } from '../../routes/paths';
import { belongsOnPhonePage } from '../../routes/phone';
import { usePhone } from '../../shared/phone/phone-context';
import { useClient } from '../../shared/session/session-context';
import { useDocumentTitle } from './use-document-title';
import { useErrorEffects } from './use-error-effects';
import { useLinkPreload } from './use-link-preload';
import { useLiveUpdates } from './use-live-updates';
import { useLoginOffer } from './use-login-offer';
import { useNavigationFocus } from './use-navigation-focus';

/** Stores the invite codes and `agent_verify` of the address (APP-6, INV-1). */
const useInviteCapture = () => {
  const client = useClient();
  useEffect(() => {
    client.invites.capture(location.search);
    client.agent.capture(location.search);
  }, [client]);
};

/**
 * Stores the entry address of a phone before the guard redirects it (MOB-1). Effects run in document order, so
 * this one reads the address before the page's redirect changes it.
 */
const usePhoneEntryAddress = () => {
  const phone = usePhone();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!phone.isPhone()) return;
    if (belongsOnPhonePage(matchRow(pathname))) phone.storeEntryAddress(location.href);
    else if (pathname === paths.downloadOnPhone) phone.storeEntryHash(location.href);
  }, [phone, pathname]);
};

/** Follows logins and logouts in other tabs (APP-7, SES-4). */
const useSessionSync = () => {
  const client = useClient();
  useEffect(() => client.session.watchTabs(), [client]);
};

/** The side effects of the app; renders nothing. */
export const AppEffects = () => {
  useInviteCapture();
  useDocumentTitle();
  const isAlerting = useErrorEffects();
  useLinkPreload();
  useLiveUpdates();
  useLoginOffer(isAlerting);
  useNavigationFocus();
  usePhoneEntryAddress();
  useSessionSync();
  return null;
};
