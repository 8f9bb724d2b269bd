import type { Member } from '@pavilion/contract';
import { memberFields, normalizeMemberField, validateMemberField } from '@pavilion/contract/forms';
import { useProfileInfoQuery, useProfileSaveMutation } from '@pavilion/sdk/react/money';
import { Button, Card, Field, toast, token } from '@pavilion/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useDue } from '../../../shared/calendar/use-due';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { fieldErrors } from '../../../shared/forms/form-errors';
import { MemberInput } from '../../../shared/forms/member-input';
import { useForm } from '../../../shared/forms/use-form';
import { useGeneralErrorText } from '../../../shared/forms/use-general-error-text';
import { useLocalText, useMessages } from '../../../shared/messages';
import { profileMessages } from '../messages/profile-messages';

const { nickname: nicknameField } = memberFields;

const Row = styled.div`
  display: flex;
  gap: ${token.space[3]};
  > :first-child { flex: 1; min-width: 0; }
  > button { flex: none; }
`;

const validate = ({ nickname }: { nickname: string }) =>
  fieldErrors({ nickname: validateMemberField(nicknameField, nickname) });

/** The member's name on the site, which may change once in 30 days (PFL-1). */
export const NicknameCard = ({ member }: { readonly member: Member }) => {
  const t = useMessages(profileMessages);
  const text = useLocalText();
  const timeText = useTimeText();
  const errorText = useGeneralErrorText();
  const { data: info, refetch } = useProfileInfoQuery({});
  const [save] = useProfileSaveMutation();
  const own = member.nickname === member.account ? '' : member.nickname;
  const defaults = useMemo(() => ({ nickname: own }), [own]);
  const form = useForm({
    defaults,
    validate,
    submit: async ({ nickname }) => {
      await save({ nickname: normalizeMemberField(nicknameField, nickname) }).unwrap();
      toast.success(t('nicknameSaved'));
    },
  });
  const until = info?.nicknameChangeableAt;
  useDue(until ? Date.parse(until) : undefined, () => void refetch());
  const error = form.errors.nickname;
  return (
    <Card title={t('publicProfile')}>
      <Form form={form}>
        <FormErrorBox error={form.formError} />
        <Field
          label={text(nicknameField.label)}
          hint={until ? t('nicknameUntil', { at: timeText(until, 'minute') }) : t('nicknameHint')}
          error={
            error?.reason === 'blocked' ? t('nicknameBlocked') : errorText(error, text(nicknameField.label))
          }
          disabled={Boolean(until)}
        >
          <Row>
            <MemberInput {...form.field('nickname')} field={nicknameField} size="lg" />
            {!until && (
              <Button
                type="submit"
                size="lg"
                loading={form.isSubmitting}
                disabled={form.values.nickname === own}
              >
                {t('nicknameSave')}
              </Button>
            )}
          </Row>
        </Field>
      </Form>
    </Card>
  );
};
