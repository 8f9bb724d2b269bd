import { usePreInfoQuery } from '@pavilion/sdk/react';
import { Button } from '@pavilion/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { intendedPath } from '../../../shared/navigation/intended-path';
import { keepParameters } from '../../../shared/navigation/kept-parameters';
import { Notice } from '../../../shared/notice/notice';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { fallbackMessages } from '../fallback-messages';

/** Polling interval, seconds. */
const interval = 15;

/** The maintenance page. It polls preInfo, and leads back to the page that was left, else to Home, when maintenance is over (MNT-1). */
export const MaintenancePage = () => {
  const t = useMessages(fallbackMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, isFetching, refetch } = usePreInfoQuery(preInfoBody, {
    pollingInterval: interval * 1000,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const isOver = data !== undefined && !isFetching && data.maintainConfig.status !== 0;

  useEffect(() => {
    if (isOver) navigate(keepParameters(intendedPath(search) ?? paths.home, search), { replace: true });
  }, [isOver, navigate, search]);

  return (
    <Notice
      picture={<SceneImage name="maintenance" />}
      title={t('maintenanceTitle')}
      text={
        <>
          <p>{t('maintenanceText')}</p>
          <p>{t('maintenanceChecking', { seconds: interval })}</p>
        </>
      }
    >
      <Button variant="primary" loading={isFetching} onClick={() => refetch()}>
        {t('maintenanceCheckNow')}
      </Button>
    </Notice>
  );
};
