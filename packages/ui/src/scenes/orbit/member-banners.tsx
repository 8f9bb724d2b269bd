import { range, rays, round } from '../../game-cover/geometry';
import type { PartProps } from '../scene-canvas';
import { Asteroid, Beacon, Crystal, Horizon, OrbitSky, Planet, Ship, Station } from './parts';

/*
 * The banners of the member area in orbit, 1280 by 360: the subject around x = 960, where phones look.
 */

/** A letter of light between the wings of a courier. */
const LetterCourier = ({ id }: PartProps) => (
  <g>
    <path d="M-120 -34L-520 40L-120 44Z" fill={`url(#${id}trail)`} opacity=".5" />
    <path d="M-120 -6L-440 34L-120 30Z" fill={`url(#${id}trail)`} />
    <circle r="190" fill={`url(#${id}nebula-cyan)`} />
    {[-1, 1].map((side) => (
      <g key={side} transform={`scale(1 ${side})`}>
        <path
          d="M-98 74Q-20 64 96 76L60 100Q30 126 -40 128L-150 156Q-120 118 -98 74Z"
          fill={`url(#${id}hull)`}
          stroke="var(--ridge)"
          strokeWidth="2"
        />
        <path d="M-98 74Q-20 64 96 76L76 90Q0 84 -106 92Z" fill="var(--roof-2)" opacity=".7" />
        <path
          d="M-84 106L20 102"
          stroke="var(--lantern-2)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="24 10"
        />
        <circle cx="-134" cy="142" r="10" fill="var(--shaft)" />
        <circle cx="-134" cy="142" r="26" fill={`url(#${id}nebula-cyan)`} />
      </g>
    ))}
    <path
      d="M96 -76Q176 -50 184 0Q176 50 96 76Q112 0 96 -76Z"
      fill={`url(#${id}hull)`}
      stroke="var(--ridge)"
      strokeWidth="2"
    />
    <path d="M118 -46Q152 -30 158 0Q152 30 118 46Q126 0 118 -46Z" fill="var(--beam)" />
    <path
      d="M128 -32Q146 -20 149 -2"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".8"
    />
    <rect
      x="-106"
      y="-72"
      width="212"
      height="144"
      rx="12"
      fill="var(--roof-1)"
      stroke="var(--ridge)"
      strokeWidth="4"
    />
    <path d="M-104 68L-24 -2H24L104 68Q102 72 94 72H-94Q-102 72 -104 68Z" fill="var(--far)" />
    <path d="M-104 68L-24 -2M104 68L24 -2" stroke="var(--ridge)" strokeWidth="2.500" opacity=".8" />
    <path
      d="M-104 -66Q-102 -72 -94 -72H94Q102 -72 104 -66L12 18Q0 28 -12 18Z"
      fill={`url(#${id}hull)`}
      stroke="var(--orb-1)"
      strokeWidth="3"
    />
    <circle cy="14" r="58" fill={`url(#${id}lampglow)`} />
    <circle cy="14" r="27" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="3" />
    <path d="M0 -4L5 9L18 14L5 19L0 32L-5 19L-18 14L-5 9Z" fill="var(--wood-2)" />
  </g>
);

/** A courier carries a letter of light to the station. */
export const OrbitLetter = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1160} y={96} r={70} sphere="dusk" hasRings turn={-20} />
    <Horizon id={id} x={1000} y={318} />
    <Station id={id} x={1206} y={196} scale={0.26} />
    <path
      d="M480 350Q800 330 1206 196"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="2.500"
      strokeDasharray="2 12"
      strokeLinecap="round"
      opacity=".7"
    />
    <g transform="translate(952 178) rotate(-14) scale(.92)">
      <LetterCourier id={id} />
    </g>
    {[
      [690, 116, 0.42, -10],
      [610, 246, 0.3, 8],
    ].map(([x = 0, y = 0, scale = 1, turn = 0]) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
        <circle r="120" fill={`url(#${id}nebula-cyan)`} />
        <path d="M-76 -50H76V50H-76Z" fill="var(--roof-1)" stroke="var(--ridge)" strokeWidth="5" />
        <path d="M-76 -50L0 16L76 -50" fill="none" stroke="var(--orb-1)" strokeWidth="6" />
        <circle cy="10" r="16" fill={`url(#${id}gold)`} />
      </g>
    ))}
  </>
);

