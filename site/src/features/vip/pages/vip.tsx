import { useVipInfoQuery, useVipLevelsQuery } from '@pavilion/sdk/react/money';
import { Card, ErrorFallback, Skeleton } from '@pavilion/ui';
import { paths } from '../../../routes/paths';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { GiftCentre } from '../components/gift-centre';
import { Ladder, LevelsLink } from '../components/ladder';
import { LevelCard } from '../components/level-card';
import { Privileges } from '../components/privileges';
import { vipMessages } from '../messages/vip-messages';

/** The member's VIP level, the way to the next one, and gifts to claim (VIP-1, VIP-2). */
export const VipPage = ({ title }: PageProps) => {
  const t = useMessages(vipMessages);
  const own = useVipInfoQuery({});
  const table = useVipLevelsQuery({});
  const closure = useProtection().protection?.closure;
  const info = own.data;
  const levels = table.data?.levels;
  const error = info && levels ? undefined : (own.error ?? table.error);
  const retry = () => {
    if (!info) own.refetch();
    if (!levels) table.refetch();
  };
  return (
    <Stack>
      {error ? (
        <>
          <PageHeader title={title} lead={t('lead')} scene="ascent" />
          <Card>
            <ErrorFallback
              picture={<SceneImage name="network" />}
              title={t('loadFailed')}
              message={<ErrorMessage error={error} />}
              onRetry={retry}
              retrying={own.isFetching || table.isFetching}
            />
          </Card>
        </>
      ) : (
        <>
          <LevelCard title={title} info={info} levels={levels} isClosed={Boolean(closure)} />
          {closure ? (
            <ClosedNotice closure={closure} onEnd={() => void own.refetch()} />
          ) : (
            <GiftCentre gifts={info?.gifts} />
          )}
          {closure ? null : info && levels ? (
            <>
              <Ladder
                level={info.level}
                levels={levels}
                extra={<LevelsLink to={paths.mine.vipDetails}>{t('toDetails')}</LevelsLink>}
              />
              <Privileges level={info.level} levels={levels} />
            </>
          ) : (
            <Card title={t('privileges')} aria-busy="true">
              <Skeleton lines={9} />
            </Card>
          )}
        </>
      )}
    </Stack>
  );
};
