import { useMounted } from '@pavilion/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useBrand } from '../shared/brand/brand-context';
import { offersAddress } from '../shared/brand/offers';
import { LazyOverlay } from '../shared/lazy/lazy-overlay';
import { roomOf, withRoom } from '../shared/rooms/room-address';
import { shellComponents } from './shell-components';

/** Loads the live rooms when the address names one for the first time; they then follow the address themselves (LIV-3). */
export const OpenRoom = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isMounted = useMounted();
  const isPush = useNavigationType() === 'PUSH';
  const isOpen = offersAddress(useBrand(), search) && roomOf(search) !== undefined;
  const page = pathname + withRoom(search, undefined);
  const [previous, setPrevious] = useState(page);
  const [opened, setOpened] = useState<{ readonly isOverPrevious: boolean }>();
  if (!opened && isMounted && isOpen) setOpened({ isOverPrevious: isPush && previous === page });
  if (!opened && !isOpen && previous !== page) setPrevious(page);
  return opened ? (
    <LazyOverlay
      component={shellComponents.liveRooms}
      props={opened}
      isOpen={isOpen}
      onClose={() => navigate(pathname + withRoom(search, undefined), { replace: true })}
    />
  ) : null;
};
