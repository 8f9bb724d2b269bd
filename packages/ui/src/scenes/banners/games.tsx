import { range } from '../../game-cover/geometry';
import { Ball } from '../../game-cover/motifs/ball';
import { Chip } from '../../game-cover/motifs/chip';
import { Coin } from '../../game-cover/motifs/coin';
import { Dice } from '../../game-cover/motifs/dice';
import { Koi } from '../../game-cover/motifs/koi';
import { Lotus } from '../../game-cover/motifs/lotus';
import { Mahjong } from '../../game-cover/motifs/mahjong';
import { PlayingCard } from '../../game-cover/motifs/playing-card';
import { Roulette } from '../../game-cover/motifs/roulette';
import { SeaFish } from '../../game-cover/motifs/sea-fish';
import { Yuanbao } from '../../game-cover/motifs/yuanbao';
import { dots } from '../geometry';
import { Capsule, Deck, RingDeck } from '../orbit/game-stages';
import { OrbitSky, Planet, Ship, Station } from '../orbit/parts';
import { scenePaints } from '../parts/scene-paints';
import type { PartProps } from '../scene-canvas';
import { Courtyard, Hall, Terrace, Theatre } from './game-stages';

/*
 * The lobbies of slots, tables, card games, fishing and lotteries. What is played is the same in every world, the place differs.
 */

/** The top of a table, seen from a seat. */
const TableTop = ({ id }: PartProps) => (
  <>
    <ellipse cx="950" cy="322" rx="400" ry="110" fill={`url(#${id}wood)`} />
    <ellipse
      cx="950"
      cy="316"
      rx="372"
      ry="96"
      fill={`url(#${id}roof)`}
      stroke="var(--gold-2)"
      strokeWidth="3"
    />
    <ellipse cx="950" cy="318" rx="330" ry="80" fill="none" stroke="var(--gold-1)" opacity=".6" />
  </>
);

const Stack = ({ id, x, y, count }: PartProps & { x: number; y: number; count: number }) => (
  <g transform={`translate(${x} ${y})`}>
    {range(count).map((index) => (
      <g key={index} transform={`translate(0 ${-index * 9}) scale(.44 .2)`}>
        <circle r="66" cy="26" fill="var(--wood-2)" />
        <Chip p={scenePaints(id)} />
      </g>
    ))}
  </g>
);

/** Cards, tiles, dice and balls are light in every theme, for their signs are dark. */
const lightPaints = (id: string) => ({ ...scenePaints(id), ivory: 'var(--orb-1)' });

const TablesPlay = ({ id }: PartProps) => {
  const p = lightPaints(id);
  return (
    <>
      <TableTop id={id} />
      <g transform="translate(950 190) scale(1.36)">
        <Roulette p={p} />
      </g>
      <Stack id={id} x={740} y={320} count={5} />
      <Stack id={id} x={800} y={340} count={3} />
      <Stack id={id} x={1170} y={318} count={4} />
      <g transform="translate(1110 296) scale(.6)">
        <Dice p={p} />
      </g>
      <g transform="translate(684 252) scale(.72)">
        <PlayingCard p={p} rank="A" suit="spade" place="rotate(-18)" />
        <PlayingCard p={p} rank="K" suit="heart" place="translate(38 8) rotate(4)" />
      </g>
    </>
  );
};

const fan = ['10', 'J', 'Q', 'K', 'A'] as const;

const CardsPlay = ({ id }: PartProps) => {
  const p = lightPaints(id);
  return (
    <>
      <TableTop id={id} />
      <g transform="translate(838 300)">
        {fan.map((rank, index) => (
          <g key={rank} transform={`rotate(${-36 + index * 18}) translate(0 -110) scale(1.5)`}>
            <PlayingCard p={p} rank={rank} suit={index % 2 ? 'heart' : 'spade'} place="" />
          </g>
        ))}
      </g>
      <g transform="translate(1086 216) scale(1.24)">
        <Mahjong p={p} />
      </g>
      <Stack id={id} x={960} y={336} count={4} />
      <Stack id={id} x={1204} y={322} count={3} />
    </>
  );
};

