import { usePaymentPasswordSetMutation } from '@pavilion/sdk/react/money';
import { Button, toast } from '@pavilion/ui';
import { FormFields } from '../../../shared/forms/form-fields';
import { useForm } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { usePasswordWords } from '../hooks/use-password-words';
import { cardsMessages } from '../messages/cards-messages';
import { passwordFaultIn } from '../model/money-password';
import {
  emptyNewPassword,
  judgeChange,
  judgeFirst,
  type NewPassword,
  newPasswordBody,
} from '../model/new-money-password';
import { FormWays } from './form-ways';
import { LoginPasswordField } from './login-password-field';
import { MoneyPasswordField } from './money-password-field';
import { Refusal } from './refusal';

const faultsIn = passwordFaultIn<keyof NewPassword>('current', 'loginPassword');

interface MoneyPasswordFormProps {
  /** Whether there is one already. */
  readonly isSet: boolean;
  readonly onDone: () => void;
  readonly onCancel: (() => void) | undefined;
}

/** Sets the payment password, or another one in its place. */
export const MoneyPasswordForm = ({ isSet, onDone, onCancel }: MoneyPasswordFormProps) => {
  const t = useMessages(cardsMessages);
  const words = usePasswordWords();
  const [set] = usePaymentPasswordSetMutation();
  const form = useForm({
    empty: emptyNewPassword,
    judge: isSet ? judgeChange : judgeFirst,
    faultsIn,
    send: async (values) => {
      await set(newPasswordBody(values, isSet)).unwrap();
      toast.success(t('passwordSaved'));
      onDone();
    },
  });
  const { values, faults, change } = form;
  const wiring = (name: keyof NewPassword) => ({
    name,
    value: values[name],
    error: words(faults[name]),
    onValueChange: (value: string) => change(name, value),
  });

  return (
    <FormFields form={form}>
      <Refusal problem={form.problem} />
      {isSet ? (
        <MoneyPasswordField {...wiring('current')} label={t('currentPassword')} />
      ) : (
        <LoginPasswordField
          hint={t('loginPasswordHint')}
          fault={faults.loginPassword}
          value={values.loginPassword}
          onValueChange={(value) => change('loginPassword', value)}
        />
      )}
      <MoneyPasswordField
        {...wiring('paymentPassword')}
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        isNew
      />
      <MoneyPasswordField {...wiring('repeat')} label={t('repeatPassword')} isNew />
      <FormWays>
        <Button type="submit" variant="primary" size="lg" loading={form.isSending}>
          {t(isSet ? 'passwordChange' : 'passwordSet')}
        </Button>
        {onCancel && (
          <Button type="button" size="lg" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </FormWays>
    </FormFields>
  );
};
