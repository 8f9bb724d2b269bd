import { avatars, type Member } from '@pavilion/contract';
import { memberFields, normalizeMemberField, validateMemberField } from '@pavilion/contract/forms';
import { maskName } from '@pavilion/format';
import { useProfileInfoQuery, useProfileSaveMutation } from '@pavilion/sdk/react/money';
import { Badge, Button, breakpoint, Card, Field, toast, token } from '@pavilion/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { formatMoment } from '../../../shared/calendar/moment';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { Form } from '../../../shared/forms/form';
import { FormErrorBox } from '../../../shared/forms/form-error-box';
import { fieldErrors } from '../../../shared/forms/form-errors';
import { MemberInput } from '../../../shared/forms/member-input';
import { useForm } from '../../../shared/forms/use-form';
import { useGeneralErrorText } from '../../../shared/forms/use-general-error-text';
import { AvatarPicture } from '../../../shared/member/avatar';
import { displayName } from '../../../shared/member/display-name';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { profileMessages } from '../messages/profile-messages';

const { nickname: nicknameField } = memberFields;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[5]};
  > div { display: grid; gap: ${token.space[1]}; min-width: 0; }
  strong { font-size: ${token.text.h3}; overflow-wrap: anywhere; }
  small { color: ${token.color.inkMuted}; }
  > :last-child { margin-inline-start: auto; }
  @media (max-width: ${breakpoint.phone}px) { > :last-child { margin: 0; width: 100%; } }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  margin-top: ${token.space[5]};
  padding: ${token.space[4]};
  border-radius: ${token.radius.lg};
  background: ${token.color.sunken};
  legend { float: inline-start; width: 100%; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  label { display: grid; border-radius: ${token.radius.full}; cursor: pointer; }
  label:has(:checked) { outline: 3px solid ${token.color.accent}; outline-offset: 2px; }
  label:has(:focus-visible) { outline: 3px solid ${token.color.focus}; outline-offset: 2px; }
  input { position: absolute; opacity: 0; }
`;

const Divided = styled.div`
  margin-top: ${token.space[5]};
  padding-top: ${token.space[5]};
  border-top: 1px solid ${token.color.line};
  > form { max-width: 560px; }
`;

const AvatarChoice = ({ member }: { readonly member: Member }) => {
  const t = useMessages(profileMessages);
  const showError = useErrorToast();
  const [save, { isLoading }] = useProfileSaveMutation();
  return (
    <Choices aria-busy={isLoading}>
      <legend>{t('avatarHint')}</legend>
      {avatars.map((avatar, index) => (
        <label key={avatar}>
          <input
            type="radio"
            name="avatar"
            checked={avatar === member.avatar}
            onChange={() =>
              save({ avatar })
                .unwrap()
                .then(() => toast.success(t('avatarSaved')), showError)
            }
          />
          <AvatarPicture avatar={avatar} size={64} />
          <span className="pv-sr-only">{t('avatarName', { number: index + 1 })}</span>
        </label>
      ))}
    </Choices>
  );
};

const validate = ({ nickname }: { nickname: string }) =>
  fieldErrors({ nickname: validateMemberField(nicknameField, nickname) });

const Save = styled(Button)`
  justify-self: start;
  @media (max-width: ${breakpoint.phone}px) { justify-self: stretch; }
`;

const NicknameForm = ({ member }: { readonly member: Member }) => {
  const t = useMessages(profileMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const errorText = useGeneralErrorText();
  const { data: info } = useProfileInfoQuery({});
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
  const error = form.errors.nickname;
  return (
    <Form form={form}>
      <FormErrorBox error={form.formError} />
      <Field
        label={text(nicknameField.label)}
        hint={until ? t('nicknameUntil', { at: formatMoment(until, locale, 'minute') }) : t('nicknameHint')}
        error={
          error?.reason === 'blocked' ? t('nicknameBlocked') : errorText(error, text(nicknameField.label))
        }
        disabled={Boolean(until)}
      >
        <MemberInput {...form.field('nickname')} field={nicknameField} size="lg" />
      </Field>
      {!until && (
        <Save type="submit" loading={form.isSubmitting}>
          {t('nicknameSave')}
        </Save>
      )}
    </Form>
  );
};

/** Avatar, nickname and account (PFL-1). */
export const IdentityCard = ({ member }: { readonly member: Member }) => {
  const t = useMessages(profileMessages);
  const { locale } = useLocale();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card>
      <Head>
        <AvatarPicture avatar={member.avatar} size={88} />
        <div>
          <Line>
            <strong>{displayName(member)}</strong>
            <Badge tone="value">{t('level', { level: member.vipLevel })}</Badge>
          </Line>
          <small>
            {t('account')} {maskName(member.account)}
          </small>
          <small>{t('joined', { at: formatMoment(member.registeredAt, locale, 'day') })}</small>
        </div>
        <Button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {t(isChoosing ? 'close' : 'chooseAvatar')}
        </Button>
      </Head>
      {isChoosing && <AvatarChoice member={member} />}
      <Divided>
        <NicknameForm member={member} />
      </Divided>
    </Card>
  );
};
