import type { PayoutAccount } from '@pavilion/contract';
import { useMemberSecurityQuery, usePayoutAccountRemoveMutation } from '@pavilion/sdk/react/money';
import { Modal, toast } from '@pavilion/ui';
import { faultsOf } from '../../../shared/forms/fault';
import { FormFields } from '../../../shared/forms/form-fields';
import { useForm } from '../../../shared/forms/use-form';
import { useLocalText, useMessages } from '../../../shared/messages';
import { usePasswordWords } from '../hooks/use-password-words';
import { cardsMessages } from '../messages/cards-messages';
import { digitsFault, passwordFaultIn } from '../model/money-password';
import { MoneyPasswordField } from './money-password-field';
import { Refusal } from './refusal';

const empty = { paymentPassword: '' };
const judge = ({ paymentPassword }: typeof empty) =>
  faultsOf({ paymentPassword: digitsFault(paymentPassword) });
const judgeNothing = () => ({});
const faultsIn = passwordFaultIn<'paymentPassword'>('paymentPassword');

/** Confirms the removal of an account, with the payment password if one is set. */
export const RemoveDialog = ({ account, onClose }: { account: PayoutAccount; onClose: () => void }) => {
  const t = useMessages(cardsMessages);
  const text = useLocalText();
  const words = usePasswordWords();
  const [remove] = usePayoutAccountRemoveMutation();
  const { data: security } = useMemberSecurityQuery();
  const needsPassword = security?.paymentPassword.isSet ?? false;

  const form = useForm({
    empty,
    judge: needsPassword ? judge : judgeNothing,
    faultsIn,
    send: async ({ paymentPassword }) => {
      await remove({ id: account.id, ...(needsPassword ? { paymentPassword } : {}) }).unwrap();
      toast.success(t('removed'));
      onClose();
    },
  });

  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      direction="center"
      title={t('removeTitle')}
      message={t('removeText', { title: text(account.title), number: account.number })}
      footer={[
        { title: t('keep') },
        {
          title: t('removeConfirm'),
          type: 'danger',
          noClose: true,
          disabled: security === undefined,
          loading: form.isSending,
          onClick: form.submit,
        },
      ]}
    >
      <FormFields form={form}>
        <Refusal problem={form.problem} />
        {needsPassword && (
          <MoneyPasswordField
            name="paymentPassword"
            label={t('moneyPassword')}
            hint={t('removeNeedsPassword')}
            error={words(form.faults.paymentPassword)}
            value={form.values.paymentPassword}
            onValueChange={(value) => form.change('paymentPassword', value)}
          />
        )}
      </FormFields>
    </Modal>
  );
};
