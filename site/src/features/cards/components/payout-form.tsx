import type { PayoutAccount, PayoutForm as PayoutFormData } from '@pavilion/contract';
import { type FormValues, validateForm } from '@pavilion/contract/forms';
import { usePayoutAccountAddMutation } from '@pavilion/sdk/react/money';
import { Badge, Button, Card, token } from '@pavilion/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { FormFields } from '../../../shared/forms/form-fields';
import { useForm } from '../../../shared/forms/use-form';
import { Beside, Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import { useFaultWords } from '../hooks/use-fault-words';
import { cardsMessages } from '../messages/cards-messages';
import { emptyValues, followingChoices, isFound, sentValues } from '../model/form-values';
import { PayoutNotice } from './payout-notice';
import { PayoutPreview } from './payout-preview';
import { Refusal } from './refusal';
import { SchemaField } from './schema-field';

const Note = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

interface PayoutFormProps {
  readonly form: PayoutFormData;
  readonly onBound: (account: PayoutAccount) => void;
}

/** Binds an account of any kind: the gateway says what is asked for, and judges it by the same data. */
export const PayoutForm = ({ form: { kind, name, limit, fields }, onBound }: PayoutFormProps) => {
  const t = useMessages(cardsMessages);
  const text = useLocalText();
  const words = useFaultWords();
  const [add] = usePayoutAccountAddMutation();
  const judge = useMemo(() => (entered: FormValues) => validateForm(fields, entered).errors, [fields]);
  const empty = useMemo(() => emptyValues(fields), [fields]);
  const form = useForm<FormValues>({
    empty,
    judge,
    send: async (entered) => onBound(await add({ kind, values: sentValues(fields, entered) }).unwrap()),
  });
  const { values, faults } = form;

  const change = (field: string, value: string) => {
    form.change(field, value);
    const following = followingChoices(fields, values, field, value);
    for (const [choice, chosen] of Object.entries(following)) form.change(choice, chosen);
    // A choice may be what was wrong with another field: an address of the other network.
    for (const other of Object.keys(faults)) {
      if (other !== field && !(other in following)) form.change(other, values[other]!);
    }
  };

  return (
    <Beside>
      <Card title={t('addTitle')}>
        <FormFields form={form}>
          <Refusal problem={form.problem} />
          {fields.map((field) => (
            <SchemaField
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              error={words(field, faults[field.name])}
              note={
                field.control === 'choice' && isFound(fields, values, field) ? (
                  <Badge tone="success">{t('found')}</Badge>
                ) : undefined
              }
              onValueChange={(value) => change(field.name, value)}
            />
          ))}
          <Button type="submit" variant="primary" size="lg" block loading={form.isSending}>
            {t('submit')}
          </Button>
          <Note>{t('submitNote')}</Note>
        </FormFields>
      </Card>
      <Stack>
        <PayoutPreview kind={kind} name={text(name)} fields={fields} values={values} />
        <PayoutNotice kind={kind} limit={limit} fields={fields} />
      </Stack>
    </Beside>
  );
};
