import { range } from '../../game-cover/geometry';
import type { PartProps } from '../scene-canvas';

/** The rods of an abacus: x, and how many of the five lower beads are up. */
const rods = [3, 1, 4, 2, 5, 0, 3].map((lifted, index) => ({ x: -84 + index * 28, lifted }));

/** An abacus with its middle on the origin: 220 wide, 140 tall. */
export const Abacus = ({ id }: PartProps) => (
  <g>
    <path d="M-112 74H116V86H-112Z" fill="var(--deep)" opacity=".25" />
    <path d="M-104 -62H104V66H-104Z" fill="var(--stone-1)" />
    {rods.map(({ x, lifted }) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path d="M0 -58V62" stroke="var(--gold-3)" strokeWidth="3" />
        <ellipse
          cy={lifted % 2 ? -30 : -46}
          rx="12.500"
          ry="8"
          fill={`url(#${id}lamp)`}
          stroke="var(--wood-2)"
        />
        {range(5).map((bead) => (
          <ellipse
            key={bead}
            cy={bead < lifted ? -4 + bead * 11.5 : 6 + bead * 12}
            rx="12.500"
            ry="6"
            fill={`url(#${id}wood)`}
            stroke="var(--wood-2)"
          />
        ))}
      </g>
    ))}
    <path d="M-104 -20H104V-13H-104Z" fill="var(--gold-3)" />
    <path
      d="M-110 -68H110V72H-110Z"
      fill="none"
      stroke="var(--wood-2)"
      strokeWidth="13"
      strokeLinejoin="round"
    />
    <path d="M-110 -72H110" stroke="var(--lantern-1)" strokeWidth="2.500" opacity=".7" />
    <path
      d="M-117 -75h20l-20 20ZM117 -75v20l-20 -20ZM-117 79v-20l20 20ZM117 79h-20l20 -20Z"
      fill={`url(#${id}gold)`}
      stroke="var(--gold-3)"
    />
  </g>
);
