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
import { SceneImage } from '../../../shared/scenes/scene-image';
import { profileMessages } from '../messages/profile-messages';
import { SaveButton } from './save-button';

const { nickname: nicknameField } = memberFields;

/** Fills the upper part of the card, with a scene at its end. */
const Head = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[5]};
  min-height: 168px;
  padding: ${token.space[6]};
  overflow: hidden;
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  background: ${token.gradient.hero};
  > div { display: grid; gap: ${token.space[1]}; min-width: 0; }
  strong { font-size: ${token.text.h3}; overflow-wrap: anywhere; }
  small { color: ${token.color.inkMuted}; }
  > * { position: relative; }
  > img { box-shadow: 0 0 0 3px ${token.color.surface}, 0 0 0 5px ${token.color.hairline}; border-radius: 50%; }
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[5]} ${token.space[4]}; gap: ${token.space[4]}; }
`;

const Picture = styled.div`
  &&& { position: absolute; }
  inset: 0 0 0 auto;
  width: min(640px, 78%);
  mask-image: linear-gradient(90deg, transparent 8%, #000 58%);
  @media (max-width: ${breakpoint.phone}px) {
    right: -120px;
    width: 420px;
    mask-image: linear-gradient(90deg, transparent 34%, #000 86%);
  }
`;

const Choose = styled(Button)`
  justify-self: start;
  margin-top: ${token.space[2]};
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
  padding: ${token.space[4]} ${token.space[6]};
  background: ${token.color.sunken};
  legend { float: inline-start; width: 100%; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  label { display: grid; border-radius: ${token.radius.full}; cursor: pointer; }
  label:has(:checked) { outline: 3px solid ${token.color.selected}; outline-offset: 2px; }
  label:has(:focus-visible) { outline: 3px solid ${token.color.focus}; outline-offset: 2px; }
  input { position: absolute; opacity: 0; }
`;

const Below = styled.div`
  padding: ${token.space[5]} ${token.space[6]};
  border-top: 1px solid ${token.color.line};
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[4]}; }
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
        <SaveButton type="submit" loading={form.isSubmitting}>
          {t('nicknameSave')}
        </SaveButton>
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
    <Card padding="none">
      <Head>
        <Picture>
          <SceneImage name="invite" isUnderText />
        </Picture>
        <AvatarPicture avatar={member.avatar} size={104} />
        <div>
          <Line>
            <strong>{displayName(member)}</strong>
            <Badge tone="value">{t('level', { level: member.vipLevel })}</Badge>
          </Line>
          <small>
            {t('account')} {maskName(member.account)}
          </small>
          <small>{t('joined', { at: formatMoment(member.registeredAt, locale, 'day') })}</small>
          <Choose size="sm" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {t(isChoosing ? 'close' : 'chooseAvatar')}
          </Choose>
        </div>
      </Head>
      {isChoosing && <AvatarChoice member={member} />}
      <Below>
        <NicknameForm member={member} />
      </Below>
    </Card>
  );
};
