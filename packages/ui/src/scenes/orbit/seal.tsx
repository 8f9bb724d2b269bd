import { polar, range } from '../../game-cover/geometry';
import type { PartProps } from '../scene-canvas';
import { Horizon, OrbitSky, Planet, Ship, Station } from './parts';

/** A card of light with the portrait of an astronaut, on the origin: 316 wide, 204 tall. */
const IdCard = ({ id }: PartProps) => (
  <g>
    <ellipse rx="220" ry="150" fill={`url(#${id}nebula-cyan)`} />
    <rect x="-158" y="-102" width="316" height="204" rx="18" fill={`url(#${id}card)`} />
    <path d="M-60 102H60L150 -102H30Z" fill="#fff" opacity=".06" />
    <rect
      x="-158"
      y="-102"
      width="316"
      height="204"
      rx="18"
      fill="none"
      stroke={`url(#${id}hull)`}
      strokeWidth="7"
    />
    <rect
      x="-149"
      y="-93"
      width="298"
      height="186"
      rx="12"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="1.600"
    />
    <path d="M-34 -102H34L26 -88H-26Z" fill={`url(#${id}hull)`} />
    <rect
      x="-134"
      y="-72"
      width="104"
      height="130"
      rx="10"
      fill="var(--deep)"
      stroke="var(--beam)"
      strokeWidth="2.500"
    />
    <clipPath id={`${id}bust`}>
      <rect x="-133" y="-71" width="102" height="128" rx="9" />
    </clipPath>
    <g clipPath={`url(#${id}bust)`}>
      <circle cx="-82" cy="-14" r="80" fill={`url(#${id}nebula-violet)`} />
      <path d="M-140 62Q-138 24 -104 20H-60Q-26 24 -24 62Z" fill={`url(#${id}hull)`} />
      <path d="M-106 24Q-82 38 -58 24L-54 34Q-82 50 -110 34Z" fill="var(--lantern-2)" />
      <path d="M-52 40h10M-122 40h8" stroke="var(--beam)" strokeWidth="7" strokeLinecap="round" />
      <circle cx="-82" cy="-12" r="42" fill={`url(#${id}hull)`} stroke="var(--ridge)" strokeWidth="2" />
      <path d="M-122 -18H-130V2H-121M-42 -18H-34V2H-43" fill="var(--stone-1)" stroke="var(--ridge)" />
      <ellipse cx="-82" cy="-10" rx="31" ry="26" fill={`url(#${id}gold)`} />
      <ellipse cx="-82" cy="-10" rx="31" ry="26" fill="var(--wood-2)" opacity=".42" />
      <path d="M-104 -2Q-84 12 -58 -4Q-62 14 -82 16Q-100 14 -104 -2Z" fill="var(--beam)" opacity=".55" />
      <path
        d="M-104 -16Q-98 -30 -80 -31"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".85"
      />
    </g>
    <path d="M-140 6H-24" stroke="var(--shaft)" strokeWidth="3" />
    <path d="M-140 6H-24V30H-140Z" fill={`url(#${id}light)`} opacity=".7" />
    <path
      d="M-10 -64H70M-10 -38H46M-10 -14H62M-10 10H28"
      stroke="var(--ridge)"
      strokeWidth="8"
      strokeLinecap="round"
      opacity=".8"
    />
    <path d="M-10 -64H70" stroke="var(--orb-1)" strokeWidth="9" strokeLinecap="round" />
    <rect x="-12" y="34" width="58" height="44" rx="9" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
    <path
      d="M-12 50H8M-12 62H8M46 50H26M46 62H26M8 34V78M26 34V78"
      fill="none"
      stroke="var(--gold-3)"
      strokeWidth="2"
    />
    <path
      d="M-134 76h12M-116 76h5M-106 76h16M-84 76h5M-74 76h10M-58 76h20"
      stroke="var(--ridge)"
      strokeWidth="11"
      opacity=".7"
    />
  </g>
);

/** Marks round the seal. */
const marks = range(48)
  .map(
    (index) => `M${polar(index * 7.5, 88).join(' ')}L${polar(index * 7.5, index % 4 ? 95 : 101).join(' ')}`,
  )
  .join('');

/** A tick in rings of light, on the origin: 220 wide. */
const SealOfLight = ({ id }: PartProps) => (
  <g>
    <circle r="170" fill={`url(#${id}lampglow)`} />
    <circle r="108" fill="var(--deep)" opacity=".5" />
    <path d={marks} stroke="var(--gold-1)" strokeWidth="2.600" strokeLinecap="round" />
    <circle r="106" fill="none" stroke="var(--gold-2)" strokeWidth="2" />
    <circle
      r="114"
      fill="none"
      stroke="var(--shaft)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="104 76 30 28"
    />
    <circle r="80" fill="none" stroke={`url(#${id}gold)`} strokeWidth="6" />
    <circle
      r="70"
      fill="none"
      stroke="var(--gold-2)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray=".1 10.990"
      opacity=".8"
    />
    <circle r="60" fill={`url(#${id}gold)`} stroke="var(--gold-1)" strokeWidth="2.500" />
    <path d="M-60 0A60 60 0 0 0 60 0A66 44 0 0 1 -60 0Z" fill="var(--gold-3)" opacity=".5" />
    <path
      d="M-28 2L-8 23L31 -22"
      fill="none"
      stroke="var(--wood-2)"
      strokeWidth="14"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M-46 -22A51 51 0 0 1 -8 -50"
      fill="none"
      stroke="#fff"
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".8"
    />
    {[45, 135, 225, 315].map((turn) => (
      <path
        key={turn}
        d="M0 -122L9 -106L0 -98L-9 -106Z"
        transform={`rotate(${turn})`}
        fill={`url(#${id}gold)`}
        stroke="var(--gold-1)"
      />
    ))}
  </g>
);

/** A card of light with a portrait over a projector, and the seal that confirms it. */
export const OrbitSeal = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <defs>
      <linearGradient id={`${id}card`} x2="1" y2="1">
        <stop stopColor="var(--roof-1)" stopOpacity=".92" />
        <stop offset="1" stopColor="var(--near)" stopOpacity=".92" />
      </linearGradient>
    </defs>
    <Planet id={id} x={716} y={92} r={50} sphere="ocean" hasRings turn={-20} />
    <Station id={id} x={1226} y={58} scale={0.16} />
    <Horizon id={id} x={1000} y={322} />
    <path d="M846 332L730 92H1052L930 332Z" fill="var(--shaft)" opacity=".13" />
    <path d="M866 332L790 80H1000L912 332Z" fill="var(--shaft)" opacity=".12" />
    <g transform="translate(888 326)">
      <ellipse cy="12" rx="150" ry="28" fill={`url(#${id}nebula-cyan)`} />
      <path d="M-92 4Q-82 28 -42 32H42Q82 28 92 4Z" fill={`url(#${id}roof)`} />
      <ellipse cy="4" rx="92" ry="16" fill={`url(#${id}hull)`} stroke="var(--ridge)" strokeWidth="2.500" />
      <ellipse cy="2" rx="52" ry="8" fill="var(--shaft)" />
      <path d="M-76 17Q0 36 76 17" fill="none" stroke="var(--window)" strokeWidth="5" strokeDasharray="8 9" />
    </g>
    <g transform="translate(892 170) rotate(-5)">
      <IdCard id={id} />
    </g>
    <Ship id={id} x={660} y={232} scale={0.62} turn={-10} />
    <g transform="translate(1118 196) scale(.92)">
      <SealOfLight id={id} />
    </g>
  </>
);
