import { Badge, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { PageTitle } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { cardsMessages } from '../messages/cards-messages';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** The title of a page, with a note that nothing real must be entered. */
export const PageHeader = ({ title }: { title: string }) => {
  const t = useMessages(cardsMessages);
  return (
    <div>
      <PageTitle>{title}</PageTitle>
      <Line>
        <Badge tone="info">{t('sandbox')}</Badge>
        {t('sandboxText')}
      </Line>
    </div>
  );
};
