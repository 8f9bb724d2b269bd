import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Link } from '../../../shared/navigation/link';

/** A quiet link to all there is. */
export const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: ${token.control.sm};
  color: ${token.color.accentText};
  font-weight: ${token.weight.medium};
  &:hover { text-decoration: underline; text-underline-offset: 4px; }
`;
