import { resolveThemeName, useTheme } from '@pavilion/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { offeredThemes } from '../../brands';
import { matchRow } from '../../routes/match-row';
import { paths } from '../../routes/paths';
import { belongsOnPhonePage } from '../../routes/phone';
import { useBrand } from '../../shared/brand/brand-context';
import { keepParameters } from '../../shared/navigation/kept-parameters';
import { usePhone } from '../../shared/phone/phone-context';
import { useClient } from '../../shared/session/session-context';
import { useDocumentTitle } from './use-document-title';
import { useErrorEffects } from './use-error-effects';
import { useFreshPreInfo } from './use-fresh-pre-info';
import { useLinkPreload } from './use-link-preload';
import { useLiveUpdates } from './use-live-updates';
import { useLoginOffer } from './use-login-offer';
import { useNavigationFocus } from './use-navigation-focus';
import { useSessionEnd } from './use-session-end';

/**
 * Calls `capture` with the query of each address whose codes or theme differ from those of the address before it: a filter of
 * the same page, which keeps the codes in the address, does not make them newer.
 */
const useNewParameters = (capture: (search: string, isFirst: boolean) => void) => {
  const { search } = useLocation();
  const before = useRef<string>(undefined);
  const onNew = useEffectEvent(capture);
  useEffect(() => {
    const kept = keepParameters('/', search);
    const isFirst = before.current === undefined;
    if (kept === before.current) return;
    before.current = kept;
    onNew(search, isFirst);
  }, [search]);
};

/** Stores the invite codes and `agent_verify` of the address, also of links inside the site (APP-6, INV-1). */
const useInviteCapture = () => {
  const client = useClient();
  useNewParameters((search) => {
    client.invites.capture(search);
    client.agent.capture(search);
  });
};

/**
 * Shows the theme of a link inside the site (THM-1). The page was loaded with that of its first address. A component of its own,
 * since it renders with every change of the theme (THM-3).
 */
const AddressTheme = () => {
  const brand = useBrand();
  const { setTheme } = useTheme();
  useNewParameters((search, isFirst) => {
    const theme = new URLSearchParams(search).get('theme');
    if (theme !== null && !isFirst)
      setTheme(resolveThemeName(theme, null, brand.defaultTheme, offeredThemes(brand)));
  });
  return null;
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

/** The side effects of the app; nothing of it is visible. */
export const AppEffects = () => {
  useInviteCapture();
  useDocumentTitle();
  useFreshPreInfo();
  const isAlerting = useErrorEffects();
  useSessionEnd();
  useLinkPreload();
  useLiveUpdates();
  useLoginOffer(isAlerting);
  useNavigationFocus();
  usePhoneEntryAddress();
  useSessionSync();
  return <AddressTheme />;
};
