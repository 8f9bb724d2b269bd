import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** Centres a message in the game window. */
export const StageMiddle = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
  padding: ${token.space[4]};
  position: relative;
  overflow: auto;
`;
