import { breakpoint, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CoverImage } from '../../../shared/games/cover-image';
import type { CoveredGame } from '../../../shared/games/cover-url';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-width: 140px;
`;

const Cover = styled(CoverImage)`
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${token.radius.md};
  box-shadow: 0 0 0 1px ${token.color.hairline};
`;

const Lines = styled.div`
  display: grid;
  min-width: 0;
  font-weight: ${token.weight.medium};
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.regular}; }
`;

/** One line on phones, whole while the detail of the row is open. */
const Title = styled.span`
  @container (max-width: ${breakpoint.phone}px) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    tr:has([aria-expanded='true']) & { white-space: normal; }
  }
`;

const OnWide = styled.small`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[2]};
  @container (max-width: ${breakpoint.phone}px) { display: none; }
`;

const OnPhone = styled(OnWide)`
  display: none;
  font-variant-numeric: tabular-nums;
  @container (max-width: ${breakpoint.phone}px) { display: flex; }
`;

interface TwoLinesProps {
  /** A decorative icon on its tile. */
  readonly icon: ReactNode;
  /** Its cover is shown in place of the icon. */
  readonly cover?: CoveredGame | undefined;
  readonly first: string;
  readonly second: ReactNode;
  /** In place of `second` on phones, where the columns of time and state are not shown. */
  readonly onPhone: ReactNode;
}

/** An icon or the cover of a game beside one or two lines of text. */
export const TwoLines = ({ icon, cover, first, second, onPhone }: TwoLinesProps) => (
  <Root>
    {cover ? <Cover game={cover} shape="thumbnail" /> : icon}
    <Lines>
      <Title>{first}</Title>
      {second !== undefined && <OnWide>{second}</OnWide>}
      <OnPhone>{onPhone}</OnPhone>
    </Lines>
  </Root>
);
