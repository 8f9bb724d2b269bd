'use client';
import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { token } from '../themes/tokens';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS length, or px. Default 100 %. */
  readonly width?: number | string;
  /** CSS length, or px. Default one line of text. */
  readonly height?: number | string;
  /** Shape: a line of text, an avatar, an image. Default `line`. */
  readonly shape?: 'line' | 'block' | 'circle';
  /** Number of lines; the last one is shorter. */
  readonly lines?: number;
}

const shine = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

const radii = { line: token.radius.sm, block: token.radius.lg, circle: '50%' } as const;

/** A block higher than this, in px, is a pale card: filled, it would weigh more than the content that replaces it. */
const highestFilled = 120;

/** Its colour is a share of the text's, so that it has the hue of whatever surface it lies on. */
const Bone = styled.span<{ $shape: NonNullable<SkeletonProps['shape']>; $isOutline: boolean }>`
  --bone: color-mix(in srgb, ${({ $isOutline }) => ($isOutline ? `${token.color.surface} 60%` : 'currentColor 7%')}, transparent);
  display: block;
  max-width: 100%;
  border-radius: ${({ $shape }) => radii[$shape]};
  ${({ $isOutline }) => $isOutline && `box-shadow: inset 0 0 0 1px ${token.color.line};`}
  background: linear-gradient(100deg, transparent 40%, ${token.color.skeletonShine} 50%, transparent 60%) 150% 0 / 200% 100% var(--bone);
  animation: ${shine} 1.6s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Lines = styled.span`
  display: grid;
  gap: ${token.space[2]};
`;

/** A placeholder of the size of the content. Hidden from screen readers: the loading region has `aria-busy`. */
export const Skeleton = ({
  width = '100%',
  height = '1em',
  shape = 'line',
  lines = 1,
  style,
  ...rest
}: SkeletonProps) => {
  if (lines === 1) {
    const isOutline = shape === 'block' && typeof height === 'number' && height > highestFilled;
    return (
      <Bone
        {...rest}
        aria-hidden="true"
        $shape={shape}
        $isOutline={isOutline}
        style={{ width, height, ...style }}
      />
    );
  }
  return (
    <Lines {...rest} aria-hidden="true" style={{ width, ...style }}>
      {Array.from({ length: lines }, (_, line) => (
        <Bone
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never move
          key={line}
          $shape={shape}
          $isOutline={false}
          style={{ height, width: line === lines - 1 ? '62%' : '100%' }}
        />
      ))}
    </Lines>
  );
};
