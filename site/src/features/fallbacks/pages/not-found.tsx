import { Button } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { Notice } from '../../../shared/notice/notice';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { fallbackMessages } from '../fallback-messages';

/** The not-found page with links (RTE-1). */
export const NotFoundPage = () => {
  const t = useMessages(fallbackMessages);
  return (
    <Notice picture={<SceneImage name="notFound" />} title={t('notFoundTitle')} text={t('notFoundText')}>
      <Button as={Link} to={paths.home} variant="primary">
        {t('backHome')}
      </Button>
      <Button as={Link} to={paths.game.egame}>
        {t('toLobby')}
      </Button>
      <Button as={Link} to={paths.customer.main} variant="ghost">
        {t('toSupport')}
      </Button>
    </Notice>
  );
};
