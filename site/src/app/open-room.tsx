import { useMounted } from '@pavilion/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Lazy } from '../shared/lazy/lazy';
import { roomOf } from '../shared/rooms/room-address';
import { shellComponents } from './shell-components';

/** Loads the live rooms when the address names one for the first time; they then follow the address themselves (LIV-3). */
export const OpenRoom = () => {
  const { search } = useLocation();
  const isMounted = useMounted();
  const [wasOpened, setOpened] = useState(false);
  const isOpened = wasOpened || (isMounted && roomOf(search) !== undefined);
  if (isOpened && !wasOpened) setOpened(true);
  return isOpened ? (
    <Suspense fallback={null}>
      <Lazy component={shellComponents.liveRooms} props={{}} />
    </Suspense>
  ) : null;
};
