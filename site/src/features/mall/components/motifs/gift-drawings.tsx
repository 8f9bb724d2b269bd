import type { ReactNode } from 'react';

/** References to the gradients of a picture. */
export interface GiftPaints {
  readonly gold: string;
  readonly red: string;
  readonly deep: string;
  readonly jade: string;
  readonly celadon: string;
  readonly wood: string;
  readonly ivory: string;
  readonly ink: string;
  readonly shine: string;
  /** Darkens the left and right side of round things. */
  readonly round: string;
}

interface DrawingProps {
  readonly p: GiftPaints;
  /** A short text on the gift; undefined if the text is too long. */
  readonly label: string | undefined;
}

interface Drawing {
  /** The ground behind it: in the light and at the edge, by day and at night. */
  readonly ground: readonly [day: string, dayEdge: string, night: string, nightEdge: string];
  /** 120 by 90. */
  readonly draw: (props: DrawingProps) => ReactNode;
}

/** The stops of the gradients, by day and at night. */
const ramps: Readonly<
  Record<keyof GiftPaints, { readonly day: readonly string[]; readonly night: readonly string[] }>
> = {
  gold: {
    day: ['#fff8d6', '#ffdc80', '#e2a036', '#a8641a', '#f2c566'],
    night: ['#fffbe8', '#ffe0a0', '#f0b878', '#9a68c8', '#ffd9a0'],
  },
  red: { day: ['#ff7a5c', '#d5311f', '#9a150c'], night: ['#c9a6ff', '#7a4cf0', '#34178e'] },
  deep: { day: ['#b3241a', '#7a0f0b', '#4c0706'], night: ['#6f4ae8', '#3d1fa6', '#1b0b5e'] },
  jade: { day: ['#7fd0a4', '#2b8a63', '#0f4a38'], night: ['#8ff5ff', '#2fa4dc', '#123f8c'] },
  celadon: { day: ['#f2fbf2', '#b4dccb', '#5f9f8f'], night: ['#f4fcff', '#aedcff', '#5f7fe6'] },
  wood: { day: ['#e0ad6c', '#9c612c', '#54300f'], night: ['#8f94ee', '#4c48b0', '#1d1a5c'] },
  ivory: { day: ['#ffffff', '#fdf1d9', '#d9bd94'], night: ['#ffffff', '#e2ebff', '#97a8ea'] },
  ink: { day: ['#6a7080', '#2a2e3a', '#0d0f16'], night: ['#8f9ae0', '#343a86', '#0f1138'] },
  shine: {
    day: ['rgba(255,255,255,.85)', 'rgba(255,255,255,0)'],
    night: ['rgba(214,244,255,.9)', 'rgba(170,160,255,0)'],
  },
  round: {
    day: ['rgba(0,0,0,.42)', 'rgba(255,255,255,.34)', 'rgba(255,255,255,0)', 'rgba(0,0,0,.5)'],
    night: ['rgba(4,2,40,.5)', 'rgba(190,240,255,.42)', 'rgba(255,255,255,0)', 'rgba(4,2,40,.55)'],
  },
};

