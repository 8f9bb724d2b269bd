import type { PayoutAccount, PayoutForm as PayoutFormData } from '@pavilion/contract';
import { type FormValues, validateForm } from '@pavilion/contract/forms';
import { usePayoutAccountAddMutation } from '@pavilion/sdk/react/money';
import { Button, Card, token } from '@pavilion/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { fieldErrors, requiredError } from '../../../shared/forms/form-errors';
import { useForm } from '../../../shared/forms/use-form';
import { Stack, WithAside } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import {
  initialValues,
  storableFields,
  submittedSecrets,
  submittedValues,
} from '../../../shared/schema-fields/form-values';
import { SchemaFields } from '../../../shared/schema-fields/schema-fields';
import { usePasswordErrorText } from '../hooks/use-password-error-text';
import { cardsMessages } from '../messages/cards-messages';
import { passwordErrorsFrom, paymentPasswordError } from '../model/money-password';
import { LoginPasswordField } from './login-password-field';
import { MoneyPasswordField } from './money-password-field';
import { PayoutNotice } from './payout-notice';
import { PayoutPreview } from './payout-preview';

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface PayoutFormProps {
  readonly form: PayoutFormData;
  /** Confirms the account; the login password does until one is set. */
  readonly hasPaymentPassword: boolean;
  readonly onBound: (account: PayoutAccount) => void;
}

const errorsFrom = passwordErrorsFrom<string>('paymentPassword', 'loginPassword');

/**
 * Binds an account of any kind: the gateway describes the fields and validates them by the same function. A password
 * confirms it.
 */
export const PayoutForm = ({ form: payoutForm, hasPaymentPassword, onBound }: PayoutFormProps) => {
  const t = useMessages(cardsMessages);
  const { kind, fields } = payoutForm;
  const { member } = useMember();
  const [add] = usePayoutAccountAddMutation();
  const passwordErrorText = usePasswordErrorText();
  const password = hasPaymentPassword ? 'paymentPassword' : 'loginPassword';
  const validate = useMemo(() => {
    const passwordError = hasPaymentPassword ? paymentPasswordError : requiredError;
    return (entered: FormValues) => ({
      ...validateForm(fields, entered).errors,
      ...fieldErrors({ [password]: passwordError(entered[password] ?? '') }),
    });
  }, [fields, hasPaymentPassword, password]);
  const defaults = useMemo(() => ({ ...initialValues(fields), [password]: '' }), [fields, password]);
  const form = useForm<FormValues>({
    defaults,
    validate,
    errorsFrom,
    persist: { key: member && `payout.${kind}.${member.id}`, fields: storableFields(fields) },
    submit: async (entered) => {
      const account = await add({
        kind,
        values: submittedValues(fields, entered),
        ...submittedSecrets(fields, entered),
        ...(hasPaymentPassword
          ? { paymentPassword: entered.paymentPassword }
          : { loginPassword: entered.loginPassword }),
      }).unwrap();
      form.reset();
      onBound(account);
    },
  });
  const { values, errors } = form;

  return (
    <WithAside>
      <Card title={t('addTitle')}>
        <Form form={form}>
          <FormErrorBox error={form.formError} />
          <SchemaFields fields={fields} values={values} errors={errors} onChange={form.setValues} />
          {hasPaymentPassword ? (
            <MoneyPasswordField
              {...form.field('paymentPassword')}
              label={t('moneyPassword')}
              hint={t('addNeedsPassword')}
              error={passwordErrorText(errors.paymentPassword)}
            />
          ) : (
            <LoginPasswordField
              {...form.field('loginPassword')}
              hint={t('addNeedsLoginPassword')}
              error={errors.loginPassword}
            />
          )}
          <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
            {t('submit')}
          </Button>
          <Note>{t('submitNote')}</Note>
        </Form>
      </Card>
      <Stack>
        <PayoutPreview form={payoutForm} values={values} />
        <PayoutNotice form={payoutForm} />
      </Stack>
    </WithAside>
  );
};