const shoal = [
  [700, 96, 0.5, -12],
  [1196, 110, 0.62, 10],
  [1090, 292, 0.5, -6],
  [676, 272, 0.7, 8],
  [1216, 240, 0.44, -14],
] as const;

const OceanPlay = ({ id }: PartProps) => {
  const p = scenePaints(id);
  const fills = [p.accent, p.gold, p.deep, p.accent, p.gold];
  return (
    <>
      <path
        d="M720 -10L640 370H820L840 -10ZM960 -10L930 370H1060L1040 -10ZM1160 -10L1180 370H1290L1260 -10Z"
        fill="var(--shaft)"
        opacity=".16"
      />
      {shoal.map(([x, y, scale, turn], index) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
          <SeaFish p={p} fill={fills[index] ?? p.gold} place="" />
        </g>
      ))}
      <g transform="translate(930 184) scale(1.9)">
        <Koi p={p} />
      </g>
      <path
        d="M600 360Q620 300 604 250M632 360Q640 320 660 290M1240 360Q1220 310 1244 260M1262 360Q1270 330 1258 300M820 360Q830 336 818 312M1010 360Q1000 336 1016 310"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d={dots(26, 680, 340, 19)}
        transform="translate(600 0)"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".4"
      />
    </>
  );
};

const tray = [
  { sign: '8', x: 770, y: 236, fill: 'lamp' },
  { sign: '28', x: 846, y: 262, fill: 'roof' },
  { sign: '16', x: 1050, y: 264, fill: 'gold' },
  { sign: '6', x: 1128, y: 238, fill: 'lamp' },
] as const;

const cage = [
  [-44, 14, '3', 'roof'],
  [0, 44, '9', 'lamp'],
  [44, 10, '5', 'gold'],
  [-6, -22, '7', 'roof'],
] as const;

const DrawPlay = ({ id }: PartProps) => {
  const p = lightPaints(id);
  return (
    <>
      <TableTop id={id} />
      <path
        d="M896 286L926 200H974L1004 286Z"
        fill={`url(#${id}wood)`}
        stroke="var(--gold-2)"
        strokeWidth="3"
      />
      <path d="M880 286H1020V300H880Z" fill={`url(#${id}gold)`} />
      <g transform="translate(950 138)">
        <circle r="170" fill={`url(#${id}glow)`} opacity=".7" />
        <circle r="112" fill="var(--veil)" opacity=".55" />
        {cage.map(([x, y, sign, fill]) => (
          <g key={sign} transform={`translate(${x} ${y}) scale(.92)`}>
            <Ball p={p} sign={sign} fill={`url(#${id}${fill})`} place="" />
          </g>
        ))}
        <circle r="112" fill="none" stroke={`url(#${id}gold)`} strokeWidth="7" />
        <ellipse rx="46" ry="112" fill="none" stroke="var(--gold-2)" strokeWidth="2.500" opacity=".8" />
        <ellipse rx="112" ry="34" fill="none" stroke="var(--gold-2)" strokeWidth="2.500" opacity=".8" />
        <path
          d="M-84 -52A98 98 0 0 1 -20 -92"
          fill="none"
          stroke="#fff"
          strokeWidth="8"
          strokeLinecap="round"
          opacity=".7"
        />
      </g>
      {tray.map(({ sign, x, y, fill }) => (
        <g key={sign} transform={`translate(${x} ${y}) scale(1.06)`}>
          <Ball p={p} sign={sign} fill={`url(#${id}${fill})`} place="" />
        </g>
      ))}
    </>
  );
};

/** The reels: x of the middle, the symbol on the payline, the symbol above and below it. */
const reels = [
  [-116, Lotus, Yuanbao],
  [0, Yuanbao, Lotus],
  [116, Lotus, Yuanbao],
] as const;

