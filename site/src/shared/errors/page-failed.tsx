import { Card, ErrorFallback } from '@pavilion/ui';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { cardsMessages } from '../messages/cards-messages';

interface LoadFailedProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Shown when the data of a page could not be loaded. */
export const LoadFailed = ({ error, isRetrying, onRetry }: LoadFailedProps) => {
  const t = useMessages(cardsMessages);
  return (
    <Card>
      <ErrorFallback
        picture={<SceneImage name="network" />}
        title={t('loadFailed')}
        message={<ErrorMessage error={error} />}
        onRetry={onRetry}
        retrying={isRetrying}
      />
    </Card>
  );
};
