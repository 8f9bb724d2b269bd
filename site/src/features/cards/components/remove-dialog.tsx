import type { PayoutAccount } from '@pavilion/contract';
import { useMemberSecurityQuery, usePayoutAccountRemoveMutation } from '@pavilion/sdk/react/money';
import { Modal, toast } from '@pavilion/ui';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { fieldErrors } from '../../../shared/forms/form-errors';
import { useForm } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { usePayoutAccountName } from '../../../shared/payment/payout-account-name';
import { PayoutDetails } from '../../../shared/payment/payout-details';
import { usePasswordErrorText } from '../hooks/use-password-error-text';
import { cardsMessages } from '../messages/cards-messages';
import { passwordErrorsFrom, paymentPasswordError } from '../model/money-password';
import { MoneyPasswordField } from './money-password-field';

const defaults = { paymentPassword: '' };
const validate = ({ paymentPassword }: typeof defaults) =>
  fieldErrors({ paymentPassword: paymentPasswordError(paymentPassword) });
const validateNothing = () => ({});
const errorsFrom = passwordErrorsFrom<'paymentPassword'>('paymentPassword');

/** Confirms the removal of an account, with the payment password if one is set. */
export const RemoveDialog = ({ account, onClose }: { account: PayoutAccount; onClose: () => void }) => {
  const t = useMessages(cardsMessages);
  const accountName = usePayoutAccountName();
  const passwordErrorText = usePasswordErrorText();
  const [remove] = usePayoutAccountRemoveMutation();
  const { data: security } = useMemberSecurityQuery();
  const needsPassword = security?.paymentPassword.isSet ?? false;

  const form = useForm({
    defaults,
    validate: needsPassword ? validate : validateNothing,
    errorsFrom,
    submit: async ({ paymentPassword }) => {
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
      message={t('removeText', { account: accountName(account).full })}
      footer={[
        { title: t('keep') },
        {
          title: t('removeConfirm'),
          type: 'danger',
          noClose: true,
          disabled: security === undefined,
          loading: form.isSubmitting,
          onClick: form.submit,
        },
      ]}
    >
      <PayoutDetails details={account.details} />
      <Form form={form}>
        <FormErrorBox error={form.formError} />
        {needsPassword && (
          <MoneyPasswordField
            {...form.field('paymentPassword')}
            label={t('moneyPassword')}
            hint={t('removeNeedsPassword')}
            error={passwordErrorText(form.errors.paymentPassword)}
          />
        )}
      </Form>
    </Modal>
  );
};
