/** Cushions of needles along the bough: x, y, half width. */
const cushions = [
  [30, 62, 74],
  [110, 40, 60],
  [180, 62, 46],
  [20, 12, 90],
  [130, 4, 70],
] as const;

const needles = (half: number): string =>
  Array.from({ length: 25 }, (_, index) => {
    const turn = Math.PI * (index / 24);
    return `M0 0L${Math.round(-Math.cos(turn) * half)} ${Math.round(-Math.sin(turn) * half * 0.5)}`;
  }).join('');

/** A pine bough reaching in from the upper left corner. */
export const Pine = () => (
  <g>
    <path
      d="M-20 -10C40 30 60 60 120 52C160 46 190 60 222 78"
      fill="none"
      stroke="var(--bough)"
      strokeWidth="9"
      strokeLinecap="round"
    />
    {cushions.map(([x, y, half]) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path d={`M${-half} 0Q0 ${-half} ${half} 0Q0 12 ${-half} 0Z`} fill="var(--deep)" opacity=".9" />
        <path d={needles(half)} stroke="var(--leaf)" strokeWidth="2" strokeLinecap="round" />
      </g>
    ))}
  </g>
);
