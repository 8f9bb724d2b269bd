import type { PayoutAccount, PayoutForm as PayoutFormData } from '@pavilion/contract';
import { type FormValues, validateForm } from '@pavilion/contract/forms';
import { usePayoutAccountAddMutation } from '@pavilion/sdk/react/money';
import { Button, Card, token } from '@pavilion/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { FormFields } from '../../../shared/forms/form-fields';
import { useForm } from '../../../shared/forms/use-form';
import { Beside, Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { initialValues, submittedValues } from '../../../shared/schema-fields/form-values';
import { SchemaFields } from '../../../shared/schema-fields/schema-fields';
import { cardsMessages } from '../messages/cards-messages';
import { PayoutNotice } from './payout-notice';
import { PayoutPreview } from './payout-preview';
import { Refusal } from './refusal';

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
  const [add] = usePayoutAccountAddMutation();
  const judge = useMemo(() => (entered: FormValues) => validateForm(fields, entered).errors, [fields]);
  const empty = useMemo(() => initialValues(fields), [fields]);
  const form = useForm<FormValues>({
    empty,
    judge,
    send: async (entered) => onBound(await add({ kind, values: submittedValues(fields, entered) }).unwrap()),
  });
  const { values, faults } = form;

  const handleChange = (changes: FormValues) => {
    for (const [name, value] of Object.entries(changes)) form.change(name, value);
    // A changed choice can make another field valid: an address of the newly chosen network.
    for (const other of Object.keys(faults)) {
      if (!Object.hasOwn(changes, other)) form.change(other, values[other]!);
    }
  };

  return (
    <Beside>
      <Card title={t('addTitle')}>
        <FormFields form={form}>
          <Refusal problem={form.problem} />
          <SchemaFields fields={fields} values={values} errors={faults} onChange={handleChange} />
          <Button type="submit" variant="primary" size="lg" block loading={form.isSending}>
            {t('submit')}
          </Button>
          <Note>{t('submitNote')}</Note>
        </FormFields>
      </Card>
      <Stack>
        <PayoutPreview form={payoutForm} values={values} />
        <PayoutNotice form={payoutForm} />
      </Stack>
    </Beside>
  );
};
