import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** What stands in the middle of the stage while no game does. */
export const StageMiddle = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
  padding: ${token.space[4]};
  overflow: auto;
`;
