import { useEffect, useState } from 'react';
import { Lazy } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { useClient } from '../../../shared/session/session-context';

/** In a chunk of its own: few visitors follow a link to a round. */
const sharedRound = lazyComponent(
  'shared/peak/shared-round.tsx',
  'SharedRound',
  () => import('../../../shared/peak/shared-round'),
);

/** The round that a friend shared by an invitation link (INV-2, PEA-1). */
export const FriendsRound = () => {
  const { invites } = useClient();
  const [shared, setShared] = useState<{ code: string; bet: string }>();
  useEffect(() => {
    const { code, bet } = invites.current() ?? {};
    if (code === undefined || bet === undefined) return;
    let isMounted = true;
    sharedRound.preload().then(
      () => isMounted && setShared({ code, bet }),
      // The form works without this part.
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [invites]);
  return shared && <Lazy component={sharedRound} props={shared} />;
};