/** @param world keeps the ids of the two drawings of the scene apart, since a page contains both */
const ReelsPlay = ({ id, world }: PartProps & { readonly world: string }) => {
  const p = lightPaints(id);
  const own = `${id}${world}-`;
  return (
    <>
      <defs>
        <linearGradient id={`${own}drum`} x2="0" y2="1">
          <stop stopColor="var(--wood-2)" stopOpacity=".7" />
          <stop offset=".3" stopColor="var(--wood-2)" stopOpacity="0" />
          <stop offset=".7" stopColor="var(--wood-2)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--wood-2)" stopOpacity=".7" />
        </linearGradient>
        <linearGradient id={`${own}front`}>
          <stop stopColor="#fff" stopOpacity=".24" />
          <stop offset=".14" stopColor="#fff" stopOpacity="0" />
          <stop offset=".8" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".3" />
        </linearGradient>
        <clipPath id={`${own}windows`}>
          {reels.map(([x]) => (
            <rect key={x} x={x - 52} y="-76" width="104" height="118" rx="6" />
          ))}
        </clipPath>
      </defs>
      <TableTop id={id} />
      <circle cx="950" cy="176" r="260" fill={`url(#${id}lampglow)`} opacity=".6" />
      <g transform="translate(950 188) scale(.88)">
        <ellipse cx="6" cy="172" rx="262" ry="20" fill="#000" opacity=".3" />
        <path d="M196 24H236V-70H224V10H196Z" fill="var(--stone-2)" />
        <path d="M226 -70H231V14H226Z" fill="#fff" opacity=".4" />
        <circle cx="229" cy="-84" r="21" fill={`url(#${id}lamp)`} stroke="var(--gold-2)" strokeWidth="2.5" />
        <ellipse cx="222" cy="-91" rx="7" ry="5" fill="#fff" opacity=".6" />
        <path
          d="M-190 142L-206 -84Q-206 -112 -178 -112H178Q206 -112 206 -84L190 142Z"
          fill={`url(#${id}wood)`}
        />
        <path
          d="M-190 142L-206 -84Q-206 -112 -178 -112H178Q206 -112 206 -84L190 142Z"
          fill={`url(#${own}front)`}
          stroke="var(--gold-2)"
          strokeWidth="2.5"
        />
        <path
          d="M-208 142H208L226 176H-226Z"
          fill={`url(#${id}wood)`}
          stroke="var(--gold-2)"
          strokeWidth="2.5"
        />
        <path d="M-208 142H208L212 150H-212Z" fill={`url(#${id}gold)`} />
        <path
          d="M-182 -112Q-124 -162 0 -162T182 -112Z"
          fill={`url(#${id}roof)`}
          stroke="var(--gold-2)"
          strokeWidth="4"
        />
        <path
          d="M-142 -121h.1M-104 -133h.1M-64 -141h.1M64 -141h.1M104 -133h.1M142 -121h.1"
          stroke="var(--gold-1)"
          strokeWidth="10"
          strokeLinecap="round"
        />
        <g transform="translate(0 -132) scale(.36)">
          <Coin p={p} />
        </g>
        <rect x="-184" y="-92" width="368" height="150" rx="14" fill={`url(#${id}gold)`} />
        <rect x="-174" y="-82" width="348" height="130" rx="8" fill="var(--wood-2)" />
        <g clipPath={`url(#${own}windows)`}>
          {reels.map(([x, Sign, Other]) => (
            <g key={x} transform={`translate(${x} -17)`}>
              <path d="M-52 -59H52V59H-52Z" fill="var(--paper)" />
              {[-98, 98].map((y) => (
                <g key={y} transform={`translate(0 ${y}) scale(.56)`} opacity=".8">
                  <Other p={p} />
                </g>
              ))}
              <g transform="scale(.6)">
                <Sign p={p} />
              </g>
              <path d="M-52 -59H52V59H-52Z" fill={`url(#${own}drum)`} />
            </g>
          ))}
        </g>
        <path
          d="M-186 -27L-168 -17L-186 -7ZM186 -27L168 -17L186 -7Z"
          fill={`url(#${id}lamp)`}
          stroke="var(--gold-1)"
        />
        <path d="M-174 -82H-84L-140 48H-174Z" fill="#fff" opacity=".1" />
        <path
          d="M-166 74H166L162 122H-162Z"
          fill={`url(#${id}roof)`}
          stroke="var(--gold-2)"
          strokeWidth="3"
        />
        {range(4).map((index) => (
          <g key={index} transform={`translate(${-128 + index * 44} 98)`}>
            <circle r="13" cy="3" fill="var(--gold-3)" />
            <circle r="13" fill={`url(#${id}gold)`} stroke="var(--gold-3)" />
            <circle r="8" fill="none" stroke="var(--gold-3)" strokeWidth="1.4" opacity=".7" />
          </g>
        ))}
        <rect x="56" y="87" width="88" height="28" rx="14" fill="var(--wood-2)" />
        <rect
          x="56"
          y="83"
          width="88"
          height="28"
          rx="14"
          fill={`url(#${id}lamp)`}
          stroke="var(--gold-2)"
          strokeWidth="2"
        />
        <path d="M70 90H130" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity=".55" />
      </g>
      <Stack id={id} x={690} y={330} count={4} />
      <Stack id={id} x={1216} y={332} count={5} />
    </>
  );
};

