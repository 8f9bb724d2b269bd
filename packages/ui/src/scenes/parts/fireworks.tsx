const burst = (rays: number, inner: number, outer: number): string =>
  Array.from({ length: rays }, (_, index) => {
    const turn = (2 * Math.PI * index) / rays;
    const reach = index % 2 ? outer : outer * 0.78;
    const point = (radius: number): string =>
      `${Math.round(Math.cos(turn) * radius)} ${Math.round(Math.sin(turn) * radius)}`;
    return `M${point(inner)}L${point(reach)}`;
  }).join('');

const spark = burst(24, 18, 70);

/** Fireworks at the given places: x, y, scale, colour. */
export const Fireworks = ({
  at,
}: {
  readonly at: readonly (readonly [number, number, number, string])[];
}) => (
  <>
    {at.map(([x, y, scale, colour], index) => (
      <g key={x} className={index % 2 ? 'twinkle' : 'twinkle late'}>
        <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={colour} strokeLinecap="round">
          <path d={spark} strokeWidth="2.5" strokeDasharray="22 6 8 6 .1 8" />
          <path d={spark} strokeWidth="5" strokeDasharray=".1 60" />
        </g>
      </g>
    ))}
  </>
);
