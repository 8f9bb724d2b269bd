import type { SceneSetting } from '../themes/theme';
import { brighten, darken, lighten } from './colour';
import { round } from './geometry';
import type { TitledShape } from './layout';

interface TitleProps {
  readonly id: string;
  readonly shape: TitledShape;
  readonly setting: SceneSetting;
  readonly name: string;
  readonly colors: readonly [string, string];
}

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.04 : 0.6), 0);

/** The places where a name may break: at a space, a dot or a colon. */
const breaksOf = (letters: readonly string[]): number[] =>
  letters.flatMap((letter, index) => (' ·：'.includes(letter) ? [index] : []));

const inTwo = (letters: readonly string[], end: number, next = end): string[] => [
  letters.slice(0, end).join(''),
  letters.slice(next).join(''),
];

/** Two lines, broken at a space, a dot or the middle. */
const twoLines = (letters: readonly string[]): string[] => {
  const middle = Math.ceil(letters.length / 2);
  const at = breaksOf(letters).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? inTwo(letters, middle) : inTwo(letters, at, at + 1);
};

const portraitLines = (name: string): string[] => (widthOf(name) <= 6.4 ? [name] : twoLines([...name]));

const chineseName = /^[\u2e80-\uffef]{2}[\u2e80-\uffef\d]{2,}$/;

/** A word a line, up to three. A Chinese name without spaces breaks in the middle, if it has four characters or more. */
const wideLines = (name: string): string[] => {
  const words = name.split(/[ ·：]+/);
  if (words.length === 1)
    return chineseName.test(name) ? inTwo([...name], Math.floor([...name].length / 2)) : words;
  return words.length > 3 ? twoLines([...name]) : words;
};

/** The lines of a name in one shape: their text, size, and the line of the last. */
const setName = (name: string, shape: TitledShape) => {
  if (shape === 'wide') {
    const lines = wideLines(name);
    const size = Math.min([46, 36, 29][lines.length - 1]!, round(116 / Math.max(...lines.map(widthOf))));
    return { lines, size, bottom: round(107 + (lines.length * (size + 3)) / 2 - size * 0.16) };
  }
  const lines = portraitLines(name);
  const size = Math.min(lines.length > 1 ? 33 : 46, round(204 / Math.max(...lines.map(widthOf))));
  return { lines, size, bottom: lines.length > 1 ? 298 : 276 + size * 0.36 };
};

/** The face of the letters from top to bottom: gilded, in orbit as lit by a moon. */
const faces: Readonly<Record<SceneSetting, readonly string[]>> = {
  pavilion: ['#fffdf0', '#ffe596', '#f0a526', '#ffe9a8', '#c9771a'],
  orbit: ['#ffffff', '#f4f8ff', '#c3d6ff', '#f4f8ff', '#93aef0'],
};
const offsets = [0, 0.42, 0.52, 0.78, 1] as const;

/** The game's name as gilded lettering: glow, dark edge, gold face, thin rim. */
export const Title = ({ id, shape, setting, name, colors: [ground, accent] }: TitleProps) => {
  const { lines, size, bottom } = setName(name, shape);
  const isWide = shape === 'wide';
  const rule = round(bottom + 14);
  const text = `#${id}t`;
  return (
    <>
      <defs>
        <g
          id={`${id}t`}
          fontFamily="'Songti SC','STSong','Noto Serif CJK SC','Noto Serif SC','SimSun',Georgia,serif"
          fontWeight="900"
          fontSize={size}
          textAnchor={isWide ? 'start' : 'middle'}
          strokeLinejoin="round"
        >
          {lines.map((line, index) => {
            const y = round(bottom - (lines.length - 1 - index) * (size + 3));
            return (
              <text key={y} x={isWide ? 20 : 120} y={y}>
                {line}
              </text>
            );
          })}
        </g>
        {isWide && (
          <linearGradient id={`${id}e`} gradientUnits="userSpaceOnUse" x1="20" x2="122">
            <stop stopColor={faces[setting][1]} />
            <stop offset="1" stopColor={faces[setting][2]} stopOpacity="0" />
          </linearGradient>
        )}
        <linearGradient
          id={`${id}f`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1={bottom - size}
          x2="0"
          y2={bottom + 4}
        >
          {faces[setting].map((color, index) => (
            <stop key={offsets[index]} offset={offsets[index]} stopColor={color} />
          ))}
        </linearGradient>
      </defs>
      {isWide ? (
        <>
          <ellipse cx="70" cy="92" rx="104" ry="64" fill={`url(#${id}h)`} opacity=".3" />
          <path
            d={`M21 ${rule}H122M21 ${rule - 4}l4 4l-4 4l-4 -4Z`}
            fill={faces[setting][1]}
            stroke={`url(#${id}e)`}
            strokeWidth="1.2"
          />
        </>
      ) : (
        <ellipse cx="120" cy="272" rx="112" ry="34" fill={`url(#${id}h)`} opacity=".4" />
      )}
      <use href={text} stroke={brighten(ground, 2.2)} strokeWidth="11" opacity=".4" />
      <use href={text} stroke={darken(ground, 0.8)} strokeWidth="6.5" />
      <use href={text} y="2.4" fill={darken(accent, 0.62)} stroke={darken(accent, 0.62)} strokeWidth="2.4" />
      <use href={text} fill={`url(#${id}f)`} stroke={lighten(accent, 0.9)} strokeWidth=".5" />
    </>
  );
};
