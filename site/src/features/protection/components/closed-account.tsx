import type { Closure } from '@pavilion/contract';
import { useReturnRequestMutation } from '@pavilion/sdk/react/money';
import { Button, toast } from '@pavilion/ui';
import { useConfirm } from '../../../shared/dialogs/use-confirm';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { useMessages } from '../../../shared/messages';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useStoreProtection } from '../../../shared/protection/use-protection';
import { protectionMessages } from '../messages/protection-messages';
import { returnTimes } from '../model/waits';

interface ClosedAccountProps {
  readonly closure: Closure;
}

/** The closure in force; after a self-exclusion, the member asks here to return (PRO-2). */
export const ClosedAccount = ({ closure }: ClosedAccountProps) => {
  const askIfSure = useConfirm();
  const t = useMessages(protectionMessages);
  const showError = useErrorToast();
  const store = useStoreProtection();
  const [ask, { isLoading }] = useReturnRequestMutation();
  const confirm = async () => {
    const isSure = await askIfSure({
      title: t('returnConfirmTitle'),
      message: t('returnConfirmText', returnTimes),
      confirmText: t('returnAsk'),
      direction: 'center',
    });
    if (!isSure) return;
    try {
      await store(ask().unwrap());
      toast.success(t('returnAsked'));
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <ClosedNotice closure={closure}>
      {closure.mayAskToReturn && (
        <Button loading={isLoading} onClick={confirm}>
          {t('returnAsk')}
        </Button>
      )}
    </ClosedNotice>
  );
};