/** The bars of the front panel of a ledger, as heights. */
const bars = [34, 52, 40, 70, 58, 88, 76] as const;

/** A panel of light with rows of entries, on the origin: 200 wide, 150 tall. */
const Panel = ({ id }: PartProps) => (
  <>
    <rect x="-100" y="-75" width="200" height="150" rx="10" fill="var(--near)" opacity=".86" />
    <rect
      x="-100"
      y="-75"
      width="200"
      height="150"
      rx="10"
      fill={`url(#${id}light)`}
      opacity=".5"
      stroke="var(--ridge)"
      strokeWidth="2.500"
    />
    <path d="M-100 -50H100" stroke="var(--ridge)" strokeWidth="1.600" opacity=".7" />
    <path
      d="M-86 -62h.1M-72 -62h.1M-58 -62h.1"
      stroke="var(--lantern-1)"
      strokeWidth="7"
      strokeLinecap="round"
    />
  </>
);

const Rows = () => (
  <>
    <path
      d="M-82 -28H-10M-82 -4H6M-82 20H-24M-82 44H-2"
      stroke="var(--ridge)"
      strokeWidth="7"
      strokeLinecap="round"
      opacity=".75"
    />
    <path d="M50 -28H82M40 20H82" stroke="var(--lantern-1)" strokeWidth="7" strokeLinecap="round" />
    <path d="M56 -4H82M44 44H82" stroke="var(--blossom)" strokeWidth="7" strokeLinecap="round" />
  </>
);

/** Panels of light with entries and columns, in orbit round a projector. */
export const OrbitLedger = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1176} y={76} r={50} sphere="golden" hasRings turn={-20} />
    <Planet id={id} x={690} y={96} r={30} sphere="rock" />
    <ellipse cx="960" cy="190" rx="320" ry="170" fill={`url(#${id}nebula-violet)`} />
    <g transform="rotate(-8 960 190)">
      <path
        d="M640 190A320 96 0 0 1 1280 190"
        fill="none"
        stroke={`url(#${id}rings)`}
        strokeWidth="9"
        opacity=".6"
      />
    </g>
    <path d="M910 330L726 96H1194L1010 330Z" fill="var(--shaft)" opacity=".16" />
    <path d="M930 330L820 60H1100L990 330Z" fill="var(--shaft)" opacity=".14" />
    <g transform="matrix(.86 .16 0 .98 768 160)">
      <Panel id={id} />
      <Rows />
    </g>
    <g transform="matrix(.86 -.16 0 .98 1152 172)">
      <Panel id={id} />
      <circle cx="-38" cy="14" r="36" fill="none" stroke="var(--burst-1)" strokeWidth="15" />
      <path d="M-38 -22A36 36 0 0 1 -9 36" fill="none" stroke="var(--lantern-1)" strokeWidth="15" />
      <path
        d="M26 -14H82M26 12H66M26 38H76"
        stroke="var(--ridge)"
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".75"
      />
    </g>
    <g transform="translate(960 158) scale(1.26)">
      <Panel id={id} />
      {bars.map((height, index) => (
        <g key={height} transform={`translate(${-80 + index * 23.5} 60)`}>
          <path d={`M0 0H15V${-height}H0Z`} fill={index === 5 ? `url(#${id}gold)` : `url(#${id}hull)`} />
          <path d={`M0 ${-height}H15`} stroke="#fff" strokeWidth="3" />
        </g>
      ))}
      <path
        d={`M${bars.map((height, index) => `${round(-72 + index * 23.5)} ${46 - height}`).join('L')}`}
        fill="none"
        stroke="var(--lantern-1)"
        strokeWidth="3.500"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="69" cy="-30" r="16" fill={`url(#${id}lampglow)`} />
      <circle cx="69" cy="-30" r="5.500" fill="var(--gold-1)" />
      <path d="M-100 64H100" stroke="var(--ridge)" strokeWidth="2" />
    </g>
    <g transform="translate(960 322)">
      <ellipse cy="14" rx="190" ry="34" fill={`url(#${id}nebula-cyan)`} />
      <path d="M-116 6Q-104 34 -52 38H52Q104 34 116 6Z" fill={`url(#${id}roof)`} />
      <ellipse cy="6" rx="116" ry="20" fill={`url(#${id}hull)`} stroke="var(--ridge)" strokeWidth="2.500" />
      <ellipse cy="4" rx="66" ry="10" fill="var(--shaft)" />
      <path d="M-96 20Q0 44 96 20" fill="none" stroke="var(--window)" strokeWidth="5" strokeDasharray="8 9" />
    </g>
    <g transform="rotate(-8 960 190)">
      <path d="M640 190A320 96 0 0 0 1280 190" fill="none" stroke={`url(#${id}rings)`} strokeWidth="9" />
      {[
        [706, 248],
        [836, 279],
        [1124, 273],
      ].map(([x = 0, y = 0]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="34" fill={`url(#${id}lampglow)`} />
          <circle r="11" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="2" />
        </g>
      ))}
    </g>
  </>
);

