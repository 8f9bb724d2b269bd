import { useWalletOverviewQuery } from '@pavilion/sdk/react';
import { Badge, breakpoint, Card, ErrorFallback, token } from '@pavilion/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ErrorMessage } from '../../../shared/errors/error-message';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { RewardLinks } from '../../../shared/rewards/reward-links';
import { VipStep } from '../../../shared/rewards/vip-step';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { BalanceFigure } from '../components/balance-figure';
import { RecentMovements } from '../components/recent-movements';
import { Shortcuts } from '../components/shortcuts';
import { WaitingDividends } from '../components/waiting-dividends';
import { FlowCard } from '../flow/components/flow-card';
import { cashierMessages } from '../messages/cashier-messages';
import { toFlowDays } from '../model/flow-days';

/** The query parameter of the period of the flow chart. */
const daysParam = 'days';

/** Beside wider pages the member card has it. Hidden while there is nothing below its heading. */
const Level = styled.section`
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  > header { display: flex; align-items: center; justify-content: space-between; }
  h2 { font-size: ${token.text.lg}; }
  &:not(:has(> header ~ *)) { display: none; }
  @media (min-width: ${breakpoint.tablet + 1}px) { display: none; }
`;

/** The wallet overview (RTE-1). */
export const WalletPage = ({ title }: PageProps) => {
  const t = useMessages(cashierMessages);
  const { member } = useMember();
  const [search, setSearch] = useSearchParams();
  const days = toFlowDays(search.get(daysParam));
  const { data, currentData, error, refetch, isFetching } = useWalletOverviewQuery({ days: Number(days) });
  return (
    <Stack>
      <PageHeader
        title={title}
        sandboxNote="money"
        scene="treasury"
        figure={
          <BalanceFigure
            balance={data?.balance ?? member?.balance}
            lockedMoney={data?.lockedMoney ?? member?.lockedMoney}
          />
        }
        foot={<Shortcuts />}
      />
      <WaitingDividends />
      {!member?.isDemo && (
        <Level>
          <header>
            <h2>{t('levelTitle')}</h2>
            {member && <Badge tone="value">{t('level', { level: member.vipLevel })}</Badge>}
          </header>
          <VipStep />
          <RewardLinks place="wallet" />
        </Level>
      )}
      {error && !data ? (
        <Card>
          <ErrorFallback
            picture={<SceneImage name="network" />}
            title={t('loadFailed')}
            message={<ErrorMessage error={error} />}
            onRetry={refetch}
            retrying={isFetching}
          />
        </Card>
      ) : (
        <>
          <FlowCard
            flow={currentData}
            days={days}
            onDaysChange={(value) => setSearch({ [daysParam]: value }, { replace: true })}
          />
          <RecentMovements movements={data?.recent} />
        </>
      )}
    </Stack>
  );
};