const Water = ({ id }: PartProps) => (
  <>
    <path d="M0 0H1280V360H0Z" fill={`url(#${id}water)`} />
    <path d="M560 360Q700 300 860 330T1120 320T1300 306V370H560Z" fill="var(--mid)" opacity=".5" />
  </>
);

/** A sphere of water in space, for fish. */
const Bubble = ({ id }: PartProps) => (
  <>
    <OrbitSky id={id} width={1280} height={360} />
    <ellipse cx="940" cy="190" rx="430" ry="260" fill={`url(#${id}sphere-ocean)`} opacity=".62" />
    <ellipse
      cx="940"
      cy="190"
      rx="430"
      ry="260"
      fill="none"
      stroke="var(--ridge)"
      strokeWidth="3"
      opacity=".8"
    />
    <Planet id={id} x={1216} y={66} r={40} sphere="golden" hasRings />
  </>
);

/** A wheel, chips and cards on a table. */
export const Tables = {
  pavilion: ({ id }: PartProps) => (
    <Hall id={id}>
      <TablesPlay id={id} />
    </Hall>
  ),
  orbit: ({ id }: PartProps) => (
    <>
      <Deck id={id}>
        <Planet id={id} x={1120} y={110} r={84} sphere="dusk" hasRings />
        <Station id={id} x={706} y={120} scale={0.22} />
        <Ship id={id} x={910} y={56} scale={0.5} turn={-8} />
      </Deck>
      <TablesPlay id={id} />
    </>
  ),
};

/** A fan of cards and tiles. */
export const Cards = {
  pavilion: ({ id }: PartProps) => (
    <Courtyard id={id}>
      <CardsPlay id={id} />
    </Courtyard>
  ),
  orbit: ({ id }: PartProps) => (
    <>
      <Capsule id={id} />
      <CardsPlay id={id} />
    </>
  ),
};

/** Fish in deep water. */
export const Ocean = {
  pavilion: ({ id }: PartProps) => (
    <>
      <Water id={id} />
      <OceanPlay id={id} />
    </>
  ),
  orbit: ({ id }: PartProps) => (
    <>
      <Bubble id={id} />
      <OceanPlay id={id} />
    </>
  ),
};

/** Numbered balls in a cage. */
export const Draw = {
  pavilion: ({ id }: PartProps) => (
    <Terrace id={id}>
      <DrawPlay id={id} />
    </Terrace>
  ),
  orbit: ({ id }: PartProps) => (
    <>
      <RingDeck id={id} />
      <DrawPlay id={id} />
    </>
  ),
};

/** A slot machine. */
export const Reels = {
  pavilion: ({ id }: PartProps) => (
    <Theatre id={id}>
      <ReelsPlay id={id} world="pavilion" />
    </Theatre>
  ),
  orbit: ({ id }: PartProps) => (
    <>
      <Deck id={id}>
        <Planet id={id} x={720} y={190} r={150} sphere="ocean" />
        <Planet id={id} x={1216} y={84} r={34} sphere="golden" />
      </Deck>
      <ReelsPlay id={id} world="orbit" />
    </>
  ),
};
