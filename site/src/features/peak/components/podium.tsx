import type { PeakRow } from '@pavilion/contract';
import { breakpoint, TrophyIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { peakMessages } from '../messages/peak-messages';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[3]};
  align-items: end;
  padding: ${token.space[6]} ${token.space[5]} 0;
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[2]}; padding-inline: ${token.space[2]}; }
`;

/** The heights of the steps, and the order in which they stand: the first in the middle. */
const Step = styled.li`
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  text-align: center;
  &:nth-child(1) { order: 2; --rise: 124px; --tint: ${token.gradient.value}; --mark: ${token.color.onValue}; }
  &:nth-child(2) { order: 1; --rise: 92px; --tint: ${token.color.valueSoft}; --mark: ${token.color.value}; }
  &:nth-child(3) { order: 3; --rise: 72px; --tint: ${token.color.valueSoft}; --mark: ${token.color.value}; }
  strong { overflow-wrap: anywhere; }
  small { color: ${token.color.inkMuted}; }
  > svg { color: ${token.color.value}; }
  &[data-self] strong { color: ${token.color.accentText}; }
`;

const Block = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 2px;
  width: 100%;
  height: var(--rise);
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  background: var(--tint);
  color: var(--mark);
  font-weight: ${token.weight.bold};
  > b { font-family: ${token.font.number}; font-size: ${token.text.h2}; line-height: 1; }
`;

interface PodiumProps {
  readonly rows: readonly PeakRow[];
  readonly prizes: readonly string[];
}

/** The first three places on their steps, with the prizes; a free step shows its prize alone. */
export const Podium = ({ rows, prizes }: PodiumProps) => {
  const t = useMessages(peakMessages);
  return (
    <Steps>
      {prizes.map((prize, index) => {
        const row = rows.find(({ place }) => place === index + 1);
        return (
          <Step key={prize} data-self={row?.isSelf ? '' : undefined}>
            {index === 0 && <TrophyIcon size={40} />}
            {row && <strong>{row.isSelf ? t('self') : row.account}</strong>}
            <small className="pv-num">
              {row?.multiple ? t('times', { multiple: row.multiple }) : t('prize', { place: index + 1 })}
            </small>
            <Block>
              <b aria-hidden="true">{index + 1}</b>
              <Money value={prize} />
            </Block>
          </Step>
        );
      })}
    </Steps>
  );
};