/** The rungs of a bridge of light: a share of its length, and the point there. */
const rungs = range(17).map((index) => {
  const share = index / 16;
  const rest = 1 - share;
  return {
    x: round(rest ** 2 * 742 + 2 * rest * share * 960 + share ** 2 * 1178),
    y: round(rest ** 2 * 232 + 2 * rest * share * 96 + share ** 2 * 208),
  };
});

/** A capsule of gold on its way over the bridge. */
const Capsule = ({
  id,
  x,
  y,
  turn,
  scale = 1,
}: PartProps & { x: number; y: number; turn: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
    <circle r="62" fill={`url(#${id}lampglow)`} />
    <path d="M-34 -8L-150 0L-34 8Z" fill={`url(#${id}trail)`} />
    <rect
      x="-40"
      y="-22"
      width="80"
      height="44"
      rx="22"
      fill={`url(#${id}hull)`}
      stroke="var(--ridge)"
      strokeWidth="2"
    />
    <circle r="18" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="2" />
    <path d="M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z" fill="var(--wood-2)" />
    <path
      d="M-28 -14Q-10 -19 14 -18"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".8"
    />
  </g>
);

/** Capsules of gold cross a bridge of light between two stations. */
export const OrbitBridge = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1052} y={70} r={44} sphere="dusk" hasRings turn={-16} />
    <Horizon id={id} x={960} y={318} />
    <ellipse cx="960" cy="180" rx="300" ry="90" fill={`url(#${id}nebula-cyan)`} opacity=".8" />
    <path d="M742 232Q960 96 1178 208V300Q960 190 742 310Z" fill={`url(#${id}light)`} opacity=".5" />
    <path d="M742 222Q960 86 1178 198V226Q960 112 742 250Z" fill={`url(#${id}roof)`} />
    <path d="M742 222Q960 86 1178 198V212Q960 98 742 236Z" fill="var(--beam)" opacity=".55" />
    {rungs.map(({ x, y }) => (
      <path
        key={x}
        d={`M${x - 6} ${y - 9}L${x + 4} ${y + 14}`}
        stroke="#fff"
        strokeWidth="1.600"
        opacity=".55"
      />
    ))}
    <path d="M742 222Q960 86 1178 198" fill="none" stroke="var(--ridge)" strokeWidth="4" />
    <path d="M742 250Q960 112 1178 226" fill="none" stroke="var(--ridge)" strokeWidth="2.500" opacity=".8" />
    <Station id={id} x={728} y={240} scale={0.4} />
    <Station id={id} x={1176} y={224} scale={0.36} />
    <Capsule id={id} x={960} y={146} turn={-1} scale={1.12} />
    <Capsule id={id} x={840} y={164} turn={-22} scale={0.62} />
    <Capsule id={id} x={1070} y={152} turn={17} scale={0.62} />
    <Ship id={id} x={940} y={280} scale={0.8} turn={-6} />
    <Crystal id={id} x={1240} y={76} scale={0.5} turn={16} />
  </>
);

