import { useWalletBalancesQuery } from '@pavilion/sdk/react/money';
import { Card, Empty, Skeleton } from '@pavilion/ui';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { AutoTransfer } from '../accounts/components/auto-transfer';
import { CollectButton, CollectMessage, useCollect } from '../accounts/components/collect-all';
import { FundsFigure } from '../accounts/components/funds-figure';
import { FundsSplit } from '../accounts/components/funds-split';
import { HaltedNote } from '../accounts/components/halted-note';
import { VenueWallets } from '../accounts/components/venue-wallets';
import { accountsMessages } from '../accounts/messages/accounts-messages';
import { CashierFailed } from '../components/cashier-unavailable';

/** The balances of all wallets (RTE-1). */
export const BalancePage = ({ title }: PageProps) => {
  const t = useMessages(accountsMessages);
  const { member } = useMember();
  const { data: balances, error, refetch, isFetching } = useWalletBalancesQuery({});
  const collect = useCollect(member?.id);
  if (error && !balances) {
    return (
      <Stack>
        <PageHeader title={title} lead={t('balanceLead')} scene="vault" />
        <CashierFailed error={error} isRetrying={isFetching} onRetry={refetch} onBack={undefined} />
      </Stack>
    );
  }
  return (
    <Stack>
      <PageHeader
        title={title}
        lead={t('balanceLead')}
        scene="vault"
        figure={<FundsFigure balances={balances} />}
        foot={<FundsSplit balances={balances} />}
      />
      {balances?.halted && <HaltedNote />}
      <Card
        title={t('venuesTitle')}
        aria-busy={!balances}
        extra={<CollectButton balances={balances} collect={collect} />}
      >
        <Stack>
          <CollectMessage collect={collect} />
          {!balances ? (
            <Skeleton shape="block" height={248} />
          ) : balances.venues.length === 0 ? (
            <Empty
              compact
              picture={<SceneImage name="placeholder" />}
              title={t('noVenues')}
              description={t('noVenuesText')}
            />
          ) : (
            <VenueWallets balances={balances} />
          )}
        </Stack>
      </Card>
      <AutoTransfer balances={balances} />
    </Stack>
  );
};
