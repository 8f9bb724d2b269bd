import { range, round } from '../../game-cover/geometry';
import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Lantern } from '../parts/lantern';
import { Orb } from '../parts/orb';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 230],
  [210, 170],
  [410, 226],
  [590, 130],
  [760, 220],
  [1000, 120],
  [1180, 216],
  [1280, 150],
] as const;

/** A shop front standing on the origin: 300 wide, 260 tall. `cloth` colours its awning. */
const Shop = ({
  id,
  cloth,
  wares,
}: PartProps & { readonly cloth: string; readonly wares: 'silk' | 'jars' }) => (
  <g>
    <path d="M-124 -178H124V0H-124Z" fill="var(--wood-2)" />
    <path d="M-110 -118H110V-8H-110Z" fill="var(--window)" />
    <path d="M-110 -78H110M-110 -40H110" stroke="var(--gold-3)" strokeWidth="5" />
    {wares === 'silk'
      ? range(6).map((index) => (
          <g key={index} transform={`translate(${-90 + index * 36} 0)`}>
            <path
              d="M-13 -114H13V-84H-13Z"
              fill={['var(--roof-1)', 'var(--lantern-1)', 'var(--gold-2)'][index % 3]}
            />
            <path
              d="M-13 -76H13V-46H-13Z"
              fill={['var(--blossom)', 'var(--leaf)', 'var(--lantern-2)'][index % 3]}
            />
            <path d="M-6 -114V-84M-6 -76V-46" stroke="#fff" strokeWidth="3" opacity=".4" />
          </g>
        ))
      : range(5).map((index) => (
          <g key={index} transform={`translate(${-84 + index * 42} 0)`}>
            <path
              d="M-7 -110H7V-105Q18 -100 15 -88Q12 -81 8 -81H-8Q-12 -81 -15 -88Q-18 -100 -7 -105Z"
              fill={index % 2 ? 'var(--beam)' : 'var(--stone-1)'}
              stroke="var(--gold-3)"
            />
            <path d="M-14 -72H14V-43H-14Z" fill={index % 2 ? 'var(--lantern-2)' : 'var(--gold-2)'} />
            <path d="M0 -72V-43" stroke="var(--gold-1)" strokeWidth="3" />
          </g>
        ))}
    <path d="M-132 -180h22V0h-22ZM110 -180h22V0h-22Z" fill={`url(#${id}wood)`} />
    <path d="M-136 -30H136V0H-136Z" fill={`url(#${id}wood)`} stroke="var(--wood-2)" />
    <path d="M-140 -38H140V-28H-140Z" fill={`url(#${id}gold)`} />
    <path
      d="M-112 -20h64v12h-64ZM-32 -20h64v12h-64ZM48 -20h64v12h-64Z"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="2"
    />
    {range(8).map((index) => {
      const from = -120 + index * 30;
      const to = -148 + index * 37;
      return (
        <path
          key={index}
          d={`M${from} -160H${from + 30}L${to + 37} -118A18.500 13 0 0 1 ${to} -118Z`}
          fill={index % 2 ? 'var(--paper)' : cloth}
          stroke="var(--gold-2)"
        />
      );
    })}
    <path
      d="M-120 -226H120C132 -196 152 -180 186 -184Q176 -160 150 -156H-150Q-176 -160 -186 -184C-152 -180 -132 -196 -120 -226Z"
      fill={`url(#${id}roof)`}
    />
    <path
      d={range(21)
        .map((index) => {
          const share = index / 10 - 1;
          return `M${round(share * 114)} -224Q${round(share * 126)} -180 ${round(share * 152)} -158`;
        })
        .join('')}
      fill="none"
      stroke="var(--roof-2)"
      strokeWidth="1.800"
      opacity=".6"
    />
    <path
      d="M-120 -226H120C132 -196 152 -180 186 -184Q176 -160 150 -156H-150Q-176 -160 -186 -184C-152 -180 -132 -196 -120 -226Z"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M-126 -232H126V-222H-126Z" fill={`url(#${id}gold)`} />
    <path d="M-54 -196H54V-158H-54Z" fill="var(--wood-2)" stroke="var(--gold-2)" strokeWidth="3.500" />
    <circle cy="-177" r="13" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <path d="M-4 -181H4V-173H-4Z" fill="var(--wood-2)" />
    <path d="M-38 -177h16M22 -177h16" stroke="var(--gold-2)" strokeWidth="4" strokeLinecap="round" />
  </g>
);

/** A wrapped box standing on the origin, its bow above the lid. */
const Gift = ({
  x,
  y,
  scale,
  paper,
  ribbon,
}: {
  x: number;
  y: number;
  scale: number;
  paper: string;
  ribbon: string;
}) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <ellipse rx="56" ry="8" fill="var(--deep)" opacity=".28" />
    <path d="M-46 -58H46V0H-46Z" fill={paper} />
    <path d="M-46 -58H-22V0H-46Z" fill="#fff" opacity=".16" />
    <path d="M-52 -74H52V-54H-52Z" fill={paper} />
    <path d="M-52 -56H52V-51H-46Z" fill="#000" opacity=".16" />
    <path d="M-10 -74H10V0H-10Z" fill={ribbon} />
    <path
      d="M0 -74C-50 -116 -54 -72 0 -74C50 -116 54 -72 0 -74Z"
      fill={ribbon}
      stroke="var(--gold-3)"
      strokeWidth="1.600"
    />
    <circle cy="-76" r="8" fill={ribbon} stroke="var(--gold-3)" strokeWidth="1.600" />
  </g>
);

/** Shops of silk and porcelain on a festive street, gifts before them. */
export const Market = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Orb id={id} x={968} y={80} r={58} />
    <Hills id={id} peaks={far} floor={290} tone="far" />
    <Clouds
      id={id}
      at={[
        [520, 110, 0.9],
        [940, 96, 0.7],
      ]}
    />
    <path d="M0 284H1280V360H0Z" fill={`url(#${id}stone)`} />
    <path d="M0 284H1280" stroke="var(--gold-2)" strokeWidth="2" opacity=".6" />
    <path
      d="M0 304H1280M0 330H1280M620 284L560 304M760 284L720 304M900 284L880 304M1040 284L1050 304M1180 284L1210 304M660 304L600 330M830 304L800 330M990 304L990 330M1140 304L1170 330M700 330L650 360M900 330L880 360M1090 330L1110 360"
      fill="none"
      stroke="var(--stone-2)"
      strokeWidth="1.600"
      opacity=".7"
    />
    <g transform="translate(790 292) scale(.94)">
      <Shop id={id} cloth="var(--lantern-2)" wares="silk" />
    </g>
    <g transform="translate(1108 294) scale(.94)">
      <Shop id={id} cloth="var(--roof-1)" wares="jars" />
    </g>
    <path
      d="M690 -10Q830 42 956 42Q1090 42 1230 -10"
      fill="none"
      stroke="var(--gold-3)"
      strokeWidth="2.500"
    />
    <Lantern id={id} x={956} y={42} scale={1.25} />
    <Lantern id={id} x={622} y={122} scale={0.8} />
    <Gift x={958} y={338} scale={1.24} paper={`url(#${id}lamp)`} ribbon="var(--gold-2)" />
    <Gift x={880} y={346} scale={0.86} paper={`url(#${id}roof)`} ribbon="var(--gold-1)" />
    <Gift x={1036} y={348} scale={0.8} paper={`url(#${id}gold)`} ribbon="var(--lantern-2)" />
  </>
);
