import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** Tabs and switches of a page in the foot of its heading. */
export const FootBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  padding: ${token.space[2]} ${token.space[4]};
  /* The tabs scroll within the bar. */
  > :first-child { min-width: 0; }
`;
