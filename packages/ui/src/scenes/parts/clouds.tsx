import type { PartProps } from '../scene-canvas';

/** The outline of a cloud, and the curls of its lobes, as on robes and eaves. */
const large = {
  outline:
    'M-8 54C22 54 36 49 41 40C32 25 48 11 63 18C66 1 94 -5 106 9C122 2 139 14 134 29C147 25 159 34 154 44C174 45 194 49 218 55C150 59 60 59 -8 54Z',
  curls:
    'M41 40C46 44 58 44 60 36C62 28 51 25 50 32M63 18C58 34 70 46 84 45C104 44 104 20 89 20C78 20 77 35 87 35C93 35 94 27 88 27M134 29C130 42 112 42 113 32C114 24 125 26 122 32M154 44C150 49 141 49 141 44',
};
const small = {
  outline: 'M-8 34C14 34 25 30 29 23C22 11 37 0 50 8C62 -2 80 8 74 22C90 23 108 28 134 35C90 39 30 39 -8 34Z',
  curls:
    'M29 23C34 29 45 28 44 21C43 15 36 17 38 21M50 8C46 22 58 30 67 26C77 20 68 10 62 15C58 19 63 23 66 20',
};

/** Clouds at the given places: x, y, scale. Every second one is small. */
export const Clouds = ({
  id,
  at,
}: PartProps & { readonly at: readonly (readonly [number, number, number])[] }) => (
  <>
    {at.map(([x, y, scale], index) => {
      const { outline, curls } = index % 2 ? small : large;
      return (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <g className={index % 2 ? 'drift late' : 'drift'}>
            <path d={outline} fill={`url(#${id}cloud)`} opacity=".94" />
            <path
              d={curls}
              fill="none"
              stroke="var(--gold-3)"
              strokeWidth="1.6"
              strokeLinecap="round"
              opacity=".5"
            />
          </g>
        </g>
      );
    })}
  </>
);
