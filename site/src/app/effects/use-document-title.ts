import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRow } from '../../routes/match-row';
import { useBrand } from '../../shared/brand/brand-context';
import { useLocale } from '../../shared/messages';
import { pageTitle } from '../page-title';
import { siteIdentity, usePreInfo } from '../site-config';
import { startTitle } from '../title-marquee';

/** Title and icon of the tab (APP-1, APP-2, RTE-4). */
export const useDocumentTitle = () => {
  const { pathname } = useLocation();
  const { locale } = useLocale();
  const brand = useBrand();
  const { data } = usePreInfo();
  const site = siteIdentity(brand, locale, data?.SiteBaseConfigVo);
  const title = pageTitle(matchRow(pathname, brand), site.title, locale, brand);

  useEffect(
    () =>
      startTitle(title, {
        show: (text) => {
          document.title = text;
        },
        isVisible: () => document.visibilityState === 'visible',
        onVisibility: (listener) => {
          document.addEventListener('visibilitychange', listener);
          return () => document.removeEventListener('visibilitychange', listener);
        },
      }),
    [title],
  );

  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', site.icon);
  }, [site.icon]);
};
