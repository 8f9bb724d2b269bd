import { useWalletBalancesQuery } from '@pavilion/sdk/react/money';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { FundsSplit } from '../accounts/components/funds-split';
import { TransferDesk } from '../accounts/components/transfer-desk';
import { accountsMessages } from '../accounts/messages/accounts-messages';

/** Transfers between the main wallet and the venue wallets (RTE-1, REQ-10). */
export const TransferPage = ({ title }: PageProps) => {
  const t = useMessages(accountsMessages);
  const { member } = useMember();
  const { data: balances, error } = useWalletBalancesQuery({});
  return (
    <Stack>
      <PageHeader
        title={title}
        lead={t('transferLead')}
        scene="bridge"
        isLow
        foot={error && !balances ? undefined : <FundsSplit balances={balances} />}
      />
      <TransferDesk memberId={member?.id} />
    </Stack>
  );
};
