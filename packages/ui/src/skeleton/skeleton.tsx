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

const Bone = styled.span<{ $shape: NonNullable<SkeletonProps['shape']> }>`
  display: block;
  max-width: 100%;
  border-radius: ${({ $shape }) => radii[$shape]};
  background: linear-gradient(
      100deg,
      ${token.color.skeleton} 40%,
      ${token.color.skeletonShine} 50%,
      ${token.color.skeleton} 60%
    )
    150% 0 / 200% 100%;
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
    return <Bone {...rest} aria-hidden="true" $shape={shape} style={{ width, height, ...style }} />;
  }
  return (
    <Lines {...rest} aria-hidden="true" style={{ width, ...style }}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never move
        <Bone key={line} $shape={shape} style={{ height, width: line === lines - 1 ? '62%' : '100%' }} />
      ))}
    </Lines>
  );
};
