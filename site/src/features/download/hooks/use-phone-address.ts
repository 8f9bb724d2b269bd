import { useEffect, useState } from 'react';
import { paths } from '../../../routes/paths';
import { useClient } from '../../../shared/session/session-context';

/**
 * The absolute address of the page for phones, with the visitor's invite code. Undefined until hydration: the server does
 * not know the public origin, nor the codes in local storage.
 */
export const usePhoneAddress = (): string | undefined => {
  const { invites } = useClient();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = new URL(paths.downloadOnPhone, location.origin);
    const invite = invites.current();
    if (invite) url.searchParams.set(invite.kind, invite.code);
    if (invite?.bet) url.searchParams.set('r_bet', invite.bet);
    setAddress(url.href);
  }, [invites]);
  return address;
};
