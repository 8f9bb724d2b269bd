import { useRealNameSubmitMutation } from '@pavilion/sdk/react/money';
import { Button, Field, TextInput, toast, UserIcon } from '@pavilion/ui';
import type { Fault } from '../../../shared/forms/fault';
import { FormFields } from '../../../shared/forms/form-fields';
import { useForm } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { type CardsKey, cardsMessages } from '../messages/cards-messages';
import { emptyName, judgeName } from '../model/real-name';
import { Refusal } from './refusal';

const faultKeys: Partial<Readonly<Record<Fault['reason'], CardsKey>>> = {
  required: 'nameRequired',
  'too-short': 'nameShort',
  'too-long': 'nameLong',
  format: 'nameFormat',
  blocked: 'nameBlocked',
};

/** Hands in the real name, to be checked. */
export const NameForm = () => {
  const t = useMessages(cardsMessages);
  const words = t as (key: CardsKey, values: object) => string;
  const [submit] = useRealNameSubmitMutation();
  const form = useForm({
    empty: emptyName,
    judge: judgeName,
    send: async ({ name }) => {
      await submit({ name: name.trim() }).unwrap();
      toast.success(t('nameSubmitted'));
    },
  });
  const fault = form.faults.name;
  return (
    <FormFields form={form}>
      <Refusal problem={form.problem} />
      <Field
        label={t('nameLabel')}
        hint={t('nameHint')}
        error={fault && words(faultKeys[fault.reason] ?? 'nameFormat', { limit: fault.limit ?? '' })}
        required
      >
        <TextInput
          name="name"
          size="lg"
          prefix={<UserIcon size={20} />}
          autoComplete="name"
          placeholder={t('namePlaceholder')}
          value={form.values.name}
          onValueChange={(name) => form.change('name', name)}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" block loading={form.isSending}>
        {t('nameSubmit')}
      </Button>
    </FormFields>
  );
};
