import type { PartProps } from '../scene-canvas';

/** The wall of a room behind a banner: paper on the left, in evening light on the right. */
export const Wall = ({ id }: PartProps) => (
  <>
    <defs>
      <linearGradient id={`${id}wall`} x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="var(--paper)" />
        <stop offset=".55" stopColor="var(--cloud-2)" />
        <stop offset="1" stopColor="var(--sky-3)" />
      </linearGradient>
    </defs>
    <path d="M0 0H1280V360H0Z" fill={`url(#${id}wall)`} />
  </>
);
