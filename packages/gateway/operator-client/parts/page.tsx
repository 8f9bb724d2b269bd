import { Badge, type BadgeTone, token } from '@pavilion/ui';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import type { OperatorResponse } from '../../src/operator/contract';
import { useWords } from '../texts';
import { hrefOf } from './route';
import { useCan } from './session';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[4]};
`;
const Title = styled.h1`
  margin: 0;
  font-size: ${token.text.h3};
`;
const Hint = styled.p`
  margin: ${token.space[1]} 0 0;
  color: ${token.color.inkMuted};
`;

/** A page of the console, with its title in the tab as well. */
export const Page = ({
  title,
  hint,
  actions,
  children,
}: {
  title: string;
  hint?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) => {
  const { texts } = useWords();
  useEffect(() => {
    document.title = `${title} · ${texts.console}`;
  }, [title, texts]);
  return (
    <>
      <Head>
        <div>
          <Title>{title}</Title>
          {hint && <Hint>{hint}</Hint>}
        </div>
        {actions && <Row>{actions}</Row>}
      </Head>
      {children}
    </>
  );
};

/** Controls side by side. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
`;

export const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
  min-width: 0;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${token.space[3]} ${token.space[4]};
  margin: 0;

  dt {
    color: ${token.color.inkMuted};
    font-size: ${token.text.sm};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Facts with their names; those that are `undefined` are left out. */
export const FactList = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <Facts>
    {facts
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === '' ? '–' : value}</dd>
        </div>
      ))}
  </Facts>
);

/** The tone of states, by their names in all areas. */
const tones: Readonly<Record<string, BadgeTone>> = {
  requested: 'warning',
  reviewed: 'accent',
  pending: 'warning',
  placed: 'warning',
  open: 'warning',
  reopened: 'warning',
  counted: 'warning',
  planned: 'accent',
  held: 'danger',
  refused: 'danger',
  removed: 'danger',
  disabled: 'danger',
  suspended: 'danger',
  maintenance: 'danger',
  paid: 'success',
  active: 'success',
  claimed: 'success',
  passed: 'success',
  received: 'success',
  live: 'success',
};

export const State = ({ state, names }: { state: string; names: Readonly<Record<string, string>> }) => (
  <Badge tone={tones[state] ?? 'neutral'}>{names[state] ?? state}</Badge>
);

/** What marks a row of a queue. */
export const Badges = ({
  badges,
}: {
  badges: OperatorResponse<'withdrawalList'>['items'][number]['badges'];
}) => {
  const { of } = useWords();
  return badges.map(({ name, tone }) => (
    <Badge key={of(name)} tone={tone}>
      {of(name)}
    </Badge>
  ));
};

/** A link within a list. */
export const TextLink = styled.a`
  color: ${token.color.accentText};
`;

/** A member, with a link to the facts where the roles allow it. */
export const MemberLink = ({ member }: { member: { id: string; account: string } }) => {
  const can = useCan();
  return can('memberInfo') ? (
    <TextLink href={hrefOf('members', member.id)}>{member.account}</TextLink>
  ) : (
    member.account
  );
};

/** Accounts that share a mark with a member. */
export const SharedAccounts = ({ shared }: { shared: readonly { account: string; isStrong: boolean }[] }) => {
  const { texts } = useWords();
  if (shared.length === 0) return texts.common.none;
  return (
    <Row>
      {shared.map(({ account, isStrong }) => (
        <Badge key={account} tone={isStrong ? 'danger' : 'warning'}>
          {account} · {isStrong ? texts.common.strong : texts.common.weak}
        </Badge>
      ))}
    </Row>
  );
};
