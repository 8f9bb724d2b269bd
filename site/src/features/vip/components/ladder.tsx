import { breakpoint, Card, inAlphabet, token } from '@pavilion/ui';
import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { useMoneyText } from '../../../shared/money/money';
import { Link } from '../../../shared/navigation/link';
import { vipMessages } from '../messages/vip-messages';
import { Crest } from './crest';
import type { VipLevels } from './level-card';

/** A staircase: each level stands higher than the one before. */
const Steps = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: end;
  gap: ${token.space[2]};
  padding: ${token.space[5]} ${token.space[5]} 0;
  /* The card is open below: the ground of the stairs ends in its corners. */
  border-radius: 0 0 calc(${token.radius.lg} - 1px) calc(${token.radius.lg} - 1px);
  background: ${token.gradient.hero};
  li {
    display: grid;
    justify-items: center;
    gap: ${token.space[1]};
    font-size: ${token.text.sm};
    white-space: nowrap;
  }
  li[aria-current] { color: ${token.color.value}; font-weight: ${token.weight.bold}; }
  @media (max-width: ${breakpoint.phone}px) {
    gap: ${token.space[1]};
    padding-inline: ${token.space[2]};
    li { font-size: ${token.text.xs}; }
    svg { width: 40px; height: auto; }
    /* Longer names: seven columns without gaps have room for them at 360 px. */
    &${inAlphabet} { gap: 0; padding-inline: 6px; li { letter-spacing: -0.04em; } }
  }
`;

const Plinth = styled.small`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 2px;
  width: 100%;
  height: calc(84px + var(--rise));
  padding-top: ${token.space[2]};
  border: 1px solid ${token.color.hairline};
  border-bottom: 0;
  border-radius: ${token.radius.md} ${token.radius.md} 0 0;
  background: ${token.gradient.panel};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  li[aria-current] > & { background: ${token.gradient.value}; color: ${token.color.onValue}; }
  b { color: ${token.color.value}; font-variant-numeric: tabular-nums; }
  li[aria-current] > & b { color: inherit; }
  @media (max-width: ${breakpoint.phone}px) { height: calc(36px + var(--rise)); }
`;

/** A gift that the level brings. Phones have no room for it; the table of the gifts has it too. */
const Gift = styled.span`
  @media (max-width: ${breakpoint.phone}px) { display: none; }
`;

/** The gifts that are written on the stairs. */
const stairGifts = [
  ['upgrade', 'stairUpgrade'],
  ['month', 'stairMonth'],
] as const;

/** The link to the other page about levels. */
export const LevelsLink = styled(Link)`
  color: ${token.color.accentText};
  font-size: ${token.text.sm};
  text-decoration: underline;
  text-underline-offset: 4px;
  /* A larger hit area for fingers, in the same layout. */
  @media (pointer: coarse) { padding-block: 10px; margin-block: -10px; }
`;

/** All levels with their crests and gifts; the member's own is marked. */
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
  const moneyText = useMoneyText();
  return (
    <Card padding="none" title={t('ladder')} extra={extra}>
      <Steps>
        {levels.map((each, index) => (
          <li key={each.level} aria-current={each.level === level ? 'step' : undefined}>
            <Crest level={each.level} size={56 + index * 4} />
            {text(each.name)}
            <Plinth style={{ '--rise': `${index * 14}px` } as CSSProperties}>
              {t('level', { level: each.level })}
              {stairGifts.map(
                ([kind, name]) =>
                  each.gifts[kind] !== '0.00' && (
                    <Gift key={kind}>
                      {t(name)} <b>{moneyText(each.gifts[kind])}</b>
                    </Gift>
                  ),
              )}
            </Plinth>
          </li>
        ))}
      </Steps>
    </Card>
  );
};
