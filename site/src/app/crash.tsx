import { ErrorFallback } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../routes/paths';
import { useMessages } from '../shared/messages';
import { SceneImage } from '../shared/scenes/scene-image';
import { appMessages } from './app-messages';

/** In the middle of where a page would be. */
const Middle = styled(ErrorFallback)`
  align-content: center;
  min-height: min(72vh, 640px);
`;

/** What is shown in place of something that could not be drawn. Source: requirement APP-5. */
export const Crash = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages(appMessages);
  return (
    <Middle
      picture={<SceneImage name="network" />}
      title={t('crashTitle')}
      message={t('crashText')}
      onRetry={onRetry}
      homeHref={paths.home}
    />
  );
};
