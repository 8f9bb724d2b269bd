import type { PeakRow } from '@pavilion/contract';
import { breakpoint, token } from '@pavilion/ui';
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
  > svg { filter: drop-shadow(0 2px 4px ${token.color.scrim}); }
  &[data-self] strong { color: ${token.color.accentText}; }
`;

const Vacant = styled.span`
  color: ${token.color.inkMuted};
  font-family: ${token.font.serif};
  letter-spacing: 0.08em;
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

/** Light, middle and dark tone of gold, silver and bronze. */
const metals = [
  ['#fdeab0', '#dba93a', '#8f6212'],
  ['#f7f9fc', '#b9c3d1', '#6f7c8e'],
  ['#f2cfae', '#c08552', '#7d4a24'],
] as const;

/** The medal of a place, from 0; the first is the largest. Decorative. */
const Medal = ({ place }: { readonly place: number }) => {
  const [light, middle, dark] = metals[Math.min(place, metals.length - 1)] as (typeof metals)[number];
  const width = place === 0 ? 56 : 44;
  return (
    <svg viewBox="0 0 48 60" width={width} height={(width * 60) / 48} aria-hidden="true" focusable="false">
      <path d="M11 0h11l5 20-9 5ZM37 0H26l-5 20 9 5Z" fill="#b3261e" />
      <path d="M11 0h4l7 22-4 3ZM37 0h-4l-7 22 4 3Z" fill="#7d1710" />
      <circle cx="24" cy="39" r="19" fill={dark} />
      <circle cx="24" cy="38" r="18.500" fill={middle} />
      <circle cx="24" cy="38" r="14" fill={light} stroke={dark} strokeOpacity=".5" />
      <path
        d="m24 28 3 6.500 7 .8-5.200 4.800 1.400 7L24 43.600l-6.200 3.500 1.400-7-5.200-4.800 7-.8Z"
        fill={middle}
        stroke={dark}
        strokeWidth="1"
        strokeLinejoin="round"
      />
    </svg>
  );
};

interface PodiumProps {
  readonly rows: readonly PeakRow[];
  readonly prizes: readonly string[];
}

/** The first three places on their steps, with the prizes; a free step says so. */
export const Podium = ({ rows, prizes }: PodiumProps) => {
  const t = useMessages(peakMessages);
  return (
    <Steps>
      {prizes.map((prize, index) => {
        const row = rows.find(({ place }) => place === index + 1);
        return (
          <Step key={prize} data-self={row?.isSelf ? '' : undefined}>
            <Medal place={index} />
            {row ? <strong>{row.isSelf ? t('self') : row.account}</strong> : <Vacant>{t('vacant')}</Vacant>}
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
