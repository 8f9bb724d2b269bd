import { Skeleton } from '@pavilion/ui';
import { PageFailed } from '../../../shared/errors/page-failed';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import type { PageProps } from '../../../shared/page/page-props';
import { FirstCard } from '../components/first-card';
import { MoneyPasswordCard } from '../components/money-password-card';
import { NameCard } from '../components/name-card';
import { SecuritySteps } from '../components/security-steps';
import { useSecurity } from '../hooks/use-security';
import { useStepsDone } from '../hooks/use-steps-done';

/** Real name, first bank card and payment password (RTE-1). */
export const AuthenticationPage = ({ title }: PageProps) => {
  const { data: security, error, isFetching, refetch } = useSecurity();
  const done = useStepsDone();
  return (
    <Stack>
      <PageHeader title={title} sandboxNote="payoutAccount" scene="seal" />
      <SecuritySteps done={done} />
      {security ? (
        <>
          <NameCard realName={security.realName} />
          <FirstCard />
          <MoneyPasswordCard password={security.paymentPassword} />
        </>
      ) : error ? (
        <PageFailed error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        ['a', 'b', 'c'].map((key) => <Skeleton key={key} shape="block" height={180} />)
      )}
    </Stack>
  );
};
