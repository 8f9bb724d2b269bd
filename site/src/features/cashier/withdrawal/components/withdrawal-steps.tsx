import { Steps, type StepsProps } from '@pavilion/ui';
import { useMessages } from '../../../../shared/messages';
import { withdrawalMessages } from '../messages/withdrawal-messages';

const steps = ['stepRequested', 'stepReviewed', 'stepPaid'] as const;

/**
 * The steps of a withdrawal, in the summary of its form and above its order.
 *
 * @param done how many steps are done.
 */
export const WithdrawalSteps = ({
  done,
  direction,
}: { readonly done: number } & Pick<StepsProps, 'direction'>) => {
  const t = useMessages(withdrawalMessages);
  return <Steps direction={direction} current={done} items={steps.map((id) => ({ id, title: t(id) }))} />;
};
