import { ridge } from '../geometry';
import type { PartProps } from '../scene-canvas';

interface HillsProps extends PartProps {
  readonly peaks: readonly (readonly [number, number])[];
  readonly floor: number;
  readonly tone: 'far' | 'mid' | 'near' | 'deep';
}

/** One range of hills, its foot in mist and its crest in light. */
export const Hills = ({ id, peaks, floor, tone }: HillsProps) => {
  const outline = ridge(peaks, floor);
  return (
    <>
      <path d={outline} fill={`var(--${tone})`} />
      <path d={outline} fill={`url(#${id}mist)`} opacity={tone === 'deep' ? 0.15 : 0.6} />
      <path d={outline} fill="none" stroke="var(--mist)" strokeWidth="1.2" opacity=".55" />
    </>
  );
};
