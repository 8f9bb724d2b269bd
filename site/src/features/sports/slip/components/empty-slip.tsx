import { BetIcon, Button, CheckIcon, ChevronRightIcon, CoinIcon, inScheme, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { type SlipLabel, slipMessages } from '../messages/slip-messages';

const Root = styled.div`
  display: grid;
  gap: ${token.space[3]};
`;

/** A ticket whose stub, with the steps, is torn off at a line between two notches. */
const Ticket = styled.section`
  --stub: 92px;
  display: grid;
  grid-template-rows: 1fr var(--stub);
  border-radius: ${token.radius.lg};
  background: ${token.gradient.hero};
  /* A line of light, also along the notches, which are a little smaller than the discs of its colour. */
  ${inScheme('dark')} {
    background:
      radial-gradient(circle 9px at 0 calc(100% - var(--stub)), ${token.color.hairline} 96%, transparent),
      radial-gradient(circle 9px at 100% calc(100% - var(--stub)), ${token.color.hairline} 96%, transparent),
      ${token.gradient.panel},
      ${token.color.raised};
    box-shadow: inset 0 0 0 1px ${token.color.hairline};
  }
  mask:
    radial-gradient(circle 8px at 0 calc(100% - var(--stub)), transparent 96%, #000),
    radial-gradient(circle 8px at 100% calc(100% - var(--stub)), transparent 96%, #000);
  mask-composite: intersect;
`;

const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[1]} ${token.space[2]};
  padding: ${token.space[4]} ${token.space[3]} ${token.space[4]} ${token.space[4]};
  strong { align-self: end; font-family: var(--sb-head-font, ${token.font.sans}); font-size: ${token.text.lg}; }
  p { align-self: start; margin: 0; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
  svg { grid-area: 1 / 2 / span 2; }
`;

const Drawing = styled.svg`
  width: 98px;
  height: auto;
  .paper { fill: ${token.color.raised}; stroke: ${token.color.hairline}; stroke-width: 1.4; }
  .line { fill: none; stroke: ${token.color.line}; stroke-width: 4; stroke-linecap: round; }
  .cell { fill: ${token.color.accentSoft}; stroke: ${token.color.selected}; stroke-width: 1.4; }
  .halo { fill: color-mix(in srgb, ${token.color.valueSolid} 22%, transparent); }
  .gold { fill: ${token.color.valueSolid}; }
  .rim { fill: none; stroke: ${token.color.onValue}; stroke-opacity: 0.5; stroke-width: 1.4; }
  text { fill: ${token.color.accentText}; font: 700 12px ${token.font.number}; text-anchor: middle; }
  /* By night glass before a glow of the aurora. */
  ${inScheme('dark')} {
    background: radial-gradient(closest-side, rgba(146, 92, 255, 0.62), rgba(92, 110, 255, 0.28) 56%, transparent);
    .halo { fill: none; }
    .paper { fill: rgba(44, 52, 128, 0.86); stroke: ${token.color.accent}; }
    .line { stroke: rgba(190, 214, 255, 0.5); }
  }
`;

/** How a bet is placed, in order: a line leads from step to step. */
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-content: center;
  margin-inline: ${token.space[4]};
  border-top: 2px dashed ${token.color.lineStrong};
  li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: ${token.space[2]};
    font-size: ${token.text.xs};
    text-align: center;
  }
  li + li::before {
    content: '';
    position: absolute;
    inset: 17px calc(50% + 22px) auto calc(22px - 50%);
    height: 2px;
    background: ${token.color.lineStrong};
  }
  svg {
    box-sizing: content-box;
    padding: ${token.space[2]};
    border-radius: ${token.radius.full};
    background: ${token.color.surface};
    color: ${token.color.value};
  }
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
      <Ticket>
        <Face>
          <strong>{t('emptyTitle')}</strong>
          <p>{t('emptyText')}</p>
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
        </Face>
        <Steps aria-label={t('how')}>
          {steps.map(([name, Icon]) => (
            <li key={name}>
              <Icon size={20} />
              {t(name)}
            </li>
          ))}
        </Steps>
      </Ticket>
      {openBets > 0 && (
        <Button block onClick={onOpenBets}>
          {t('openBets', { count: openBets })}
          <ChevronRightIcon size={16} />
        </Button>
      )}
    </Root>
  );
};
