import { Steps } from '@pavilion/ui';
import { useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

const steps = ['stepSubmitted', 'stepPay', 'stepCredited'] as const;

/** The way of a deposit, over its form and its order. */
export const DepositSteps = ({ current }: { readonly current: (typeof steps)[number] }) => {
  const t = useMessages(cashierMessages);
  return <Steps current={steps.indexOf(current)} items={steps.map((id) => ({ id, title: t(id) }))} />;
};
