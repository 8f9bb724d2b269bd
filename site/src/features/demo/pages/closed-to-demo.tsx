import { Button, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { RegisterButton } from '../../../shared/demo/register-button';
import { Content } from '../../../shared/layout/content';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { ShareActions } from '../../../shared/share-link/share-link';
import { demoPageMessages } from '../messages/demo-messages';

const Frame = styled(Content)`
  padding-block: var(--page-top, ${token.space[6]}) ${token.space[10]};
`;

const Panel = styled.section`
  display: grid;
  gap: ${token.space[5]};
  padding: clamp(${token.space[6]}, 5vw, ${token.space[12]});
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.xl};
  background: ${token.gradient.hero};
  h1 { font-size: clamp(${token.text.xl}, 3vw, ${token.text.h3}); }
  p { max-width: 36em; color: ${token.color.inkMuted}; line-height: ${token.leading.text}; }
`;

/** What a demo sees in place of a page for members: what the page is, the way to it, and the way to more demo money (DEM-1). */
export const ClosedToDemoPage = ({ title }: PageProps) => {
  const t = useMessages(demoPageMessages);
  return (
    <Frame>
      <Panel>
        <h1>{t('closedTitle', { page: title })}</h1>
        <p>{t('closedText')}</p>
        <ShareActions>
          <RegisterButton size="lg" />
          <Button as={Link} to={paths.game.egame} size="lg">
            {t('backToGames')}
          </Button>
          <Button as={Link} to={paths.demo} size="lg">
            {t('refill')}
          </Button>
        </ShareActions>
      </Panel>
    </Frame>
  );
};
