import type { PartProps } from '../scene-props';

/** Calms the left of a banner, where its words stand in HTML. */
export const Veil = ({ id }: PartProps) => (
  <>
    <defs>
      <linearGradient id={`${id}veil`} x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="var(--veil)" stopOpacity=".94" />
        <stop offset=".55" stopColor="var(--veil)" stopOpacity=".78" />
        <stop offset="1" stopColor="var(--veil)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <path d="M0 0H720V360H0Z" fill={`url(#${id}veil)`} />
  </>
);
