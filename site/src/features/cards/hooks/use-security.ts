import { useMemberSecurityQuery } from '@pavilion/sdk/react/money';
import { useState } from 'react';

/** How often a name that is being checked is asked for, ms. */
const reviewPoll = 2_000;

/** Real name and payment password; asked for again while the name is being checked. */
export const useSecurity = () => {
  const [isPending, setPending] = useState(false);
  const answer = useMemberSecurityQuery(undefined, { pollingInterval: isPending ? reviewPoll : 0 });
  const pendingNow = answer.data?.realName.state === 'pending';
  if (pendingNow !== isPending) setPending(pendingNow);
  return answer;
};
