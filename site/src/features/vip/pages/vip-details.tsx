import { vipGiftKinds, vipGiftTexts } from '@pavilion/contract';
import { useVipInfoQuery, useVipLevelsQuery } from '@pavilion/sdk/react/money';
import { Card, ErrorFallback, Skeleton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useLocalText, useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { ClosedNotice } from '../../../shared/protection/closed-notice';
import { useProtection } from '../../../shared/protection/use-protection';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { Ladder, LevelsLink } from '../components/ladder';
import { LevelTables } from '../components/level-tables';
import { vipMessages } from '../messages/vip-messages';

const Rules = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  padding-left: 1.4em;
  list-style: decimal;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** All VIP levels in tables, and the rules in words (VIP-1). */
export const VipDetailsPage = ({ title }: PageProps) => {
  const t = useMessages(vipMessages);
  const text = useLocalText();
  const own = useVipInfoQuery({}).data?.level;
  const { data, error, refetch, isFetching } = useVipLevelsQuery({});
  const { protection } = useProtection();
  const content = () => {
    if (protection?.closure) return <ClosedNotice closure={protection.closure} />;
    if (data)
      return (
        <>
          <Ladder
            level={own}
            levels={data.levels}
            extra={<LevelsLink to={paths.mine.vip}>{t('toVip')}</LevelsLink>}
          />
          <LevelTables own={own} keepDays={data.keepDays} levels={data.levels} />
          <Card title={t('rulesTitle')}>
            <Rules>
              <li>{t('ruleReach')}</li>
              <li>{t('ruleKeep', { days: data.keepDays })}</li>
              {vipGiftKinds.map((kind) => (
                <li key={kind}>{text(vipGiftTexts[kind].rule)}</li>
              ))}
              <li>{t('rulePaused')}</li>
            </Rules>
          </Card>
        </>
      );
    return (
      <Card title={t('ladder')} aria-busy={!error}>
        {error ? (
          <ErrorFallback
            picture={<SceneImage name="network" />}
            title={t('loadFailed')}
            message={<ErrorMessage error={error} />}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : (
          <Skeleton lines={14} />
        )}
      </Card>
    );
  };
  return (
    <Stack>
      <PageHeader title={title} lead={t('detailsLead')} scene="ascent" />
      {content()}
    </Stack>
  );
};
