import { breakpoint, Card, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { vipMessages } from '../messages/vip-messages';
import { Crest } from './crest';
import type { VipLevels } from './level-card';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(68px, 1fr));
  gap: ${token.space[3]} ${token.space[2]};
  li {
    display: grid;
    justify-items: center;
    gap: ${token.space[1]};
    padding: ${token.space[3]} ${token.space[1]};
    border: 1px solid transparent;
    border-radius: ${token.radius.md};
    font-size: ${token.text.sm};
  }
  li[aria-current] {
    border-color: ${token.color.hairline};
    background: ${token.color.valueSoft};
    color: ${token.color.value};
    font-weight: ${token.weight.bold};
  }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
  li[aria-current] small { color: inherit; }
  /* All levels are in one row on phones too. */
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 0;
    li { padding-inline: 0; font-size: ${token.text.xs}; white-space: nowrap; }
    svg { width: 36px; height: auto; }
    small { font-size: 11px; }
  }
`;

/** The link to the other page about levels. */
export const LevelsLink = styled(Link)`
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
  text-decoration: underline;
  text-underline-offset: 4px;
`;

/** All levels with their crests; the member's own is marked. */
export const Ladder = ({
  level,
  levels,
  extra,
}: {
  readonly level: number | undefined;
  readonly levels: VipLevels;
  readonly extra?: ReactNode;
}) => {
  const t = useMessages(vipMessages);
  const text = useLocalText();
  return (
    <Card title={t('ladder')} extra={extra}>
      <Steps>
        {levels.map((each) => (
          <li key={each.level} aria-current={each.level === level ? 'step' : undefined}>
            <Crest level={each.level} size={56} />
            {text(each.name)}
            <small>{t('level', { level: each.level })}</small>
          </li>
        ))}
      </Steps>
    </Card>
  );
};
