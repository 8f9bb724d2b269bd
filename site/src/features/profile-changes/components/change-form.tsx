import { type Member, type MemberSecurity, type ProfileField, profileFields } from '@pavilion/contract';
import { useProfileChangeRequestMutation } from '@pavilion/sdk/react/money';
import {
  Button,
  Card,
  Field,
  LockIcon,
  PasswordInput,
  PhoneInput,
  RadioGroup,
  TextInput,
  toast,
} from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { FormFields } from '../../../shared/forms/form-fields';
import { ProblemBox } from '../../../shared/forms/problem-box';
import { useForm } from '../../../shared/forms/use-form';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { MessageBox } from '../../../shared/notice/message-box';
import { useChangeWords } from '../hooks/use-change-words';
import { type ProfileChangesKey, profileChangesMessages } from '../messages/profile-changes-messages';
import { fieldNames } from '../model/field-names';
import { emptyChange, judgeNewChange, loginFault, newChangeBody } from '../model/new-change';
import { EvidenceField } from './evidence-field';

const labels = {
  'real-name': 'newRealName',
  phone: 'newPhone',
  birthday: 'newBirthday',
  email: 'newEmail',
} as const satisfies Readonly<Record<ProfileField, ProfileChangesKey>>;
const hints = {
  'real-name': 'newRealNameHint',
  phone: 'newPhoneHint',
  birthday: 'newBirthdayHint',
  email: 'newEmailHint',
} as const satisfies Readonly<Record<ProfileField, ProfileChangesKey>>;

interface ChangeFormProps {
  readonly realName: MemberSecurity['realName'];
  readonly member: Pick<Member, 'phone' | 'birthday' | 'email'>;
  /** It was handed in: the form begins anew. */
  readonly onDone: () => void;
}

/** Asks for a change of what only a review changes. */
export const ChangeForm = ({ realName, member, onDone }: ChangeFormProps) => {
  const t = useMessages(profileChangesMessages);
  const words = useChangeWords();
  const [request] = useProfileChangeRequestMutation();
  const form = useForm({
    empty: emptyChange,
    judge: judgeNewChange,
    faultsIn: loginFault,
    send: async (values) => {
      await request(newChangeBody(values)).unwrap();
      toast.success(t('submitted'));
      onDone();
    },
  });
  const { values, faults, change } = form;
  const { field } = values;
  const current: Readonly<Record<ProfileField, string | null>> = {
    'real-name': realName.state === 'passed' ? realName.name : null,
    phone: member.phone,
    birthday: member.birthday,
    email: member.email,
  };
  const isNameMissing = field === 'real-name' && current['real-name'] === null;
  const wiring = {
    name: 'value',
    size: 'lg',
    value: values.value,
    onValueChange: (value: string) => change('value', value),
  } as const;
  const control = () => {
    switch (field) {
      case 'real-name':
        return <TextInput {...wiring} autoComplete="name" maxLength={40} />;
      case 'phone':
        return <PhoneInput {...wiring} />;
      case 'birthday':
        return <TextInput {...wiring} type="date" autoComplete="bday" />;
      case 'email':
        return <TextInput {...wiring} type="email" autoComplete="email" maxLength={64} />;
    }
  };

  return (
    <Card title={t('formTitle')}>
      <FormFields form={form}>
        {form.problem && <ProblemBox problem={form.problem}>{t('problemKept')}</ProblemBox>}
        <Field label={t('field')} error={words('field', faults.field)} required>
          <RadioGroup
            name="field"
            variant="cards"
            cardWidth={128}
            value={field}
            options={profileFields.map((each) => ({ value: each, label: t(fieldNames[each]) }))}
            onValueChange={(chosen) => {
              change('field', chosen as ProfileField);
              change('value', '');
            }}
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
              label={t(labels[field])}
              hint={t(hints[field])}
              error={words(field === 'birthday' ? 'birthday' : 'value', faults.value)}
              extra={current[field] === null ? t('currentNone') : t('current', { value: current[field] })}
              required
            >
              {control()}
            </Field>
            <EvidenceField
              error={words('pictures', faults.pictures)}
              onPictures={(ids) => change('pictures', ids.join(' '))}
            />
            <Field label={t('note')} hint={t('noteHint')} extra={t('optional')}>
              <TextInput
                name="note"
                size="lg"
                maxLength={200}
                value={values.note}
                onValueChange={(note) => change('note', note)}
              />
            </Field>
            <Field
              label={t('loginPassword')}
              hint={t('loginPasswordHint')}
              error={words('loginPassword', faults.loginPassword)}
              required
            >
              <PasswordInput
                name="loginPassword"
                size="lg"
                prefix={<LockIcon size={20} />}
                value={values.loginPassword}
                onValueChange={(password) => change('loginPassword', password)}
              />
            </Field>
            <Button type="submit" variant="primary" size="lg" block loading={form.isSending}>
              {t('submit')}
            </Button>
          </>
        )}
      </FormFields>
    </Card>
  );
};
