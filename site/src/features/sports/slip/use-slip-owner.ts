import type { SportsProvider } from '@pavilion/contract';
import { useEffect } from 'react';
import { useMember } from '../../../shared/member/use-member';
import { useIsMember } from '../../../shared/session/session-context';
import { useSlipStore } from './slip-selection';

/** Opens the slip of the member or visitor at a provider, also before its dock has loaded: cells show what is selected. */
export const useSlipOwner = (provider: SportsProvider) => {
  const store = useSlipStore();
  const isMember = useIsMember();
  const { member } = useMember();
  const memberId = member?.id;
  useEffect(() => {
    store.dispatch({ type: 'provider-changed', provider });
  }, [store, provider]);
  // The slip of a member is opened when the member is known; until then the visitor's stays.
  useEffect(() => {
    if (isMember && memberId === undefined) return;
    store.open(memberId);
  }, [store, isMember, memberId]);
};
