import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';
import { HeadSteps } from './head-steps';

const steps = ['stepSubmitted', 'stepPay', 'stepCredited'] as const;

/**
 * The steps of a deposit.
 *
 * @param done how many steps are done; undefined while none can begin.
 */
export const DepositSteps = ({ done = -1 }: { readonly done: number | undefined }) => {
  const t = useMessages(cashierMessages);
  return <HeadSteps current={done} items={steps.map((id) => ({ id, title: t(id) }))} />;
};
