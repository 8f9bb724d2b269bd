import { type PartProps, partClass } from '../scene-canvas';
import { Lantern } from './lantern';

const across = (count: number, half: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.round(-half + (2 * half * index) / (count - 1)));

/** Rows of tiles from the roof's top edge to its eave. */
const tiles = (count: number, top: number, topHalf: number, eave: number, eaveHalf: number): string =>
  across(count, 1000)
    .map((share) => {
      const from = Math.round((share / 1000) * topHalf);
      const to = Math.round((share / 1000) * eaveHalf);
      return `M${from} ${top}Q${Math.round(from + (to - from) * 0.25)} ${Math.round(top + (eave - top) * 0.7)} ${to} ${eave}`;
    })
    .join('');

const upperRoof =
  'M0 -302C8 -264 44 -238 92 -234Q120 -232 140 -252Q130 -224 100 -218H-100Q-130 -224 -140 -252Q-120 -232 -92 -234C-44 -238 -8 -264 0 -302Z';
const lowerRoof =
  'M-98 -172H98C112 -146 142 -128 178 -126Q208 -126 228 -148Q218 -116 184 -108H-184Q-218 -116 -228 -148Q-208 -126 -178 -126C-142 -128 -112 -146 -98 -172Z';

const lattice = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}ZM${x + width / 3} ${y}v${height}M${x + (width * 2) / 3} ${y}v${height}M${x} ${y + height / 3}h${width}M${x} ${y + (height * 2) / 3}h${width}`;

/** The pavilion, standing on the origin: 456 wide, 330 tall. */
export const Pavilion = ({ id }: PartProps) => {
  const fill = (name: string): string => `url(#${id}${name})`;
  return (
    <g>
      <path d="M-190 0H190L182 -12H-182ZM-172 -12H172V-24H-172Z" fill={fill('stone')} />
      <path d="M-140 -108H140V-24H-140Z" fill="var(--wood-2)" />
      <path
        d="M-128 -94H-86V-34H-128ZM-74 -94H-34V-34H-74ZM74 -94H34V-34H74ZM128 -94H86V-34H128Z"
        fill="var(--window)"
      />
      <path d="M-24 -24V-78Q0 -98 24 -78V-24Z" fill="var(--window)" />
      <path
        d={`${lattice(-128, -94, 42, 60)}${lattice(-74, -94, 40, 60)}${lattice(34, -94, 40, 60)}${lattice(86, -94, 42, 60)}`}
        fill="none"
        stroke="var(--wood-2)"
        strokeWidth="2"
      />
      <path
        d={across(6, 136)
          .map((x) => `M${x - 6} -108h12V-24h-12Z`)
          .join('')}
        fill={fill('wood')}
      />
      <path
        d={across(6, 136)
          .map((x) => `M${x - 9} -30h18v6h-18Z`)
          .join('')}
        fill={fill('stone')}
      />
      <path d="M-150 -110H150V-98H-150Z" fill="var(--beam)" />
      <path
        d={across(19, 142)
          .map((x) => `M${x} -108l5 4l-5 4l-5 -4Z`)
          .join('')}
        fill="var(--gold-2)"
      />
      <path d="M-172 -40H-34M34 -40H172M-172 -32H-34M34 -32H172" stroke="var(--stone-1)" strokeWidth="3" />
      <path
        d={across(12, 170)
          .filter((x) => Math.abs(x) > 30)
          .map((x) => `M${x - 3} -46h6v22h-6Z`)
          .join('')}
        fill={fill('stone')}
      />
      <path d="M-30 -24H30L40 0H-40Z" fill={fill('stone')} />
      <path d="M-33 -17H33M-36 -10H36M-38 -4H38" stroke="var(--stone-2)" strokeWidth="1.5" />
      <path d={lowerRoof} fill={fill('roof')} />
      <path
        d={tiles(31, -170, 92, -110, 184)}
        fill="none"
        stroke="var(--roof-2)"
        strokeWidth="1.6"
        opacity=".55"
      />
      <path
        d="M-98 -172C-112 -146 -142 -128 -178 -126Q-208 -126 -228 -148M98 -172C112 -146 142 -128 178 -126Q208 -126 228 -148"
        fill="none"
        stroke="var(--ridge)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M-228 -148Q-218 -116 -184 -108H184Q218 -116 228 -148"
        fill="none"
        stroke="var(--ridge)"
        strokeWidth="2.5"
      />
      <path d="M-80 -220H80V-172H-80Z" fill="var(--wood-2)" />
      <path
        d={`${across(4, 54)
          .map((x) => lattice(x - 14, -206, 28, 26))
          .join('')}`}
        fill="var(--window)"
        stroke="var(--wood-2)"
        strokeWidth="1.6"
      />
      <path
        d={across(5, 76)
          .map((x) => `M${x - 4} -220h8v48h-8Z`)
          .join('')}
        fill={fill('wood')}
      />
      <path d="M-90 -220H90V-211H-90Z" fill="var(--beam)" />
      <path
        d={across(13, 82)
          .map((x) => `M${x} -219l4 3.5l-4 3.5l-4 -3.5Z`)
          .join('')}
        fill="var(--gold-2)"
      />
      <path d="M-104 -180H104M-104 -172H104" stroke={fill('gold')} strokeWidth="3" />
      <path d="M-104 -181H104M-104 -173H104" stroke="var(--ridge)" strokeWidth="3" />
      <path
        d={across(14, 102)
          .map((x) => `M${x} -184v12`)
          .join('')}
        stroke="var(--ridge)"
        strokeWidth="2.4"
      />
      <path d={upperRoof} fill={fill('roof')} />
      <path
        d={tiles(19, -300, 2, -219, 100)}
        fill="none"
        stroke="var(--roof-2)"
        strokeWidth="1.6"
        opacity=".55"
      />
      <path
        d="M0 -302C8 -264 44 -238 92 -234Q120 -232 140 -252M0 -302C-8 -264 -44 -238 -92 -234Q-120 -232 -140 -252"
        fill="none"
        stroke="var(--ridge)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M-140 -252Q-130 -224 -100 -218H100Q130 -224 140 -252"
        fill="none"
        stroke="var(--ridge)"
        strokeWidth="2.5"
      />
      <path
        d="M0 -334L3 -320a7 7 0 0 1 2 9a9 9 0 0 1 2 13H-7a9 9 0 0 1 2 -13a7 7 0 0 1 2 -9Z"
        fill={fill('gold')}
      />
      <g className={partClass('lamplight')} fill={fill('lampglow')}>
        <ellipse cy="-64" rx="190" ry="70" opacity=".55" />
        <ellipse cy="-196" rx="110" ry="44" opacity=".5" />
      </g>
      <Lantern id={id} x={-196} y={-120} scale={0.62} />
      <Lantern id={id} x={196} y={-120} scale={0.62} />
      <Lantern id={id} x={-60} y={-106} scale={0.5} />
      <Lantern id={id} x={60} y={-106} scale={0.5} />
    </g>
  );
};
