import { useEffect, useEffectEvent } from 'react';
import { usePreInfo } from '../site-config';

/** The least age of preInfo, ms, at which it is fetched again. */
const minAge = 30_000;

/** Refetches preInfo when the page comes into view or gets the focus: venues may have been closed or opened meanwhile (MNT-1). */
export const useFreshPreInfo = () => {
  const { fulfilledTimeStamp, refetch } = usePreInfo();
  const refresh = useEffectEvent(() => {
    const isOld = fulfilledTimeStamp !== undefined && Date.now() - fulfilledTimeStamp >= minAge;
    if (isOld && document.visibilityState === 'visible') refetch();
  });
  useEffect(() => {
    const handleReturn = () => refresh();
    addEventListener('focus', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      removeEventListener('focus', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, []);
};
