import { Button, ErrorFallback } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../routes/paths';
import { useMessages } from '../shared/messages';
import { SceneImage } from '../shared/scenes/scene-image';
import { appMessages } from './app-messages';

/** Centred in the height of a page. */
const Middle = styled(ErrorFallback)`
  align-content: center;
  min-height: min(72vh, 640px);
`;

/** The error page that replaces a component that failed to render (APP-5). */
export const Crash = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages(appMessages);
  return (
    <Middle
      picture={<SceneImage name="network" />}
      title={t('crashTitle')}
      message={t('crashText')}
      onRetry={onRetry}
      homeHref={paths.home}
      action={
        // Reloads the page, as the link to Home does: the router may be what failed.
        <Button as="a" href={paths.customer.main}>
          {t('contactSupport')}
        </Button>
      }
    />
  );
};
