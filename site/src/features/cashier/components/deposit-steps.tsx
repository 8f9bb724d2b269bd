import { Steps, type StepsProps } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

const steps = ['stepSubmitted', 'stepPay', 'stepCredited'] as const;

/**
 * The steps of a deposit, in the summary of its form and above its order.
 *
 * @param done how many steps are done.
 */
export const DepositSteps = ({
  done,
  direction,
}: { readonly done: number } & Pick<StepsProps, 'direction'>) => {
  const t = useMessages(cashierMessages);
  return <Steps direction={direction} current={done} items={steps.map((id) => ({ id, title: t(id) }))} />;
};
