import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { authMessages } from '../messages/auth-messages';

const Line = styled.p`
  padding: ${token.space[2]} ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.dangerSoft};
  color: ${token.color.danger};
  font-size: ${token.text.sm};
`;

/** Empty, it takes no place among the fields. */
const Place = styled.div`
  &:empty { position: absolute; }
`;

/** Says once, above the fields, how many of them want attention; each says for itself why. */
export const FaultCount = ({ count }: { count: number }) => {
  const t = useMessages(authMessages);
  return <Place role="status">{count > 0 && <Line>{t('faultCount', { count })}</Line>}</Place>;
};
