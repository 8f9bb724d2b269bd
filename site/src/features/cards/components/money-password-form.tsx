import { usePaymentPasswordSetMutation } from '@pavilion/sdk/react/money';
import { Button, toast } from '@pavilion/ui';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { useForm } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { usePasswordErrorText } from '../hooks/use-password-error-text';
import { cardsMessages } from '../messages/cards-messages';
import { passwordErrorsFrom } from '../model/money-password';
import {
  emptyNewPassword,
  type NewPassword,
  newPasswordBody,
  validateChange,
  validateFirst,
} from '../model/new-money-password';
import { FormActions } from './form-actions';
import { LoginPasswordField } from './login-password-field';
import { MoneyPasswordField } from './money-password-field';

const errorsFrom = passwordErrorsFrom<keyof NewPassword>('current', 'loginPassword');

interface MoneyPasswordFormProps {
  /** Whether the member has one already. */
  readonly isSet: boolean;
  readonly onDone: () => void;
  readonly onCancel: (() => void) | undefined;
}

/** Sets or changes the payment password. */
export const MoneyPasswordForm = ({ isSet, onDone, onCancel }: MoneyPasswordFormProps) => {
  const t = useMessages(cardsMessages);
  const passwordErrorText = usePasswordErrorText();
  const [set] = usePaymentPasswordSetMutation();
  const form = useForm({
    defaults: emptyNewPassword,
    validate: isSet ? validateChange : validateFirst,
    errorsFrom,
    submit: async (values) => {
      await set(newPasswordBody(values, isSet)).unwrap();
      toast.success(t('passwordSaved'));
      onDone();
    },
  });
  const { errors } = form;
  const field = (name: keyof NewPassword) => ({
    ...form.field(name),
    error: passwordErrorText(errors[name]),
  });

  return (
    <Form form={form}>
      <FormErrorBox error={form.formError} />
      {isSet ? (
        <MoneyPasswordField {...field('current')} label={t('currentPassword')} />
      ) : (
        <LoginPasswordField
          {...form.field('loginPassword')}
          hint={t('loginPasswordHint')}
          error={errors.loginPassword}
        />
      )}
      <MoneyPasswordField
        {...field('paymentPassword')}
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        isNew
      />
      <MoneyPasswordField {...field('repeat')} label={t('repeatPassword')} isNew />
      <FormActions>
        <Button type="submit" variant="primary" size="lg" loading={form.isSubmitting}>
          {t(isSet ? 'passwordChange' : 'passwordSet')}
        </Button>
        {onCancel && (
          <Button type="button" size="lg" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </FormActions>
    </Form>
  );
};