/** A cargo box afloat on the origin, 120 wide, its seams and ribbon alight. */
const Crate = ({
  id,
  x,
  y,
  turn = 0,
  scale,
  skin,
}: PartProps & { x: number; y: number; turn?: number; scale: number; skin: string }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
    <ellipse cy="78" rx="70" ry="16" fill={`url(#${id}nebula-cyan)`} />
    <path d="M-58 -26L0 -52L58 -26V34L0 64L-58 34Z" fill={skin} />
    <path d="M-58 -26L0 -52L58 -26L0 2Z" fill="#fff" opacity=".34" />
    <path d="M0 2L58 -26V34L0 64Z" fill="var(--deep)" opacity=".4" />
    <path
      d="M-34 -37L24 -9V52L36 46V-15L-22 -42ZM34 -37L-24 -9V52L-36 46V-15L22 -42Z"
      fill={`url(#${id}gold)`}
    />
    <path
      d="M-58 -26L0 -52L58 -26V34L0 64L-58 34ZM-58 -26L0 2L58 -26M0 2V64"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="2.500"
      strokeLinejoin="round"
    />
  </g>
);

/** A present with a bow, on the origin. */
const Present = ({
  id,
  x,
  y,
  turn = 0,
  scale,
}: PartProps & { x: number; y: number; turn?: number; scale: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
    <circle r="86" fill={`url(#${id}nebula-rose)`} />
    <path
      d="M-44 -20H44V46Q44 52 38 52H-38Q-44 52 -44 46Z"
      fill={`url(#${id}wood)`}
      stroke="var(--blossom)"
      strokeWidth="2"
    />
    <path d="M-52 -38H52V-16H-52Z" fill={`url(#${id}sphere-dusk)`} stroke="var(--blossom)" strokeWidth="2" />
    <path d="M-9 -38H9V52H-9Z" fill={`url(#${id}gold)`} />
    <path
      d="M0 -40C-48 -82 -56 -36 0 -40C48 -82 56 -36 0 -40Z"
      fill={`url(#${id}gold)`}
      stroke="var(--gold-3)"
      strokeWidth="1.600"
    />
    <circle cy="-41" r="8" fill="var(--gold-1)" stroke="var(--gold-3)" strokeWidth="1.600" />
  </g>
);

/** A bazaar on a deck in space, crates and presents afloat around it. */
export const OrbitMarket = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1186} y={92} r={64} sphere="golden" hasRings turn={-20} />
    <ellipse cx="960" cy="210" rx="330" ry="120" fill={`url(#${id}nebula-rose)`} />
    <path d="M700 284H1220L1150 324H1034L960 350L886 324H770Z" fill={`url(#${id}roof)`} />
    <path d="M886 324H1034L960 350Z" fill="var(--deep)" opacity=".5" />
    <ellipse cx="960" cy="350" rx="60" ry="16" fill={`url(#${id}nebula-cyan)`} />
    <path d="M676 268H1244L1220 286H700Z" fill={`url(#${id}hull)`} />
    <path d="M676 268H1244" stroke="var(--ridge)" strokeWidth="3" />
    <path d="M716 302H1204" stroke="var(--window)" strokeWidth="6" strokeDasharray="10 12" opacity=".85" />
    <path d="M790 268V112H1130V268Z" fill={`url(#${id}wood)`} />
    <path d="M812 262V160H1108V262Z" fill="var(--near)" opacity=".7" />
    <ellipse cx="960" cy="210" rx="150" ry="70" fill={`url(#${id}lampglow)`} opacity=".8" />
    <path d="M812 206H1108" stroke="var(--ridge)" strokeWidth="3" />
    {range(4).map((index) => (
      <g key={index} transform={`translate(${848 + index * 75} 184)`}>
        <circle r="30" fill={`url(#${id}nebula-cyan)`} />
        {index % 2 ? (
          <path
            d="M0 -18L15 -4L0 18L-15 -4ZM-15 -4H15"
            fill={`url(#${id}sphere-ocean)`}
            stroke="var(--ridge)"
            strokeWidth="2"
          />
        ) : (
          <circle r="15" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="2" />
        )}
      </g>
    ))}
    <path d="M772 268V228H1148V268Z" fill={`url(#${id}hull)`} stroke="var(--ridge)" strokeWidth="2" />
    <path
      d="M790 250H1130"
      stroke="var(--lantern-2)"
      strokeWidth="5"
      strokeDasharray="26 12"
      strokeLinecap="round"
    />
    {range(8).map((index) => (
      <path
        key={index}
        d={`M${808 + index * 38} 88H${846 + index * 38}L${816 + (index - 3) * 48 + 144} 138A24 17 0 0 1 ${768 + (index - 3) * 48 + 144} 138Z`}
        fill={index % 2 ? 'var(--orb-2)' : 'var(--burst-1)'}
        stroke="var(--ridge)"
        strokeWidth="1.600"
      />
    ))}
    <path
      d="M742 80Q790 92 840 70H1080Q1130 92 1178 80Q1160 106 1112 100H808Q760 106 742 80Z"
      fill={`url(#${id}hull)`}
      stroke="var(--ridge)"
      strokeWidth="2"
    />
    <path d="M900 36H1020V78H900Z" fill="var(--near)" stroke="var(--lantern-1)" strokeWidth="3" />
    <path d="M918 57h18M984 57h18" stroke="var(--lantern-1)" strokeWidth="6" strokeLinecap="round" />
    <circle cx="960" cy="57" r="34" fill={`url(#${id}lampglow)`} />
    <circle cx="960" cy="57" r="13" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="2" />
    <Beacon id={id} x={764} y={120} scale={0.66} />
    <Beacon id={id} x={1156} y={120} scale={0.66} />
    <Crate id={id} x={742} y={214} turn={-8} scale={0.78} skin={`url(#${id}sphere-ocean)`} />
    <Crate id={id} x={1190} y={206} turn={10} scale={0.86} skin={`url(#${id}sphere-dusk)`} />
    <Present id={id} x={1062} y={236} turn={6} scale={0.74} />
    <Present id={id} x={676} y={112} turn={-14} scale={0.5} />
    <Crate id={id} x={880} y={240} turn={4} scale={0.62} skin={`url(#${id}hull)`} />
    <Ship id={id} x={640} y={268} scale={0.56} turn={-10} />
  </>
);

