import { type CallResponse, type ProfileField, profileFields } from '@pavilion/contract';
import { profileFormFields } from '@pavilion/contract/forms';
import { useProfileChangeRequestMutation } from '@pavilion/sdk/react/money';
import { Button, Card, Field, LockIcon, PasswordInput, RadioGroup, TextInput, toast } from '@pavilion/ui';
import { useCallback, useState } from 'react';
import { paths } from '../../../routes/paths';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { formsMessages } from '../../../shared/forms/forms-messages';
import { MemberInput } from '../../../shared/forms/member-input';
import { useForm } from '../../../shared/forms/use-form';
import { useValidationContext } from '../../../shared/forms/use-validation-context';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { MessageBox } from '../../../shared/notice/message-box';
import { PictureField } from '../../../shared/pictures/picture-field';
import { useChangeErrorText } from '../hooks/use-change-error-text';
import { profileChangesMessages } from '../messages/profile-changes-messages';
import { changeHint } from '../model/change-hints';
import {
  emptyChange,
  loginPasswordErrors,
  type NewChange,
  newChangeBody,
  validateNewChange,
} from '../model/new-change';

interface ChangeFormProps {
  readonly memberId: string;
  /** The current values, masked; null: none. */
  readonly current: CallResponse<'profileInfo'>['current'];
  /** The request was submitted; the page mounts a new form. */
  readonly onDone: () => void;
}

/** Requests a change of a part of the profile that only a review changes. */
export const ChangeForm = ({ memberId, current: values, onDone }: ChangeFormProps) => {
  const t = useMessages(profileChangesMessages);
  const text = useLocalText();
  const tForms = useMessages(formsMessages);
  const errorText = useChangeErrorText();
  const [request] = useProfileChangeRequestMutation();
  const contextNow = useValidationContext();
  const [isUploading, setUploading] = useState(false);
  const validate = useCallback((values: NewChange) => validateNewChange(values, contextNow()), [contextNow]);
  const form = useForm({
    defaults: emptyChange,
    validate,
    persist: {
      key: `profile-change.${memberId}`,
      fields: ['field', 'value', 'note'],
      restore: (stored) => (stored.field === undefined || profileFields.includes(stored.field) ? stored : {}),
    },
    errorsFrom: loginPasswordErrors,
    submit: async (values) => {
      await request(newChangeBody(values)).unwrap();
      form.reset();
      toast.success(t('submitted'));
      onDone();
    },
  });
  const { errors } = form;
  const { field } = form.values;
  const formField = profileFormFields[field];
  const label = t('newValue', { field: text(formField.label) });
  const hint = changeHint(field);
  const current = values[field];
  const isNameMissing = field === 'real-name' && current === null;

  return (
    <Card title={t('formTitle')}>
      <Form form={form}>
        <FormErrorBox error={form.formError} />
        <Field label={t('field')} error={errorText('field', errors.field, t('field'))} required>
          <RadioGroup
            name="field"
            variant="cards"
            cardWidth={128}
            value={field}
            options={profileFields.map((each) => ({
              value: each,
              label: text(profileFormFields[each].label),
            }))}
            onValueChange={(chosen) => form.setValues({ field: chosen as ProfileField, value: '' })}
          />
        </Field>
        {isNameMissing ? (
          <MessageBox tone="info" title={t('nameNeededTitle')} text={t('nameNeededText')}>
            <Button as={Link} to={paths.mine.authentication} size="sm" variant="primary">
              {t('nameNeededWay')}
            </Button>
          </MessageBox>
        ) : (
          <>
            <Field
              label={label}
              hint={hint && t(hint)}
              error={errorText(formField.control === 'date' ? 'date' : 'value', errors.value, label)}
              extra={current === null ? t('currentNone') : t('current', { value: current })}
              required
            >
              <MemberInput {...form.field('value')} field={formField} size="lg" placeholder="" />
            </Field>
            <PictureField
              source="evidence"
              label={t('pictures')}
              required
              error={errorText('pictures', errors.pictures, t('pictures'))}
              onPictures={(ids) => form.setValues({ pictures: ids.join(' ') })}
              onUploading={setUploading}
            />
            <Field label={t('note')} hint={t('noteHint')} extra={tForms('optional')}>
              <TextInput {...form.field('note')} size="lg" maxLength={200} />
            </Field>
            <Field
              label={t('loginPassword')}
              hint={t('loginPasswordHint')}
              error={errorText('loginPassword', errors.loginPassword, t('loginPassword'))}
              required
            >
              <PasswordInput {...form.field('loginPassword')} size="lg" prefix={<LockIcon size={20} />} />
            </Field>
            <Button
              type="submit"
              variant="primary"
              size="lg"
              block
              loading={form.isSubmitting || isUploading}
            >
              {t('submit')}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
};
