import { Card, ErrorFallback, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { layoutMessages } from '../layout/layout-messages';
import { useMessages } from '../messages';
import { SceneImage } from '../scenes/scene-image';
import { ErrorMessage } from './error-message';

const Title = styled.h1`
  font-size: ${token.text.h3};
  text-align: center;
`;

interface PageFailedProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => unknown;
  /** Title of the page that this takes the place of; without it the page has its own heading. */
  readonly page?: string;
}

/** Shown when the data of a page could not be loaded. */
export const PageFailed = ({ error, isRetrying, onRetry, page }: PageFailedProps) => {
  const t = useMessages(layoutMessages);
  return (
    <Card>
      {page !== undefined && <Title>{page}</Title>}
      <ErrorFallback
        picture={<SceneImage name="network" />}
        title={t('loadFailed')}
        message={<ErrorMessage error={error} />}
        onRetry={() => void onRetry()}
        retrying={isRetrying}
      />
    </Card>
  );
};
