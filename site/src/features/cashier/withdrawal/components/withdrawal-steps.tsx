import { Steps, type StepsProps } from '@pavilion/ui';
import { useMessages } from '../../../../shared/messages';
import { withdrawalMessages } from '../messages/withdrawal-messages';

const steps = ['stepRequested', 'stepReviewed', 'stepPaid'] as const;

/**
 * The steps of a withdrawal, in the summary of its form and above its order.
 *
 * @param done how many steps are done; undefined while none can begin.
 */
export const WithdrawalSteps = ({
  done,
  direction,
}: { readonly done: number | undefined } & Pick<StepsProps, 'direction'>) => {
  const t = useMessages(withdrawalMessages);
  return (
    <Steps direction={direction} current={done ?? -1} items={steps.map((id) => ({ id, title: t(id) }))} />
  );
};
