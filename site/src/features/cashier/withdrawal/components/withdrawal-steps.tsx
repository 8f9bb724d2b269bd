import { Steps } from '@pavilion/ui';
import { useMessages } from '../../../../shared/messages';
import { withdrawalMessages } from '../messages/withdrawal-messages';

const steps = ['stepRequested', 'stepReviewed', 'stepPaid'] as const;

/**
 * The steps of a withdrawal, above its form and its order.
 *
 * @param done how many steps are done.
 */
export const WithdrawalSteps = ({ done }: { readonly done: number }) => {
  const t = useMessages(withdrawalMessages);
  return <Steps current={done} items={steps.map((id) => ({ id, title: t(id) }))} />;
};
