import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { agentMessages } from '../messages/agent-messages';

const Drawing = styled.svg`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: min(480px, 38%);
  height: 100%;
  @media (max-width: ${breakpoint.tablet}px) { inset: auto; width: 100%; height: 208px; }
  .branch { fill: none; stroke: ${token.color.inkMuted}; stroke-width: 1.5; }
  .flow { fill: none; stroke: ${token.color.value}; stroke-width: 2; stroke-dasharray: 2 7; stroke-linecap: round; }
  .node { fill: ${token.color.surface}; stroke: ${token.color.lineStrong}; stroke-width: 1.5; }
  .own { fill: ${token.color.valueSoft}; stroke: ${token.color.value}; stroke-width: 2.5; }
  .person { fill: ${token.color.inkMuted}; }
  .own-person { fill: ${token.color.value}; }
  .pill { fill: ${token.color.surface}; stroke: ${token.color.hairline}; }
  text { fill: ${token.color.ink}; font-size: 15px; font-weight: ${token.weight.medium}; text-anchor: middle; }
  .share { fill: ${token.color.value}; font-size: 17px; font-weight: ${token.weight.bold}; }
  /* The drawing is half as large on phones. */
  @media (max-width: ${breakpoint.tablet}px) {
    text { font-size: 26px; }
    .share { font-size: 27px; }
    .beside { translate: 24px -14px; }
    .next { translate: 14px 0; }
  }
`;

const Node = ({ x, y, r, isOwn }: { x: number; y: number; r: number; isOwn?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={isOwn ? 'own' : 'node'} r={r} />
    <g className={isOwn ? 'own-person' : 'person'} transform={`scale(${r / 40})`}>
      <circle cy="-9" r="10" />
      <path d="M-20 22a20 17 0 0 1 40 0z" />
    </g>
  </g>
);

const members = [-30, 0, 30];

interface AgentTreeProps {
  /** Of the own commission, in per cent. */
  readonly highest: number;
  /** Of the agents below by distance, in per cent. */
  readonly below: readonly number[];
}

/** The agent with members and two levels of agents below, and what each branch pays. */
export const AgentTree = ({ highest, below: [first = 0, second = 0] }: AgentTreeProps) => {
  const t = useMessages(agentMessages);
  const leaves = (from: readonly [number, number], x: number, y: number) =>
    members.map((dx) => (
      <g key={dx}>
        <path className="branch" d={`M${from[0]} ${from[1]}Q${x} ${y - 44} ${x + dx} ${y - 12}`} />
        <Node x={x + dx} y={y} r={11} />
      </g>
    ));
  return (
    <Drawing viewBox="0 0 560 400" role="img" aria-label={t('treeLabel', { first, second })}>
      <path className="branch" d="M150 118C150 190 300 120 300 196" />
      <path className="flow" d="M158 118C158 182 308 112 308 196" />
      <path className="branch" d="M300 232C300 300 440 230 440 286" />
      <path className="flow" d="M308 232C308 292 448 222 448 286" />
      {leaves([132, 122], 110, 196)}
      {leaves([290, 236], 260, 300)}
      {leaves([442, 322], 440, 372)}
      <Node x={150} y={88} r={40} isOwn />
      <Node x={304} y={214} r={27} />
      <Node x={444} y={302} r={21} />
      <text x="150" y="34">
        {t('you')}
      </text>
      <text className="beside" x="372" y="220">
        {t('directAgent')}
      </text>
      <text className="next" x="506" y="307">
        {t('nextAgent')}
      </text>
      <text x="62" y="232" textAnchor="middle">
        {t('members')}
      </text>
      <g>
        <rect className="pill" x="30" y="112" width="74" height="34" rx="17" />
        <text className="share" x="67" y="135">
          {highest}%
        </text>
        <rect className="pill" x="226" y="122" width="66" height="34" rx="17" />
        <text className="share" x="259" y="145">
          {first}%
        </text>
        <rect className="pill" x="384" y="232" width="56" height="34" rx="17" />
        <text className="share" x="412" y="255">
          {second}%
        </text>
      </g>
    </Drawing>
  );
};
