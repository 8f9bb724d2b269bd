import { usePayoutAccountsQuery } from '@pavilion/sdk/react/money';
import { useSecurity } from './use-security';

/** Real name, bank card and payment password, each: is it done? */
export const useStepsDone = (): readonly [boolean, boolean, boolean] => {
  const { data: security } = useSecurity();
  const { data: cards } = usePayoutAccountsQuery({ kind: 'bank' });
  return [
    security?.realName.state === 'passed',
    (cards?.length ?? 0) > 0,
    security?.paymentPassword.isSet ?? false,
  ];
};
