import { errorCodes } from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import { Button, Card, Empty, ErrorFallback } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { cashierMessages } from '../messages/cashier-messages';

interface CashierFailedProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** The texts for a missing order; by default those of a deposit. */
  readonly missing?: string;
  /** The label of the link to the form. */
  readonly back?: string;
  /** Opens the form instead of an order that cannot be shown. */
  readonly onBack: (() => void) | undefined;
}

/** Shown when the data of a cashier page could not be loaded. */
export const CashierFailed = ({
  error: thrown,
  missing,
  back,
  isRetrying,
  onRetry,
  onBack,
}: CashierFailedProps) => {
  const t = useMessages(cashierMessages);
  const error = toErrorData(thrown);
  const isMissing = Number(error.code) === errorCodes.notFound;
  return (
    <Card>
      <ErrorFallback
        picture={<SceneImage name={isMissing ? 'results' : 'network'} />}
        title={isMissing ? (missing ?? t('orderMissing')) : t('loadFailed')}
        message={<ErrorMessage error={error} />}
        onRetry={isMissing ? undefined : onRetry}
        retrying={isRetrying}
        action={
          onBack && (
            <Button variant={isMissing ? 'primary' : 'secondary'} onClick={onBack}>
              {back ?? t('backToDeposit')}
            </Button>
          )
        }
      />
    </Card>
  );
};

/** Shown when no channel is open. */
export const NoChannels = () => {
  const t = useMessages(cashierMessages);
  return (
    <Card>
      <Empty
        picture={<SceneImage name="maintenance" />}
        title={t('closedTitle')}
        description={t('closedText')}
        action={
          <Button as={Link} to={paths.customer.main}>
            {t('contactSupport')}
          </Button>
        }
      />
    </Card>
  );
};
