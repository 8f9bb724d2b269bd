import { useBootCapture } from './use-boot-capture';
import { useDocumentTitle } from './use-document-title';
import { useErrorEffects } from './use-error-effects';
import { useLinkPreload } from './use-link-preload';
import { useLive } from './use-live';
import { useLoginOffer } from './use-login-offer';
import { useNavigationFocus } from './use-navigation-focus';
import { usePhoneArrival } from './use-phone-arrival';
import { useTabs } from './use-tabs';

/** What the app does beside drawing. */
export const AppEffects = () => {
  useBootCapture();
  useDocumentTitle();
  const isAlerting = useErrorEffects();
  useLinkPreload();
  useLive();
  useLoginOffer(isAlerting);
  useNavigationFocus();
  usePhoneArrival();
  useTabs();
  return null;
};
