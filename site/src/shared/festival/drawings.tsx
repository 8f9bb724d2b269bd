import type { FestivalSkin } from '@pavilion/contract';
import type { ReactNode } from 'react';

/** Where an ornament hangs: from the top of the banners of Home, or of the header beside the brand. */
export type FestivalPlace = 'hero' | 'brand';

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly content: ReactNode;
}

/**
 * The classes name what a shape is of; `ornament.tsx` has the colours. Shapes that hang on a thread begin at its upper end, from
 * which they sway.
 */
const Hanging = ({
  x,
  thread,
  scale = 1,
  children,
}: {
  readonly x: number;
  /** Its length. */
  readonly thread: number;
  readonly scale?: number;
  readonly children: ReactNode;
}) => (
  <g transform={`translate(${x} 0)`}>
    <g className="sway">
      <path className="thread" d={`M0 0V${thread}`} />
      <g transform={`translate(0 ${thread}) scale(${scale})`}>{children}</g>
    </g>
  </g>
);

/** Three threads below a knot, 28 tall. */
const Tassel = ({ y }: { readonly y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <circle className="gold" cy="3" r="3" />
    <path className="thread" d="M-3 6Q-4 16 -5 26M0 6V28M3 6Q4 16 5 26" />
  </g>
);

/** A silk lantern, 48 wide and 80 tall. */
const Lantern = () => (
  <>
    <path className="silk" d="M-10 6C-30 10 -30 42 -10 46H10C30 42 30 10 10 6Z" />
    <path className="rib" d="M-6 6C-17 14 -17 38 -6 46M6 6C17 14 17 38 6 46M0 6V46" />
    <path className="gold" d="M-11 1H11V7H-11ZM-11 45H11V51H-11Z" />
    <Tassel y={51} />
  </>
);

/** 福, the character for luck: part of the drawing in every language, so no text of a catalogue. */
const luck = '\u798f';

/** A square on its tip with the character, 64 wide and 92 tall. */
const Luck = () => (
  <>
    <path className="silk" d="M0 0L32 32L0 64L-32 32Z" />
    <path className="rib" d="M0 6L26 32L0 58L-26 32Z" />
    <text className="figure" y="42" fontSize="28" textAnchor="middle">
      {luck}
    </text>
    <Tassel y={64} />
  </>
);

/** A rabbit that looks up, 36 wide and 44 tall, its middle at the origin. */
const Rabbit = () => (
  <g className="figure">
    <ellipse cx="-3" cy="9" rx="14" ry="11" />
    <circle cx="10" cy="-3" r="8" />
    <ellipse cx="6" cy="-17" rx="3" ry="10" transform="rotate(-10 6 -17)" />
    <ellipse cx="13" cy="-16" rx="3" ry="9" transform="rotate(14 13 -16)" />
    <circle cx="-17" cy="10" r="4" />
  </g>
);

/** The full moon with a rabbit and a branch of osmanthus, 96 wide. */
const Moon = () => (
  <g transform="translate(0 48)">
    <circle className="moon" r="46" />
    <g transform="translate(8 8)">
      <Rabbit />
    </g>
    <path className="branch" d="M-50 28C-34 26 -26 6 -22 -22M-34 16Q-24 14 -18 6" />
    <path
      className="leaf"
      d="M-28 2Q-42 4 -46 -8Q-32 -10 -28 2M-26 -6Q-14 -8 -12 -20Q-24 -18 -26 -6M-38 20Q-50 16 -52 6Q-40 8 -38 20"
    />
    <path
      className="blossom"
      d="M-22 -26h.1M-28 -20h.1M-17 -18h.1M-16 5h.1M-20 11h.1M-11 9h.1M-44 30h.1M-38 33h.1"
    />
  </g>
);

/** The drawings of each skin; a row that the contract has and this table has not does not compile. */
export const festivalDrawings: Readonly<Record<FestivalSkin, Readonly<Record<FestivalPlace, Drawing>>>> = {
  spring: {
    hero: {
      width: 220,
      height: 136,
      content: (
        <>
          <Hanging x={36} thread={34}>
            <Lantern />
          </Hanging>
          <Hanging x={110} thread={10}>
            <Luck />
          </Hanging>
          <Hanging x={184} thread={34}>
            <Lantern />
          </Hanging>
        </>
      ),
    },
    brand: {
      width: 52,
      height: 120,
      content: (
        <Hanging x={26} thread={24}>
          <Lantern />
        </Hanging>
      ),
    },
  },
  'mid-autumn': {
    hero: {
      width: 220,
      height: 136,
      content: (
        <>
          <Hanging x={26} thread={18} scale={0.9}>
            <Lantern />
          </Hanging>
          <g transform="translate(110 12)">
            <Moon />
          </g>
          <Hanging x={194} thread={44} scale={0.9}>
            <Lantern />
          </Hanging>
        </>
      ),
    },
    brand: {
      width: 52,
      height: 120,
      content: (
        <Hanging x={26} thread={24}>
          <circle className="moon" cy="25" r="24" />
          <g transform="translate(0 28) scale(.72)">
            <Rabbit />
          </g>
          <Tassel y={49} />
        </Hanging>
      ),
    },
  },
};
