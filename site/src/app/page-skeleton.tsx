import { breakpoint, Skeleton, Spinner, token } from '@pavilion/ui';
import { keyframes, styled } from 'styled-components';
import { Content } from '../shared/layout/content';

const appear = keyframes`to { visibility: visible; }`;

const Root = styled(Content)`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  /* The footer stays below the fold, that of a layout without a sticky header at its end. */
  min-height: calc(100vh - var(--pv-sticky-top, 50vh));
  padding-block: ${token.space[5]} ${token.space[12]};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[4]};
  @media (max-width: ${breakpoint.phone}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[3]};
  }
`;

/** By the style sheet, since a document without a rendered page has no script yet. */
const Late = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: start center;
  padding-top: min(30vh, 240px);
  visibility: hidden;
  animation: ${appear} 0s 4s forwards;
`;

/** A page of unknown content while it loads. A spinner joins it after four seconds. */
export const PageSkeleton = () => (
  <Root aria-busy="true">
    <Skeleton width={200} height={28} />
    <Skeleton shape="block" height={120} />
    <Cards>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} shape="block" height={96} />
      ))}
    </Cards>
    <Skeleton lines={4} height={20} />
    <Late>
      <Spinner size={32} />
    </Late>
  </Root>
);
