import type { PayoutAccount, PayoutForm as PayoutFormData } from '@pavilion/contract';
import { type FormValues, validateForm } from '@pavilion/contract/forms';
import { usePayoutAccountAddMutation } from '@pavilion/sdk/react/money';
import { Button, Card, token } from '@pavilion/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { useForm } from '../../../shared/forms/use-form';
import { Stack, WithAside } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import { initialValues, storableFields, submittedValues } from '../../../shared/schema-fields/form-values';
import { SchemaFields } from '../../../shared/schema-fields/schema-fields';
import { cardsMessages } from '../messages/cards-messages';
import { PayoutNotice } from './payout-notice';
import { PayoutPreview } from './payout-preview';

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface PayoutFormProps {
  readonly form: PayoutFormData;
  readonly onBound: (account: PayoutAccount) => void;
}

/** Binds an account of any kind: the gateway describes the fields and validates them by the same function. */
export const PayoutForm = ({ form: payoutForm, onBound }: PayoutFormProps) => {
  const t = useMessages(cardsMessages);
  const { kind, fields } = payoutForm;
  const { member } = useMember();
  const [add] = usePayoutAccountAddMutation();
  const validate = useMemo(() => (entered: FormValues) => validateForm(fields, entered).errors, [fields]);
  const defaults = useMemo(() => initialValues(fields), [fields]);
  const form = useForm<FormValues>({
    defaults,
    validate,
    persist: { key: member && `payout.${kind}.${member.id}`, fields: storableFields(fields) },
    submit: async (entered) => {
      const account = await add({ kind, values: submittedValues(fields, entered) }).unwrap();
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
