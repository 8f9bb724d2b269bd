import { LockIcon } from '@pavilion/ui';
import { useMessages } from '../../../../shared/messages';
import { HeadSteps } from '../../components/head-steps';
import { withdrawalMessages } from '../messages/withdrawal-messages';

const steps = ['stepRequested', 'stepReviewed', 'stepPaid'] as const;

interface WithdrawalStepsProps {
  /** How many steps are done; undefined after an end without money. */
  readonly done: number | undefined;
  /** Whether a lock prevents the first step. */
  readonly isLocked: boolean;
}

/** The steps of a withdrawal. */
export const WithdrawalSteps = ({ done = -1, isLocked }: WithdrawalStepsProps) => {
  const t = useMessages(withdrawalMessages);
  const icon = isLocked ? <LockIcon size={14} title={t('stepLocked')} /> : undefined;
  return (
    <HeadSteps
      current={done}
      data-locked={isLocked ? '' : undefined}
      items={steps.map((id, index) => ({ id, title: t(id), ...(index === 0 && icon && { icon }) }))}
    />
  );
};