/** Single colours of the drawings, by day and at night. */
const inks = {
  'coin-edge': ['#7a4310', '#4a3490'],
  rim: ['#a8641a', '#b88ad8'],
  hole: ['#6a3a0c', '#2a1a66'],
  shadow: ['#2a1606', '#05021c'],
  'piece-rim': ['#b98a4e', '#8f9cf0'],
  'seal-shade': ['#5a0c08', '#170a4a'],
  'gold-edge': ['#8a4c10', '#6a4ab0'],
  seal: ['#6d1208', '#32168a'],
  'deep-shade': ['#3c0806', '#0c0640'],
  star: ['#9a150c', '#4a22b8'],
  perforation: ['#ffe3a0', '#c6f5ff'],
  hill: ['#8fc4b4', '#7fb8ff'],
  fold: ['#3a2a12', '#1a1460'],
  rib: ['#7d4a1e', '#6a5ad0'],
  'wood-edge': ['#4a2708', '#1a1560'],
  'wood-light': ['#d69a55', '#b0a6ff'],
  tassel: ['#c8281c', '#c05cff'],
  'tea-sign': ['#1c5c42', '#123a7a'],
  'jade-edge': ['#0f4a38', '#0d3f86'],
  'glaze-edge': ['#3f7f70', '#3f5fd0'],
  glaze: ['#b4dccb', '#a9dcff'],
  'glaze-shade': ['#2b6b5c', '#2b3ea8'],
  'glaze-line': ['#5f9f8f', '#6f8ff0'],
  brush: ['#2f7d9e', '#4f6af0'],
  brew: ['#9c6a2c', '#8a5ae0'],
  'cup-rim': ['#f2fbf2', '#f0fbff'],
  lamplight: ['#ffd27a', '#8ff5ff'],
  fringe: ['#ffcf70', '#9fe9ff'],
  'lamp-sign': ['#8c1710', '#32168a'],
  'board-shade': ['#3a1e08', '#0a0838'],
  'piece-red': ['#b3201a', '#a02ce0'],
  'piece-black': ['#1f2a22', '#1a2a7a'],
} as const;

type PaintName = keyof GiftPaints | keyof typeof inks;

/** A red envelope is red at night too; of any other colour it would be none. */
export const envelopeColors: readonly PaintName[] = [
  'red',
  'deep',
  'gold',
  'gold-edge',
  'coin-edge',
  'rim',
  'hole',
  'seal',
  'seal-shade',
];

/**
 * The colours of the drawings, or only those of these names, as variables of a style sheet: by day those of lacquer, jade
 * and wood, at night those of a nebula.
 */
export const giftColors = (time: 'day' | 'night', names?: readonly string[]): string => {
  const isAsked = ([name]: readonly [string, unknown]) => names?.includes(name) ?? true;
  return [
    ...Object.entries(ramps)
      .filter(isAsked)
      .flatMap(([name, stops]) => stops[time].map((color, index) => `--gift-${name}-${index}: ${color};`)),
    ...Object.entries(inks)
      .filter(isAsked)
      .map(([name, [day, night]]) => `--gift-${name}: ${time === 'day' ? day : night};`),
  ].join('\n  ');
};

/** The paints of a picture whose gradients have this prefix. */
export const giftPaints = (id: string): GiftPaints =>
  Object.fromEntries(Object.keys(ramps).map((name) => [name, `url(#${id}${name})`])) as unknown as GiftPaints;

export const GiftPaintDefs = ({ id }: { readonly id: string }) => (
  <defs>
    {Object.entries(ramps).map(([name, { day }]) => (
      <linearGradient
        key={name}
        id={`${id}${name}`}
        x1="0"
        y1="0"
        x2={name === 'round' ? 1 : 0.25}
        y2={name === 'round' ? 0 : 1}
      >
        {day.map((stop, index) => (
          <stop key={stop} offset={index / (day.length - 1)} stopColor={`var(--gift-${name}-${index})`} />
        ))}
      </linearGradient>
    ))}
  </defs>
);

const coin = (x: number, y: number, size: number, p: GiftPaints) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <ellipse cy="1.6" rx="10" ry="10" fill="var(--gift-coin-edge)" />
    <circle r="10" fill={p.gold} stroke="var(--gift-coin-edge)" strokeWidth=".7" />
    <circle r="7.6" fill="none" stroke="var(--gift-rim)" strokeWidth=".8" />
    <path d="M-2.6 -2.6H2.6V2.6H-2.6Z" fill="var(--gift-hole)" />
    <path
      d="M-6.6 -3.4A7.6 7.6 0 0 1 -1 -7.4"
      fill="none"
      stroke="#fff"
      strokeWidth="1.4"
      strokeLinecap="round"
    />
  </g>
);