/** The coins inside the vault. */
const hoard = range(13).map((index) => ({
  x: round(-66 + (index % 5) * 33 + (index > 4 ? 16 : 0) - (index > 8 ? 20 : 0)),
  y: index > 8 ? 72 : index > 4 ? 50 : 30 + (index % 2) * 6,
  turn: (index * 47) % 60,
}));

/** A vault in the shape of a planet, its round door open on a hoard of gold. */
const VaultPlanet = ({ id }: PartProps) => (
  <g>
    <circle r="230" fill={`url(#${id}nebula-cyan)`} />
    <g fill="none" stroke={`url(#${id}rings)`} transform="rotate(-14)">
      <path d="M-256 0A256 124 0 0 1 256 0" strokeWidth="16" opacity=".6" />
      <path d="M-222 0A222 106 0 0 1 222 0" strokeWidth="5" opacity=".8" />
    </g>
    <circle r="150" fill={`url(#${id}sphere-rock)`} stroke="var(--ridge)" strokeWidth="3" />
    <path
      d="M-148 -24Q-60 -60 0 -60T148 -24M-148 28Q-60 70 0 70T148 28M-96 -116Q-30 -96 40 -144M-96 116Q-30 96 40 144M0 -150V-96M0 96V150"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="2"
      opacity=".6"
    />
    <circle r="150" fill={`url(#${id}night)`} />
    <path
      d="M-130 74A150 150 0 0 1 56 -139"
      fill="none"
      stroke="var(--orb-1)"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".8"
    />
    <circle r="108" fill={`url(#${id}hull)`} stroke="var(--ridge)" strokeWidth="3" />
    <circle
      r="98"
      fill="none"
      stroke="var(--roof-2)"
      strokeWidth="9"
      strokeLinecap="round"
      strokeDasharray=".1 38.480"
    />
    <circle r="86" fill="var(--wood-2)" stroke="var(--ridge)" strokeWidth="3" />
    <circle r="84" fill={`url(#${id}lampglow)`} />
    <clipPath id={`${id}hoard`}>
      <circle r="84" />
    </clipPath>
    <g clipPath={`url(#${id}hoard)`}>
      <path d={rays(20, 120, 0.42)} transform="translate(0 10)" fill={`url(#${id}lampglow)`} opacity=".8" />
      <path d="M-90 90V42Q-50 18 -10 22Q40 2 90 40V90Z" fill="var(--gold-3)" />
      {hoard.map(({ x, y, turn }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(1 .74)`}>
          <circle r="17" cy="4" fill="var(--gold-3)" />
          <circle r="17" fill={`url(#${id}gold)`} stroke="var(--gold-3)" strokeWidth="1.600" />
          <path d="M0 -9L3 -3L9 0L3 3L0 9L-3 3L-9 0L-3 -3Z" fill="var(--wood-2)" />
        </g>
      ))}
    </g>
    <circle r="86" fill="none" stroke="var(--lantern-1)" strokeWidth="4" opacity=".9" />
    <g transform="translate(160 6) skewY(8) scale(.52 1)">
      <circle r="104" cx="16" fill="var(--roof-2)" stroke="var(--ridge)" strokeWidth="3" />
      <circle r="104" fill={`url(#${id}hull)`} stroke="var(--orb-1)" strokeWidth="4" />
      <circle
        r="92"
        fill="none"
        stroke="var(--roof-2)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray=".1 36.130"
      />
      <circle r="72" fill={`url(#${id}roof)`} stroke="var(--ridge)" strokeWidth="3" />
      <path
        d="M0 -58V58M-50 -29L50 29M-50 29L50 -29"
        stroke="var(--orb-2)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <circle r="58" fill="none" stroke="var(--orb-2)" strokeWidth="7" />
      <circle r="24" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="3" />
    </g>
    <g fill="none" stroke={`url(#${id}rings)`} transform="rotate(-14)">
      <path d="M-256 0A256 124 0 0 0 256 0" strokeWidth="16" opacity=".9" />
    </g>
  </g>
);

/** A vault among the stars, coins in orbit round it. */
export const OrbitTreasury = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={1206} y={70} r={42} sphere="ocean" />
    <Asteroid id={id} x={676} y={92} scale={0.6} />
    <Asteroid id={id} x={1232} y={300} scale={0.8} turn={60} />
    <g transform="translate(946 182) scale(1.04)">
      <VaultPlanet id={id} />
    </g>
    {[
      [690, 236, 1, 20],
      [740, 306, 1.3, -30],
      [640, 180, 0.6, 50],
      [1190, 190, 0.8, -20],
    ].map(([x = 0, y = 0, scale = 1, turn = 0]) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale} ${round(scale * 0.8)})`}>
        <circle r="44" fill={`url(#${id}lampglow)`} />
        <circle r="19" cy="4" fill="var(--gold-3)" />
        <circle r="19" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
        <path d="M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z" fill="var(--wood-2)" />
      </g>
    ))}
    <Ship id={id} x={700} y={134} scale={0.6} turn={10} />
  </>
);

