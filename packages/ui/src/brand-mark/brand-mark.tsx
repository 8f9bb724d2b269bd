import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../themes/tokens';
import { brandShapes } from './brand-shapes';
import { useLogo } from './logo-context';

const Mark = styled.svg`
  --seal: var(--pv-mark-seal, ${token.color.accent});
  --seal-deep: var(--pv-mark-seal-deep, ${token.color.accentActive});
  --figure: var(--pv-mark-figure, ${token.color.onAccent});
  --moon: var(--pv-mark-moon, #f0c46a);
  --rim: var(--pv-mark-rim, ${token.color.valueSolid});
  flex: none;
`;

export interface BrandMarkProps {
  /** Side in CSS pixels; drawn for 16 to 64. */
  readonly size?: number;
  /** The accessible name. Without it the mark is decoration, as beside a written name. */
  readonly title?: string;
}

/** The brand's seal: the kit's pavilion, or the logo of `UiProvider brand`. */
export const BrandMark = ({ size = 40, title }: BrandMarkProps) => {
  const { figure = brandShapes.pavilion, moon = brandShapes.moon } = useLogo() ?? {};
  const id = `m${useId().replace(/\W/g, '')}`;
  return (
    <Mark
      viewBox="0 0 64 64"
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2=".3" y2="1">
          <stop stopColor="var(--seal)" />
          <stop offset="1" stopColor="var(--seal-deep)" />
        </linearGradient>
        <linearGradient id={`${id}m`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" />
          <stop offset=".45" stopColor="var(--moon)" />
          <stop offset="1" stopColor="var(--rim)" />
        </linearGradient>
      </defs>
      <rect
        x="1"
        y="1"
        width="62"
        height="62"
        rx="15"
        fill={`url(#${id}s)`}
        stroke="var(--rim)"
        strokeWidth="2"
      />
      {size >= 28 && (
        <rect
          x="4.5"
          y="4.5"
          width="55"
          height="55"
          rx="11.5"
          fill="none"
          stroke="var(--rim)"
          strokeOpacity=".6"
        />
      )}
      <g transform="translate(7 6.5) scale(.78)">
        <path fill={`url(#${id}m)`} d={moon} />
        <path
          fill="var(--figure)"
          stroke="var(--seal-deep)"
          strokeWidth="2.4"
          paintOrder="stroke"
          d={figure}
        />
      </g>
    </Mark>
  );
};
