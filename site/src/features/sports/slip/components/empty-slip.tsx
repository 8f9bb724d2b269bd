import { BetIcon, Button, CheckIcon, ChevronRightIcon, CoinIcon, Empty, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { type SlipLabel, slipMessages } from '../messages/slip-messages';

const Root = styled.div`
  display: grid;
  gap: ${token.space[3]};
`;

const Drawing = styled.svg`
  width: 120px;
  height: auto;
  .paper { fill: ${token.color.raised}; stroke: ${token.color.hairline}; stroke-width: 1.4; }
  .line { fill: none; stroke: ${token.color.line}; stroke-width: 4; stroke-linecap: round; }
  .cell { fill: ${token.color.accentSoft}; stroke: ${token.color.selected}; stroke-width: 1.4; }
  .halo { fill: color-mix(in srgb, ${token.color.valueSolid} 22%, transparent); }
  .gold { fill: ${token.color.valueSolid}; }
  .rim { fill: none; stroke: ${token.color.onValue}; stroke-opacity: 0.5; stroke-width: 1.4; }
  text { fill: ${token.color.accentText}; font: 700 12px ${token.font.number}; text-anchor: middle; }
`;

/** How a bet is placed, in order. */
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[2]};
  li {
    display: grid;
    justify-items: center;
    gap: ${token.space[1]};
    padding: ${token.space[2]} ${token.space[1]};
    border-radius: ${token.radius.md};
    background: var(--sb-cell, ${token.color.sunken});
    box-shadow: var(--sb-cell-edge, none);
    font-size: ${token.text.xs};
    text-align: center;
  }
  svg { color: ${token.color.value}; }
`;

const steps = [
  ['howPick', BetIcon],
  ['howStake', CoinIcon],
  ['howPlace', CheckIcon],
] as const satisfies readonly (readonly [SlipLabel, unknown])[];

interface EmptySlipProps {
  readonly openBets: number;
  readonly onOpenBets: () => void;
}

/** A slip without selections: how a bet is placed, and the bets that are open. */
export const EmptySlip = ({ openBets, onOpenBets }: EmptySlipProps) => {
  const t = useMessages(slipMessages);
  return (
    <Root>
      <Empty
        compact
        style={{ paddingBlock: 12 }}
        picture={
          <Drawing viewBox="0 0 152 104" aria-hidden="true">
            <circle className="halo" cx="76" cy="52" r="50" />
            <g transform="rotate(-7 76 52)">
              <path
                className="paper"
                d="M36 12h70v76l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5Z"
                opacity=".7"
              />
            </g>
            <path className="paper" d="M44 8h70v82l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5Z" />
            <path className="line" d="M54 22h30M54 33h20M54 56h24M54 67h34" />
            <rect className="cell" x="82" y="36" width="38" height="22" rx="5" />
            <text x="101" y="51">
              2.05
            </text>
            <circle className="gold" cx="112" cy="80" r="14" />
            <circle className="rim" cx="112" cy="80" r="10" />
            <path className="rim" d="M108.5 76.5h7v7h-7Z" />
          </Drawing>
        }
        title={t('emptyTitle')}
        description={t('emptyText')}
      />
      <Steps aria-label={t('how')}>
        {steps.map(([name, Icon]) => (
          <li key={name}>
            <Icon size={20} />
            {t(name)}
          </li>
        ))}
      </Steps>
      {openBets > 0 && (
        <Button block onClick={onOpenBets}>
          {t('openBets', { count: openBets })}
          <ChevronRightIcon size={16} />
        </Button>
      )}
    </Root>
  );
};
