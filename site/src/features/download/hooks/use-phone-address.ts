import { useEffect, useState } from 'react';
import { paths } from '../../../routes/paths';
import { useClient } from '../../../shared/session/session-context';

/**
 * The whole address of the phone's page, with the code of who invited this person. Known once the page is taken over:
 * the server knows neither by what name the browser reached it nor the codes, which are kept by then.
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
