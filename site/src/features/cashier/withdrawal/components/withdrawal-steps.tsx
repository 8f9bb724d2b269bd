import { useMessages } from '../../../../shared/messages';
import { HeadSteps } from '../../components/head-steps';
import { withdrawalMessages } from '../messages/withdrawal-messages';

const steps = ['stepRequested', 'stepReviewed', 'stepPaid'] as const;

/**
 * The steps of a withdrawal.
 *
 * @param done how many steps are done; undefined while none can begin.
 */
export const WithdrawalSteps = ({ done = -1 }: { readonly done: number | undefined }) => {
  const t = useMessages(withdrawalMessages);
  return <HeadSteps current={done} items={steps.map((id) => ({ id, title: t(id) }))} />;
};
