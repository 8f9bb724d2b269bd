import type { FieldReason } from '@pavilion/contract';
import { memberFields, normalizeMemberField, validateMemberField } from '@pavilion/contract/forms';
import { useRealNameSubmitMutation } from '@pavilion/sdk/react/money';
import { Button, Field, toast } from '@pavilion/ui';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { fieldErrors } from '../../../shared/forms/form-errors';
import { MemberInput } from '../../../shared/forms/member-input';
import { useForm } from '../../../shared/forms/use-form';
import { useGeneralErrorText } from '../../../shared/forms/use-general-error-text';
import { useLocalText, useMessages } from '../../../shared/messages';
import { type CardsKey, cardsMessages } from '../messages/cards-messages';

const { realName } = memberFields;
const defaults = { name: '' };
const validate = ({ name }: typeof defaults) => fieldErrors({ name: validateMemberField(realName, name) });

const errorKeys: Partial<Readonly<Record<FieldReason, Extract<CardsKey, 'nameFormat' | 'nameBlocked'>>>> = {
  format: 'nameFormat',
  blocked: 'nameBlocked',
};

/** Submits the real name for review. */
export const NameForm = () => {
  const t = useMessages(cardsMessages);
  const text = useLocalText();
  const errorText = useGeneralErrorText();
  const [submit] = useRealNameSubmitMutation();
  const form = useForm({
    defaults,
    validate,
    submit: async ({ name }) => {
      await submit({ name: normalizeMemberField(realName, name) }).unwrap();
      toast.success(t('nameSubmitted'));
    },
  });
  const error = form.errors.name;
  const key = error && errorKeys[error.reason];
  return (
    <Form form={form}>
      <FormErrorBox error={form.formError} />
      <Field
        label={text(realName.label)}
        hint={t('nameHint')}
        error={key ? t(key) : errorText(error, text(realName.label))}
        required
      >
        <MemberInput {...form.field('name')} field={realName} size="lg" />
      </Field>
      <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
        {t('nameSubmit')}
      </Button>
    </Form>
  );
};
