import { useEffect, useState } from 'react';
import { Lazy } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { useClient } from '../../../shared/session/session-context';

/** In a chunk of its own: few visitors come by a link with a round. */
const sharedRound = lazyComponent(
  'shared/peak/shared-round.tsx',
  'SharedRound',
  () => import('../../../shared/peak/shared-round'),
);

/** The round of the friend whose link the visitor came by (INV-2, PEA-1). */
export const FriendsRound = () => {
  const { invites } = useClient();
  const [came, setCame] = useState<{ code: string; bet: string }>();
  useEffect(() => {
    const { code, bet } = invites.current() ?? {};
    if (code === undefined || bet === undefined) return;
    let isHere = true;
    void sharedRound.preload().then(() => isHere && setCame({ code, bet }));
    return () => {
      isHere = false;
    };
  }, [invites]);
  return came && <Lazy component={sharedRound} props={came} />;
};
