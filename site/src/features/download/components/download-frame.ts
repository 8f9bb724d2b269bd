import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Content } from '../../../shared/layout/content';

/** The sections of the page in one column. */
export const DownloadFrame = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  padding-block: ${token.space[8]} ${token.space[12]};
  @media (max-width: ${breakpoint.phone}px) { gap: ${token.space[6]}; padding-block: ${token.space[4]} ${token.space[8]}; }
`;

/** A section with a heading. */
export const Part = styled.section`
  display: grid;
  gap: ${token.space[4]};
  > h2 { font-size: ${token.text.xl}; }
`;
