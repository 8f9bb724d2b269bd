import { Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 64px;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 72px;
  padding: ${token.space[2]} ${token.space[5]};
  & + & { border-top: 1px solid ${token.color.line}; }
`;

/** The rows of a list while it loads: a mark, two lines of text, and the end of the row. */
export const RowSkeletons = ({ rows }: { readonly rows: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move
      <Row key={row}>
        <Skeleton shape="circle" width={40} height={40} />
        <Skeleton lines={2} width="56%" />
        <Skeleton />
      </Row>
    ))}
  </div>
);
