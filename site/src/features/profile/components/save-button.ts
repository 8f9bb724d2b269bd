import { Button, breakpoint } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The button below a form of the profile: as wide as its text, on phones as the form. */
export const SaveButton = styled(Button)`
  justify-self: start;
  @media (max-width: ${breakpoint.phone}px) { justify-self: stretch; }
`;
