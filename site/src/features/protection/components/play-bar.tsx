import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { Content } from '../../../shared/layout/content';
import { useMessages } from '../../../shared/messages';
import { PlayFacts } from '../../../shared/protection/play-facts';
import { protectionTexts } from '../../../shared/protection/protection-texts';

const Bar = styled.section`
  border-bottom: 1px solid ${token.color.line};
  background: ${token.gradient.panel};
  > div > div { min-height: 40px; }
`;

/** The slim bar under the header of every page of play or money (PRO-4); the balance is in the header. It has its full height before its data arrives. */
export const PlayBar = () => {
  const t = useMessages(protectionTexts);
  return (
    <Bar aria-label={t('playBar')}>
      <Content>
        <PlayFacts hasBalance={false} />
      </Content>
    </Bar>
  );
};
