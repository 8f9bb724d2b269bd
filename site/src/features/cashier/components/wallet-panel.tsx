import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';

/** The panel of a page's main sum: paper with a double rule by day, glass with light at its edges by night. */
export const WalletPanel = styled.section`
  position: relative;
  display: grid;
  gap: ${token.space[5]};
  min-width: 0;
  padding: ${token.space[6]} ${token.space[8]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.panel};
  box-shadow: ${token.effect.frame}, ${token.shadow[1]};
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[5]}; }
`;

/** The main sum. */
export const PanelSum = styled.strong`
  min-height: 52px;
  color: ${token.color.value};
  font-size: ${token.text.h1};
  font-weight: ${token.weight.heavy};
  line-height: ${token.leading.tight};
  text-shadow: ${token.shadow.number};
  @media (max-width: ${breakpoint.phone}px) { min-height: 40px; font-size: ${token.text.h2}; }
`;
