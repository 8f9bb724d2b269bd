import { brighten, darken, lighten } from './colour';
import { round } from './geometry';

interface TitleProps {
  readonly id: string;
  readonly name: string;
  readonly colors: readonly [string, string];
}

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.04 : 0.6), 0);

/** Long names have two lines, broken at a space, a dot or the middle. */
const linesOf = (name: string): string[] => {
  if (widthOf(name) <= 6.4) return [name];
  const letters = [...name];
  const middle = Math.ceil(letters.length / 2);
  const breaks = letters.flatMap((letter, index) => (' ·：'.includes(letter) ? [index] : []));
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined
    ? [letters.slice(0, middle).join(''), letters.slice(middle).join('')]
    : [letters.slice(0, at).join(''), letters.slice(at + 1).join('')];
};

/** The game's name as gilded lettering: glow, dark edge, gold face, thin rim. */
export const Title = ({ id, name, colors: [ground, accent] }: TitleProps) => {
  const lines = linesOf(name);
  const size = Math.min(lines.length > 1 ? 33 : 46, round(204 / Math.max(...lines.map(widthOf))));
  const bottom = lines.length > 1 ? 298 : 276 + size * 0.36;
  const text = `#${id}t`;
  return (
    <>
      <defs>
        <g
          id={`${id}t`}
          fontFamily="'Songti SC','STSong','Noto Serif CJK SC','Noto Serif SC','SimSun',Georgia,serif"
          fontWeight="900"
          fontSize={size}
          textAnchor="middle"
          strokeLinejoin="round"
        >
          {lines.map((line, index) => (
            <text key={line} x="120" y={round(bottom - (lines.length - 1 - index) * (size + 3))}>
              {line}
            </text>
          ))}
        </g>
        <linearGradient
          id={`${id}f`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1={bottom - size}
          x2="0"
          y2={bottom + 4}
        >
          <stop stopColor="#fffdf0" />
          <stop offset=".42" stopColor="#ffe596" />
          <stop offset=".52" stopColor="#f0a526" />
          <stop offset=".78" stopColor="#ffe9a8" />
          <stop offset="1" stopColor="#c9771a" />
        </linearGradient>
      </defs>
      <ellipse cx="120" cy="272" rx="112" ry="34" fill={`url(#${id}h)`} opacity=".4" />
      <use href={text} stroke={brighten(ground, 2.2)} strokeWidth="11" opacity=".4" />
      <use href={text} stroke={darken(ground, 0.8)} strokeWidth="6.5" />
      <use href={text} y="2.4" fill={darken(accent, 0.62)} stroke={darken(accent, 0.62)} strokeWidth="2.4" />
      <use href={text} fill={`url(#${id}f)`} stroke={lighten(accent, 0.9)} strokeWidth=".5" />
    </>
  );
};
