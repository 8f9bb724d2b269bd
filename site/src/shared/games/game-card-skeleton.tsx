import { Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
`;

/** The size of a game card, whose picture has the `ratio` of a cover by default. */
export const GameCardSkeleton = ({ ratio = '3 / 4' }: { readonly ratio?: string | undefined }) => (
  <Root>
    <Skeleton shape="block" height="auto" style={{ aspectRatio: ratio }} />
    <Skeleton width="60%" height={20} />
    <Skeleton width="40%" height={20} />
  </Root>
);
