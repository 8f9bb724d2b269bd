import { Steps } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

const steps = ['stepSubmitted', 'stepPay', 'stepCredited'] as const;

/**
 * The steps of a deposit, above its form and its order.
 *
 * @param done how many steps are done.
 */
export const DepositSteps = ({ done }: { readonly done: number }) => {
  const t = useMessages(cashierMessages);
  return <Steps current={done} items={steps.map((id) => ({ id, title: t(id) }))} />;
};