/** A point of a circle around the pivot of the fan; 0 degrees is up. */
const onFan = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(60 + radius * Math.sin(angle)).toFixed(1)} ${(78 - radius * Math.cos(angle)).toFixed(1)}`;
};
const folds = Array.from({ length: 14 }, (_, index) => -77 + index * 11);
const fold = (from: number): string =>
  `M${onFan(from, 27)}L${onFan(from, 68)}L${onFan(from + 11, 68)}L${onFan(from + 11, 27)}Z`;

/** Round hills along the foot of the leaf: the radius of their summits and of their feet, and the highest. */
const hills = (summit: number, foot: number, highest: number): string =>
  `M${onFan(-77, 27)}L${onFan(-77, foot)}Q${onFan(-62, summit)} ${onFan(-46, foot)}Q${onFan(-24, highest)} ${onFan(-4, foot)}Q${onFan(
    14,
    summit,
  )} ${onFan(28, foot)}Q${onFan(50, highest)} ${onFan(77, foot)}L${onFan(77, 27)}A27 27 0 0 0 ${onFan(-77, 27)}Z`;

const piece = (x: number, y: number, sign: string, ink: string, p: GiftPaints) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cy="9" rx="19" ry="11" fill="var(--gift-shadow)" opacity=".45" />
    <path d="M-17 0V6A17 10 0 0 0 17 6V0Z" fill={p.wood} />
    <ellipse rx="17" ry="10" fill={p.ivory} stroke="var(--gift-piece-rim)" strokeWidth=".8" />
    <ellipse rx="13.6" ry="7.8" fill="none" stroke={ink} strokeWidth=".9" />
    <text y="4.4" fontSize="12" fill={ink}>
      {sign}
    </text>
  </g>
);

/** Drawings of gifts by their names. */
export const giftDrawings: Readonly<Record<string, Drawing>> = {
  envelope: {
    ground: ['#f2b03c', '#7d3a08', '#6a4be0', '#150a44'],
    draw: ({ p, label = '福' }) => (
      <>
        <g transform="rotate(-13 60 60)">
          <rect x="31" y="8" width="56" height="72" rx="6" fill={p.deep} />
          <rect x="31" y="8" width="56" height="72" rx="6" fill="none" stroke={p.gold} opacity=".6" />
        </g>
        <rect x="31" y="6" width="58" height="76" rx="6" fill={p.red} />
        <path
          d="M37 82V46M44 82V40M76 82V40M83 82V46M31 66H89M31 74H89"
          stroke={p.gold}
          strokeWidth=".7"
          opacity=".35"
        />
        <path
          d="M48 72c-5 0-5-7 0-7 1-5 8-5 9-1 3-4 9-2 8 2 6-1 7 6 2 6Z"
          fill="none"
          stroke={p.gold}
          strokeWidth="1.4"
        />
        <path
          d="M31 12a6 6 0 0 1 6-6h46a6 6 0 0 1 6 6v14C74 44 46 44 31 26Z"
          fill={p.deep}
          stroke={p.gold}
          strokeWidth="1.3"
        />
        <path d="M36 9H84C78 15 46 17 34 24V13Z" fill={p.shine} opacity=".28" />
        <circle cx="60" cy="38" r="16.5" fill="var(--gift-seal-shade)" opacity=".5" />
        <circle cx="60" cy="36.5" r="16" fill={p.gold} stroke="var(--gift-gold-edge)" strokeWidth=".8" />
        <circle cx="60" cy="36.5" r="12.8" fill="none" stroke="var(--gift-rim)" strokeWidth=".8" />
        <text x="60" y="42.4" fontSize="16" fill="var(--gift-seal)">
          {label}
        </text>
        <path d="M31 14V76" stroke="#fff" strokeWidth="1.6" opacity=".35" />
        {coin(88, 76, 0.95, p)}
        {coin(99, 81, 0.7, p)}
      </>
    ),
  },
  voucher: {
    ground: ['#2f97a0', '#07323d', '#1f7fc4', '#06143c'],
    draw: ({ p, label = '券' }) => (
      <>
        <g transform="rotate(9 60 46)">
          <path d="M16 26h88v12a7 7 0 0 0 0 14v14H16V52a7 7 0 0 0 0-14Z" fill={p.gold} />
        </g>
        <g transform="rotate(-7 60 45)">
          <path
            d="M12 24h96v14a7 7 0 0 0 0 14v15H12V52a7 7 0 0 0 0-14Z"
            fill="var(--gift-deep-shade)"
            opacity=".4"
            transform="translate(1 3)"
          />
          <path d="M12 22h96v14a7 7 0 0 0 0 14v15H12V50a7 7 0 0 0 0-14Z" fill={p.red} />
          <path
            d="M16 26h88v8a11 11 0 0 0 0 18v9H16V52a11 11 0 0 0 0-18Z"
            fill="none"
            stroke={p.gold}
            strokeWidth="1.2"
          />
          <path d="M78 28v32" stroke="var(--gift-perforation)" strokeWidth="1.6" strokeDasharray="2.5 3.5" />
          <text x="49" y="54" fontSize={label.length > 2 ? 21 : 28} fill={p.gold}>
            {label}
          </text>
          <circle cx="91" cy="44" r="9" fill={p.gold} stroke="var(--gift-gold-edge)" strokeWidth=".7" />
          <path
            d="M91 37.5l1.9 4 4.4.5-3.2 3 .8 4.4-3.9-2.2-3.9 2.2.8-4.4-3.2-3 4.4-.5Z"
            fill="var(--gift-star)"
          />
          <path d="M12 22h96v8C70 30 40 34 12 42Z" fill={p.shine} opacity=".26" />
        </g>
      </>
    ),
  },
  fan: {
    ground: ['#3f8fb0', '#0b2c48', '#3f62d8', '#0a1046'],
    draw: ({ p }) => (
      <>
        {folds.map((from) => (
          <path key={from} d={fold(from)} fill={p.ivory} />
        ))}
        <path d={hills(46, 36, 54)} fill="var(--gift-hill)" opacity=".8" />
        <path d={hills(40, 32, 47)} fill={p.jade} opacity=".85" />
        <circle cx="86" cy="34" r="6.5" fill={p.red} />
        {folds.map((from, index) => (
          <path key={from} d={fold(from)} fill={index % 2 ? 'var(--gift-fold)' : '#fff'} opacity=".14" />
        ))}
        <path
          d={`M${onFan(-77, 68)}A68 68 0 0 1 ${onFan(77, 68)}`}
          fill="none"
          stroke={p.gold}
          strokeWidth="2"
        />
        {folds.map((from) => (
          <path key={from} d={`M60 78L${onFan(from + 5.5, 27)}`} stroke="var(--gift-rib)" strokeWidth="2.4" />
        ))}
        <path
          d={`M60 82L${onFan(-78, 69)}M60 82L${onFan(78, 69)}`}
          stroke="var(--gift-wood-edge)"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
        <path
          d={`M60 80L${onFan(-78, 68)}`}
          stroke="var(--gift-wood-light)"
          strokeWidth="1.2"
          strokeLinecap="round"
          opacity=".8"
        />
        <circle cx="60" cy="79" r="4" fill={p.gold} />
        <path d="M60 82v4M58 86h4l1 6h-6Z" fill="var(--gift-tassel)" stroke="var(--gift-tassel)" />
      </>
    ),
  },
  tea: {
    ground: ['#cf9c52', '#4a2a0c', '#2788a8', '#06183e'],
    draw: ({ p }) => (
      <>
        <path d="M35 24V76A25 7 0 0 0 85 76V24Z" fill={p.jade} />
        <path
          d="M35 32A25 6 0 0 0 85 32M35 73A25 6 0 0 0 85 73"
          fill="none"
          stroke={p.gold}
          strokeWidth="1.8"
        />
        <path d="M35 24V76A25 7 0 0 0 85 76V24Z" fill={p.round} />
        <path d="M32 14V23A28 7 0 0 0 88 23V14Z" fill={p.gold} />
        <path d="M32 14V23A28 7 0 0 0 88 23V14Z" fill={p.round} opacity=".8" />
        <ellipse cx="60" cy="14" rx="28" ry="6.5" fill={p.gold} stroke="#fff2c4" strokeWidth=".8" />
        <ellipse cx="60" cy="13" rx="9" ry="2.4" fill="var(--gift-gold-edge)" opacity=".5" />
        <path
          d="M46 40Q60 43 74 40V68Q60 71 46 68Z"
          fill={p.ivory}
          stroke="var(--gift-rim)"
          strokeWidth=".8"
        />
        <text x="60" y="61" fontSize="17" fill="var(--gift-tea-sign)">
          茶
        </text>
        <path
          d="M90 84c-4-10 4-18 14-18-1 10-4 18-14 18Zm0 0c3-6 6-10 10-14"
          fill={p.jade}
          stroke="var(--gift-jade-edge)"
          strokeWidth=".8"
        />
      </>
    ),
  },
  teapot: {
    ground: ['#8a5aa6', '#2a0f42', '#7a4fd8', '#190a4a'],
    draw: ({ p }) => (
      <>
        <ellipse cx="56" cy="80" rx="34" ry="5" fill="#10041c" opacity=".5" />
        <path
          d="M84 38c22-10 28 22 1 28"
          fill="none"
          stroke="var(--gift-glaze-edge)"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path
          d="M84 38c22-10 28 22 1 28"
          fill="none"
          stroke="var(--gift-glaze)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M34 50C20 46 20 32 7 30l-1 5c9 4 8 24 30 30Z" fill={p.celadon} />
        <path d="M24 50c0-15 15-22 33-22s33 7 33 22c0 18-14 30-33 30S24 68 24 50Z" fill={p.celadon} />
        <path
          d="M28 62c6 12 16 17 29 17s23-5 29-17c-18 9-40 9-58 0Z"
          fill="var(--gift-glaze-shade)"
          opacity=".5"
        />
        <path
          d="M38 30c4-11 34-11 38 0-10 4-28 4-38 0Z"
          fill={p.celadon}
          stroke="var(--gift-glaze-line)"
          strokeWidth=".8"
        />
        <circle cx="57" cy="18" r="4.6" fill={p.gold} />
        <path
          d="M42 56c4-9 10-2 14-7s10-7 17 1M48 64c6-5 14 1 20-3"
          fill="none"
          stroke="var(--gift-brush)"
          strokeWidth="1.6"
          strokeLinecap="round"
          opacity=".8"
        />
        <ellipse cx="38" cy="43" rx="5" ry="9" fill="#fff" opacity=".75" transform="rotate(28 38 43)" />
        <path d="M91 70h22c0 9-4 13-11 13s-11-4-11-13Z" fill={p.celadon} />
        <ellipse cx="102" cy="70" rx="11" ry="3" fill="var(--gift-brew)" stroke="var(--gift-cup-rim)" />
      </>
    ),
  },
  lantern: {
    ground: ['#3b5fb4', '#0b1440', '#4a44d4', '#0c0b42'],
    draw: ({ p }) => (
      <>
        <path d="M60 2v9" stroke={p.gold} strokeWidth="2" />
        <path d="M45 18h30c22 10 22 40 0 50H45c-22-10-22-40 0-50Z" fill={p.red} />
        <ellipse cx="60" cy="43" rx="24" ry="24" fill="var(--gift-lamplight)" opacity=".38" />
        <path
          d="M50 18c-16 10-16 40 0 50M70 18c16 10 16 40 0 50M57 18c-6 10-6 40 0 50M63 18c6 10 6 40 0 50"
          fill="none"
          stroke={p.gold}
          strokeWidth=".9"
          opacity=".8"
        />
        <path d="M36 32c5-9 16-11 24-10-10 4-18 9-20 22-4-4-6-8-4-12Z" fill={p.shine} opacity=".7" />
        <path
          d="M44 11h32l3 8H41ZM41 67h38l-3 8H44Z"
          fill={p.gold}
          stroke="var(--gift-gold-edge)"
          strokeWidth=".6"
        />
        <path d="M60 29 74 43 60 57 46 43Z" fill={p.gold} stroke="var(--gift-gold-edge)" strokeWidth=".7" />
        <text x="60" y="49.5" fontSize="17" fill="var(--gift-lamp-sign)">
          福
        </text>
        <path
          d="M60 75v14M54 75v10M66 75v10M48 75v7M72 75v7"
          stroke="var(--gift-fringe)"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </>
    ),
  },
  chess: {
    ground: ['#3d9468', '#0a3426', '#1f86a6', '#06183e'],
    draw: ({ p }) => (
      <>
        <path d="M6 74 28 30h64l22 44v6H6Z" fill="var(--gift-board-shade)" />
        <path d="M6 73 28 28h64l22 45Z" fill={p.wood} />
        <path d="M13 69 31 32h58l18 37Z" fill="none" stroke="var(--gift-wood-edge)" strokeWidth="1.4" />
        <path
          d="M18 59h84M23 49h74M28 40h64M45.5 32 34 69M60 32v37M74.5 32 86 69"
          stroke="var(--gift-wood-edge)"
          strokeWidth=".9"
          opacity=".75"
        />
        <path d="M28 28h64l4 8C70 38 44 44 22 56Z" fill={p.shine} opacity=".26" />
        {piece(46, 38, '帥', 'var(--gift-piece-red)', p)}
        {piece(77, 55, '馬', 'var(--gift-piece-black)', p)}
      </>
    ),
  },
  headphones: {
    ground: ['#c4483e', '#4a0d16', '#9a46c4', '#210a48'],
    draw: ({ p }) => (
      <>
        <path d="M24 60V46a36 36 0 0 1 72 0v14" fill="none" stroke="#14161e" strokeWidth="9" />
        <path d="M24 60V46a36 36 0 0 1 72 0v14" fill="none" stroke={p.ink} strokeWidth="6.5" />
        <path
          d="M33 30a32 32 0 0 1 36-14"
          fill="none"
          stroke="#c6ccda"
          strokeWidth="2"
          strokeLinecap="round"
        />
        {[-1, 1].map((side) => (
          <g key={side} transform={`translate(60 0) scale(${side} 1)`}>
            <rect x="20" y="47" width="14" height="34" rx="7" fill="#171922" />
            <rect x="28" y="44" width="20" height="40" rx="10" fill={p.ink} />
            <rect x="28" y="44" width="20" height="40" rx="10" fill={p.round} opacity=".7" />
            <ellipse cx="39" cy="64" rx="6" ry="12" fill="none" stroke={p.gold} strokeWidth="2" />
            <ellipse cx="39" cy="64" rx="2.6" ry="6" fill={p.gold} />
          </g>
        ))}
      </>
    ),
  },
};

/** A wrapped box, for a gift of a newer gateway, whose drawing this version of the site lacks. */
export const wrappedBox: Drawing = {
  ground: ['#8a5aa6', '#2a0f42', '#7a4fd8', '#190a4a'],
  draw: ({ p }) => (
    <>
      <path d="M28 38h64v40a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4Z" fill={p.red} />
      <path d="M28 38h64v8H28Z" fill="var(--gift-deep-shade)" opacity=".4" />
      <rect x="24" y="26" width="72" height="15" rx="4" fill={p.red} />
      <path d="M53 26h14v56H53Z" fill={p.gold} />
      <path
        d="M60 26c-20-2-22-20-10-20 8 0 10 12 10 20ZM60 26c20-2 22-20 10-20-8 0-10 12-10 20Z"
        fill={p.gold}
        stroke="var(--gift-gold-edge)"
        strokeWidth=".8"
      />
      <path d="M28 28h22v52H32Z" fill={p.shine} opacity=".2" />
    </>
  ),
};