/** A capsule with a load of gold that flies to the right, its engines alight. */
const GoldCapsule = ({ id }: PartProps) => (
  <g>
    <path d="M-104 -58L-460 0L-104 58Z" fill={`url(#${id}trail)`} opacity=".45" />
    <path d="M-104 -30L-330 0L-104 30Z" fill={`url(#${id}trail)`} />
    <circle cx="-116" r="60" fill={`url(#${id}nebula-cyan)`} />
    {[-1, 1].map((side) => (
      <g key={side} transform={`scale(1 ${side})`}>
        <path
          d="M-84 56L-150 108L-40 96L40 66Z"
          fill={`url(#${id}roof)`}
          stroke="var(--ridge)"
          strokeWidth="2.500"
        />
        <path d="M-112 88L-44 82" stroke="var(--lantern-2)" strokeWidth="5" strokeLinecap="round" />
        <path d="M-98 12H-122L-134 48H-98Z" fill="var(--stone-2)" stroke="var(--ridge)" strokeWidth="2" />
      </g>
    ))}
    <path
      d="M-98 -62Q-104 -72 -90 -72H50Q138 -66 172 0Q138 66 50 72H-90Q-104 72 -98 62Z"
      fill={`url(#${id}hull)`}
      stroke="var(--ridge)"
      strokeWidth="3"
    />
    <path d="M-98 28Q30 46 158 26Q122 66 50 72H-90Q-104 72 -98 62Z" fill="var(--roof-2)" opacity=".45" />
    <path d="M-78 -72H-52V72H-78Z" fill={`url(#${id}gold)`} />
    <path d="M62 -71Q76 -70 88 -66V66Q76 70 62 71Z" fill={`url(#${id}gold)`} />
    <path d="M104 -50Q142 -34 156 -4H104Z" fill="var(--beam)" stroke="var(--ridge)" strokeWidth="2" />
    <path
      d="M114 -40Q134 -28 144 -12"
      fill="none"
      stroke="#fff"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".8"
    />
    <circle cx="4" r="96" fill={`url(#${id}lampglow)`} opacity=".8" />
    <circle cx="4" r="50" fill="var(--roof-2)" stroke="var(--ridge)" strokeWidth="4" />
    <circle cx="4" r="40" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="2.500" />
    <circle cx="4" r="32" fill="none" stroke="var(--gold-3)" strokeWidth="2" />
    <path
      d="M4 -24L10.500 -6.500L28 0L10.500 6.500L4 24L-2.500 6.500L-20 0L-2.500 -6.500Z"
      fill="var(--wood-2)"
    />
    <path
      d="M-44 -56Q0 -64 48 -60"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".8"
    />
  </g>
);

