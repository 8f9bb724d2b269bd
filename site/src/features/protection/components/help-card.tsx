import { Card, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { protectionMessages } from '../messages/protection-messages';
import { Muted } from './reality-check-card';

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[6]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: ${token.color.accentText};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** Where members find help. */
export const HelpCard = () => {
  const t = useMessages(protectionMessages);
  return (
    <Card title={t('helpTitle')}>
      <Stack>
        <Muted>{t('helpText')}</Muted>
        <Links>
          <Link to={paths.help.responsiblePlay}>{t('helpArticle')}</Link>
          <Link to={paths.customer.main}>{t('helpSupport')}</Link>
        </Links>
      </Stack>
    </Card>
  );
};
