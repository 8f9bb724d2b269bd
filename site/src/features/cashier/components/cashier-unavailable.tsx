import { errorCodes } from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import { Button, Card, Empty, ErrorFallback } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { cashierMessages } from '../messages/cashier-messages';

interface CashierFailedProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** What to say of an order that is not there; by default of a deposit. */
  readonly missing?: string;
  /** What the way to the form is called. */
  readonly back?: string;
  /** To the form, from an order that can not be shown. */
  readonly onBack: (() => void) | undefined;
}

/** What the page needs did not come. */
export const CashierFailed = ({
  error: thrown,
  missing,
  back,
  isRetrying,
  onRetry,
  onBack,
}: CashierFailedProps) => {
  const t = useMessages(cashierMessages);
  const errorText = useErrorText();
  const error = toErrorData(thrown);
  const isMissing = Number(error.code) === errorCodes.notFound;
  return (
    <Card>
      <ErrorFallback
        picture={<SceneImage name={isMissing ? 'results' : 'network'} />}
        title={isMissing ? (missing ?? t('orderMissing')) : t('loadFailed')}
        message={errorText(error)}
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

/** Not one channel is open. */
export const CashierOut = () => {
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
