import { petal, range, round } from '../../game-cover/geometry';
import { Clouds } from '../parts/clouds';
import { Hills } from '../parts/hills';
import { Orb } from '../parts/orb';
import { Pavilion } from '../parts/pavilion';
import { Sky } from '../parts/sky';
import type { PartProps } from '../scene-canvas';

const far = [
  [0, 250],
  [190, 190],
  [390, 246],
  [590, 150],
  [770, 240],
  [930, 176],
  [1090, 236],
  [1220, 140],
  [1280, 176],
] as const;
const foot = [
  [0, 344],
  [260, 316],
  [460, 350],
  [664, 292],
  [860, 346],
  [1110, 306],
  [1280, 334],
] as const;

const feathers = 11;

/** The feathers of a raised wing, from its tip to the body: a place on the arm, an angle and a length. */
const wing = range(feathers).map((index) => {
  const share = index / (feathers - 1);
  return {
    x: round(66 - 66 * share ** 1.3),
    y: round(-108 + 108 * share),
    turn: round(16 + 88 * share ** 0.9),
    length: round(112 - 34 * share),
    isDark: index < 5,
  };
});

/** A wing raised from the origin, its tips dark. */
const Wing = () => (
  <>
    {wing.map(({ x, y, turn, length, isDark }) => (
      <path
        key={y}
        d={petal(length, 15)}
        transform={`translate(${x} ${y}) rotate(${turn})`}
        fill={isDark ? '#2f3d48' : '#fff'}
        stroke="var(--stone-2)"
        strokeWidth="1.2"
      />
    ))}
    {wing.slice(1).map(({ x, y, turn, length }) => (
      <path
        key={y}
        d={petal(length * 0.56, 13)}
        transform={`translate(${x} ${y}) rotate(${turn - 6})`}
        fill="var(--cloud-1)"
        stroke="var(--stone-2)"
        strokeWidth=".9"
      />
    ))}
    <path d="M-4 6C0 -34 22 -80 68 -112" fill="none" stroke="#fff" strokeWidth="20" strokeLinecap="round" />
    <path
      d="M-13 2C-8 -40 16 -86 60 -118"
      fill="none"
      stroke="var(--stone-2)"
      strokeWidth="1.4"
      strokeLinecap="round"
    />
  </>
);

/** A crane in flight to the left, with a sealed letter on a cord in its beak. */
const LetterCrane = ({ id }: PartProps) => (
  <g>
    <g transform="translate(-24 -8) rotate(-46) scale(.94)" opacity=".96">
      <Wing />
    </g>
    <path d="M70 12L206 48M66 20L196 62" stroke="#4b4a50" strokeWidth="4.500" strokeLinecap="round" />
    {[96, 108, 120].map((turn) => (
      <path
        key={turn}
        d={petal(78, 13)}
        transform={`translate(56 4) rotate(${turn})`}
        fill="#2f3d48"
        stroke="#fff"
        strokeWidth="1"
      />
    ))}
    <path
      d="M-176 -46C-150 -62 -134 -40 -112 -24C-90 -10 -60 -24 -26 -30C20 -36 66 -18 96 12C60 34 10 40 -34 26C-70 14 -104 6 -128 -16C-146 -32 -156 -36 -172 -34Z"
      fill="#fff"
      stroke="var(--stone-2)"
      strokeWidth="1.600"
    />
    <path
      d="M-172 -36C-156 -38 -146 -32 -130 -16C-112 2 -84 10 -58 18C-82 0 -104 -10 -118 -26C-132 -42 -148 -54 -166 -48Z"
      fill="#2f3d48"
    />
    <path d="M-34 26C10 40 60 34 96 12C60 22 10 26 -34 26Z" fill="var(--stone-1)" />
    <path d="M-182 -50L-232 -40L-180 -34Z" fill="var(--gold-2)" stroke="var(--gold-3)" />
    <circle cx="-172" cy="-42" r="13" fill="#fff" stroke="var(--stone-2)" strokeWidth="1.400" />
    <path d="M-184 -48Q-176 -60 -162 -52Q-170 -46 -184 -48Z" fill="var(--lantern-2)" />
    <circle cx="-176" cy="-43" r="2.600" fill="#2a1d2a" />
    <g transform="translate(-12 -10) rotate(4) scale(1.120)">
      <Wing />
    </g>
    <path
      d="M-222 -40Q-236 -16 -226 12M-222 -40Q-206 -18 -196 8"
      fill="none"
      stroke="var(--lantern-2)"
      strokeWidth="3"
    />
    <g transform="translate(-212 52) rotate(-7)">
      <path d="M-72 -40H76V52H-72Z" fill="var(--deep)" opacity=".18" />
      <path d="M-76 -46H72V46H-76Z" fill="var(--paper)" stroke="var(--gold-2)" strokeWidth="3" />
      <path d="M-76 46L-16 -4H12L72 46Z" fill="var(--stone-1)" stroke="var(--line)" strokeWidth="1.600" />
      <path d="M-76 -46L-2 18L72 -46Z" fill="var(--cloud-2)" stroke="var(--gold-2)" strokeWidth="2.400" />
      <path d="M-66 -46h12l58 50l-6 8ZM62 -46h-12l-58 50l6 8Z" fill={`url(#${id}lamp)`} opacity=".9" />
      <circle cx="-2" cy="14" r="19" fill={`url(#${id}lamp)`} stroke="var(--gold-2)" strokeWidth="3" />
      <path d="M-8 7H4V21H-8ZM-2 7V21M-8 14H4" fill="none" stroke="var(--gold-1)" strokeWidth="2" />
    </g>
  </g>
);

/** A crane brings a letter over the clouds from a post station in the hills. */
export const Letter = ({ id }: PartProps) => (
  <>
    <Sky id={id} width={1280} height={360} />
    <Orb id={id} x={1060} y={126} r={96} />
    <Hills id={id} peaks={far} floor={300} tone="far" />
    <Clouds
      id={id}
      at={[
        [560, 96, 0.9],
        [1170, 70, 0.9],
      ]}
    />
    <path d="M0 280H1280V360H0Z" fill={`url(#${id}mist)`} />
    <Hills id={id} peaks={foot} floor={360} tone="near" />
    <g transform="translate(664 306) scale(.32)">
      <Pavilion id={id} />
    </g>
    <Clouds
      id={id}
      at={[
        [520, 306, 1.1],
        [700, 322, 1.2],
        [1090, 312, 1.3],
      ]}
    />
    <g transform="translate(1016 210) scale(.84)">
      <LetterCrane id={id} />
    </g>
  </>
);