/** One half of a docking ring that faces left; the capsule passes between the two. */
const DockRing = ({ id, isInFront }: PartProps & { readonly isInFront: boolean }) => {
  const half = isInFront ? 'M0 -150A66 150 0 0 0 0 150' : 'M0 -150A66 150 0 0 1 0 150';
  return (
    <g fill="none">
      <path d={half} stroke="var(--ridge)" strokeWidth="34" />
      <path d={half} stroke={`url(#${id}hull)`} strokeWidth="29" />
      <path d={half} stroke={`url(#${id}roof)`} strokeWidth="17" />
      <path d={half} stroke="var(--window)" strokeWidth="7" strokeDasharray="9 14" />
    </g>
  );
};

/** A capsule of gold leaves the dock of a station. */
export const OrbitCourier = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <Planet id={id} x={756} y={84} r={44} sphere="dusk" hasRings />
    <Horizon id={id} x={1080} y={322} />
    <Station id={id} x={1196} y={170} scale={0.62} />
    <circle cx="1082" cy="180" r="190" fill={`url(#${id}nebula-cyan)`} />
    <g transform="translate(1082 180)">
      <DockRing id={id} isInFront={false} />
    </g>
    <g transform="translate(896 186) rotate(4) scale(-.86 .86)">
      <GoldCapsule id={id} />
    </g>
    <g transform="translate(1082 180)">
      <DockRing id={id} isInFront />
    </g>
    {[
      [650, 150],
      [612, 262],
      [720, 304],
    ].map(([x = 0, y = 0]) => (
      <Beacon key={x} id={id} x={x} y={y} scale={0.5} />
    ))}
  </>
);
