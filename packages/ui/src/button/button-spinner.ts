import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const ButtonSpinner = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  width: 1.25em;
  height: 1.25em;
  border: 2px solid currentColor;
  border-top-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  /* Turning stands still for those who ask; a pulse still says that something is going on. */
  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
  }
`;
