import { usePayoutAccountsQuery } from '@pavilion/sdk/react/money';
import { useSecurity } from './use-security';

/** Whether real name, bank card and payment password are done. */
export const useStepsDone = (): readonly [boolean, boolean, boolean] => {
  const { data: security } = useSecurity();
  const { data: cards } = usePayoutAccountsQuery({ kind: 'bank' });
  return [
    security?.realName.state === 'passed',
    (cards?.length ?? 0) > 0,
    security?.paymentPassword.isSet ?? false,
  ];
};
