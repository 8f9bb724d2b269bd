import { Skeleton, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** As high as the facts of a card, or `--below`. */
const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  height: var(--below, 28px);
  padding-top: 10px;
`;

interface GameCardSkeletonProps {
  /** Of the picture. By default that of a cover. */
  readonly ratio?: string | undefined;
  /** Below the facts. */
  readonly children?: ReactNode;
}

/** The size of a game card. */
export const GameCardSkeleton = ({ ratio = '3 / 4', children }: GameCardSkeletonProps) => (
  <div>
    <Skeleton shape="block" height="auto" style={{ aspectRatio: ratio }} />
    <Text>
      <Skeleton width="60%" height={14} />
      {children}
    </Text>
  </div>
);
