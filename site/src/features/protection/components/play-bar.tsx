import { breakpoint, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { PlayFacts } from '../../../shared/protection/play-facts';
import { protectionTexts } from '../../../shared/protection/protection-texts';

const Bar = styled.section`
  flex: none;
  @media (min-width: ${breakpoint.desktop + 1}px) {
    padding-right: ${token.space[5]};
    border-right: 1px solid ${token.color.line};
  }
  @media (max-width: ${breakpoint.phone}px) { flex: 1; min-width: 0; }
`;

/** The facts of the session at the top of every page of play or money (PRO-4); the balance is in the header. */
export const PlayBar = () => {
  const t = useMessages(protectionTexts);
  return (
    <Bar aria-label={t('playBar')}>
      <PlayFacts hasBalance={false} />
    </Bar>
  );
};
