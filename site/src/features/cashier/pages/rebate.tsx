import { useRebateInfoQuery } from '@pavilion/sdk/react/money';
import { Card, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack, WithAside } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { CashierFailed } from '../components/cashier-unavailable';
import { ClaimCard } from '../rebate/components/claim-card';
import { ClaimHistory } from '../rebate/components/claim-history';
import { EarnedTable, LevelTable } from '../rebate/components/rate-tables';
import { rebateMessages } from '../rebate/messages/rebate-messages';

const Rules = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  padding-left: 1.2em;
  list-style: disc;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** Rebates (RTE-1, REQ-10). */
export const RebatePage = ({ title }: PageProps) => {
  const t = useMessages(rebateMessages);
  const { member } = useMember();
  const { data: info, error, refetch, isFetching } = useRebateInfoQuery({});
  return (
    <Stack>
      <PageHeader title={title} lead={t('lead')} scene="draw" />
      {error && !info ? (
        <CashierFailed error={error} isRetrying={isFetching} onRetry={refetch} onBack={undefined} />
      ) : (
        <>
          <WithAside>
            <Stack>
              <ClaimCard memberId={member?.id} info={info} />
              <EarnedTable info={info} />
            </Stack>
            <Stack>
              <ClaimHistory />
              <Card title={t('rulesTitle')}>
                <Rules>
                  {(['rule1', 'rule2', 'rule3'] as const).map((rule) => (
                    <li key={rule}>{t(rule)}</li>
                  ))}
                </Rules>
              </Card>
            </Stack>
          </WithAside>
          <LevelTable info={info} />
        </>
      )}
    </Stack>
  );
};
