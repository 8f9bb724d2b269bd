import type { Member, ProfileField } from '@pavilion/contract';
import { useMemberSecurityQuery, useProfileInfoQuery } from '@pavilion/sdk/react/money';
import {
  Badge,
  type BadgeTone,
  Button,
  breakpoint,
  Card,
  ErrorFallback,
  GiftIcon,
  type Icon,
  LockIcon,
  MailIcon,
  PhoneIcon,
  Progress,
  token,
  UserIcon,
  WalletIcon,
} from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { RowSkeletons } from '../../../shared/layout/row-skeletons';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useProtection } from '../../../shared/protection/use-protection';
import { useClient } from '../../../shared/session/session-context';
import { profileMessages } from '../messages/profile-messages';
import { type SecurityFact, securityFacts } from '../model/security-facts';

const List = styled.ul`
  display: grid;
  grid-template-columns: 40px 7em minmax(0, 1fr) auto 88px;
  column-gap: ${token.space[4]};
  margin-top: ${token.space[4]};
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-height: 60px;
    border-top: 1px solid ${token.color.line};
  }
  li > :nth-child(4) { justify-self: end; margin-inline-end: ${token.space[2]}; }
  li > :nth-child(2) { font-weight: ${token.weight.medium}; }
  li > :nth-child(3) { color: ${token.color.inkMuted}; overflow-wrap: anywhere; }
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: minmax(0, 1fr);
    li { grid-template-columns: 40px minmax(0, 1fr) auto 72px; gap: 0 ${token.space[3]}; padding-block: ${token.space[3]}; }
    li > :nth-child(3) { grid-row: 2; grid-column: 2 / span 2; font-size: ${token.text.sm}; }
    li > :nth-child(2) { grid-row: 1; grid-column: 2; }
    li > :nth-child(4) { grid-row: 1; grid-column: 3; margin: 0; }
    li > :first-child { grid-row: 1 / span 2; }
    li > :nth-child(5) { grid-row: 1 / span 2; grid-column: 4; }
  }
`;

const RowIcon = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${token.radius.md};
  background: ${({ $isDone }) => ($isDone ? token.color.successSoft : token.color.sunken)};
  color: ${({ $isDone }) => ($isDone ? token.color.success : token.color.inkMuted)};
`;

/** What a row is for, where it has no value to show. */
const hints = {
  realName: 'realNameHint',
  phone: 'phoneHint',
  email: 'emailHint',
  birthday: 'birthdayHint',
  paymentPassword: 'paymentPasswordHint',
  loginPassword: 'loginPasswordHint',
} as const satisfies Readonly<Record<Row['name'], string>>;

const icons: Readonly<Record<Row['name'], Icon>> = {
  realName: UserIcon,
  phone: PhoneIcon,
  email: MailIcon,
  birthday: GiftIcon,
  paymentPassword: WalletIcon,
  loginPassword: LockIcon,
};

interface State {
  readonly text: string;
  readonly tone: BadgeTone;
}

interface Detail {
  readonly value: string;
  /** In place of “set”. */
  readonly set?: State;
  /** In place of “not set”. */
  readonly unset?: State;
}

/** A part of the profile that the level does not count. */
type OptionalField = Exclude<ProfileField, 'real-name' | SecurityFact['name']>;

interface Row extends Omit<SecurityFact, 'name'> {
  readonly name: SecurityFact['name'] | OptionalField;
  readonly value: string;
  /** In place of set or not set. */
  readonly state?: State;
}

/** How well the account is protected, from facts; each missing one links to the page that adds it (PFL-2). */
export const SecurityCard = ({ member }: { readonly member: Member }) => {
  const t = useMessages(profileMessages);
  const timeText = useTimeText();
  const client = useClient();
  const closure = useProtection().protection?.closure;
  const security = useMemberSecurityQuery({});
  const info = useProfileInfoQuery({});
  const error = security.error ?? info.error;
  if (error && !(security.data && info.data))
    return (
      <Card title={t('securityTitle')}>
        <ErrorFallback
          compact
          title={t('loadFailed')}
          message={<ErrorMessage error={error} />}
          onRetry={() => void Promise.all([security.refetch(), info.refetch()])}
        />
      </Card>
    );
  if (!security.data || !info.data)
    return (
      <Card title={t('securityTitle')} padding="none" aria-busy="true">
        <RowSkeletons rows={6} />
      </Card>
    );
  const { realName } = security.data;
  const { passwordChangedAt, phoneVerified } = info.data;
  const facts = securityFacts(member, security.data, info.data, client.now());
  const details: Readonly<Record<SecurityFact['name'], Detail>> = {
    realName: {
      value: realName.name ?? '',
      ...(realName.state === 'pending' && { unset: { text: t('realNamePending'), tone: 'info' } }),
    },
    phone: {
      value: member.phone ?? '',
      set: phoneVerified
        ? { text: t('phoneVerified'), tone: 'success' }
        : { text: t('phoneUnverified'), tone: 'warning' },
    },
    email: { value: member.email ?? '' },
    paymentPassword: { value: '' },
    loginPassword: {
      value: t('loginPasswordChanged', { at: timeText(passwordChangedAt, 'day') }),
      unset: { text: t('loginPasswordOld'), tone: 'warning' },
    },
  };
  const rows = facts.map(({ name, isDone, to }): Row => {
    const { value, set, unset } = details[name];
    const state = isDone ? set : unset;
    return { name, isDone, to, value, ...(state && { state }) };
  });
  const done = rows.filter(({ isDone }) => isDone).length;
  const level = done === rows.length ? 'levelHigh' : done >= 3 ? 'levelMedium' : 'levelLow';
  const optional: Readonly<Record<OptionalField, string | null>> = { birthday: member.birthday };
  const listed: readonly Row[] = [
    ...rows,
    ...(Object.entries(optional) as [OptionalField, string | null][]).map(
      ([name, value]): Row => ({
        name,
        value: value ?? '',
        isDone: value !== null,
        ...(value === null && { state: { text: t('optional'), tone: 'neutral' } }),
        to: paths.mine.informationAudit,
      }),
    ),
  ];
  return (
    <Card
      title={t('securityTitle')}
      extra={
        <Badge tone={level === 'levelHigh' ? 'success' : level === 'levelMedium' ? 'info' : 'warning'}>
          {t(level)}
        </Badge>
      }
    >
      <Progress
        value={done}
        max={rows.length}
        label={t('securityScore', { count: done, total: rows.length })}
        tone="value"
      />
      <List>
        {listed.map(({ name, value, isDone, state, to }) => {
          const Icon = icons[name];
          return (
            <li key={name}>
              <RowIcon $isDone={isDone} aria-hidden="true">
                <Icon size={20} />
              </RowIcon>
              <span>{t(name)}</span>
              <span className="pv-num">
                {value || (closure && name === 'birthday' ? '' : t(hints[name]))}
              </span>
              <Badge tone={state?.tone ?? (isDone ? 'success' : 'neutral')}>
                {state?.text ?? t(isDone ? 'isSet' : 'notSet')}
              </Badge>
              <Button as={Link} to={to} size="sm" aria-label={`${t(isDone ? 'change' : 'set')} ${t(name)}`}>
                {t(isDone ? 'change' : 'set')}
              </Button>
            </li>
          );
        })}
      </List>
    </Card>
  );
};
