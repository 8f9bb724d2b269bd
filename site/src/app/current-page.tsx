import { Loadable } from '@pavilion/ui';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isClosedToDemo } from '../routes/closed-to-demo';
import { redirectOf } from '../routes/guard';
import { matchRow, rowOrNotFound } from '../routes/match-row';
import { pages } from '../routes/pages';
import { paths } from '../routes/paths';
import { titles } from '../routes/titles';
import { useBrand } from '../shared/brand/brand-context';
import { HeldInput } from '../shared/lazy/held-input';
import { Lazy } from '../shared/lazy/lazy';
import { useIsDemo } from '../shared/member/use-is-demo';
import { useMessages } from '../shared/messages';
import { intendedPath } from '../shared/navigation/intended-path';
import { keepParameters } from '../shared/navigation/kept-parameters';
import { usePhone } from '../shared/phone/phone-context';
import { useIsMember } from '../shared/session/session-context';
import { Crash } from './crash';
import { Layout } from './layouts/layout';
import { shellComponents } from './shell-components';
import { usePreInfo } from './site-config';

/**
 * Renders the page of the current address in its layout, or redirects as its guard demands (APP-3, MNT-1, MOB-1,
 * RTE-1, RTE-2). Until it is known whether the site is open, the layout has a skeleton of a page.
 */
export const CurrentPage = () => {
  const { pathname, search, hash } = useLocation();
  const isMember = useIsMember();
  const phone = usePhone();
  const preInfo = usePreInfo();
  const title = useMessages(titles);
  const isDemo = useIsDemo();
  const brand = useBrand();
  const row = matchRow(pathname, brand);

  const target = preInfo.isLoading
    ? undefined
    : redirectOf({
        row,
        path: pathname + search + hash,
        isMember,
        isPhone: phone.isPhone(),
        maintenanceStatus: preInfo.data?.maintainConfig.status,
        intended: intendedPath(search),
      });
  if (preInfo.isLoading || target !== undefined) {
    return (
      // Visitors have no member area: until they are redirected, theirs is the layout of Home.
      <Layout row={rowOrNotFound(row?.access === 'member' && !isMember ? paths.home : pathname, brand)}>
        {target === undefined ? (
          <Lazy component={shellComponents.pageSkeleton} props={{}} />
        ) : (
          // Unless another navigation has started: React keeps the old page mounted until the next one has loaded, and
          // a logout in that time must not redirect to the login offer.
          location.pathname === pathname && <Navigate to={target} replace />
        )}
      </Layout>
    );
  }
  if (row === undefined) {
    const to = keepParameters(paths.notFound, pathname + search);
    return <Navigate to={to} replace state={{ wanted: pathname }} />;
  }

  return (
    <Layout row={row}>
      <Suspense key={row.id} fallback={<Loadable />}>
        <Lazy
          component={isDemo && isClosedToDemo(row) ? pages.closedToDemo : row.page}
          props={{ id: row.id, title: title(row.id) }}
          fallback={(retry) => <Crash onRetry={retry} />}
        />
        <HeldInput />
      </Suspense>
    </Layout>
  );
};
