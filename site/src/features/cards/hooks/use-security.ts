import { useMemberSecurityQuery } from '@pavilion/sdk/react/money';
import { useState } from 'react';

/** The polling interval while the name is under review, ms. */
const reviewPoll = 2_000;

/** Real name and payment password; polled while the name is under review. */
export const useSecurity = () => {
  const [isPending, setPending] = useState(false);
  const answer = useMemberSecurityQuery(undefined, { pollingInterval: isPending ? reviewPoll : 0 });
  const pendingNow = answer.data?.realName.state === 'pending';
  if (pendingNow !== isPending) setPending(pendingNow);
  return answer;
};
