import { Card, ErrorFallback, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { intendedPath } from '../../../shared/navigation/intended-path';
import type { PageProps } from '../../../shared/page/page-props';
import { RealityCheck } from '../../../shared/protection/reality-check';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { ClosedAccount } from '../components/closed-account';
import { ExclusionCard } from '../components/exclusion-card';
import { FirstLimits } from '../components/first-limits';
import { HelpCard } from '../components/help-card';
import { Limits } from '../components/limits';
import { OwnResult } from '../components/own-result';
import { RealityCheckCard } from '../components/reality-check-card';
import { TimeOutCard } from '../components/time-out-card';
import { protectionMessages } from '../messages/protection-messages';

/** The last step of a registration: asks for limits once, then opens the intended page (PRO-1). */
const FirstStep = ({ intended }: { intended: string }) => {
  const { protection, error } = useProtection();
  const navigate = useNavigate();
  // The first of several limits ends `reviewDue`, while the form still stores the others.
  const [isAsked, setAsked] = useState(false);
  if (protection?.reviewDue && !isAsked) setAsked(true);
  if (isAsked) return <FirstLimits onDone={() => navigate(intended, { replace: true })} />;
  if (protection || error) return <Navigate to={intended} replace />;
  return (
    <Card aria-busy>
      <Skeleton lines={8} />
    </Card>
  );
};

const stay = () => {};

const Overview = ({ title }: PageProps) => {
  const t = useMessages(protectionMessages);
  const { protection, error, refetch, isFetching } = useProtection();
  const content = () => {
    if (protection) {
      const { limits, realityCheck, closure } = protection;
      return (
        <>
          <Limits limits={limits} onReady={refetch} />
          <RealityCheckCard key={realityCheck.minutes} realityCheck={realityCheck} />
          <TimeOutCard closure={closure} />
          <ExclusionCard closure={closure} />
        </>
      );
    }
    return (
      <Card title={t('limitsTitle')} aria-busy={!error}>
        {error ? (
          <ErrorFallback
            picture={<SceneImage name="network" />}
            title={t('loadFailed')}
            message={<ErrorMessage error={error} />}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : (
          <Skeleton lines={12} />
        )}
      </Card>
    );
  };
  return (
    <Stack>
      <PageHeader title={title} lead={t('lead')} scene="rescue" isCool />
      {protection?.closure && <ClosedAccount closure={protection.closure} />}
      <OwnResult />
      {content()}
      <HelpCard />
      {/* Refusals of play lead here, from pages that cannot ask. */}
      <RealityCheck isDemanded={false} onContinue={stay} onStop={stay} />
    </Stack>
  );
};

/** Player protection: own result, limits, reality checks, time-out and self-exclusion (PRO-1 to PRO-4). */
export const ProtectionPage = (page: PageProps) => {
  const { search } = useLocation();
  const intended = intendedPath(search);
  return intended === undefined ? <Overview {...page} /> : <FirstStep intended={intended} />;
};
