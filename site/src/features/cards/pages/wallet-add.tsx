import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import type { PageProps } from '../../../shared/page/page-props';
import { payoutKindOfPage } from '../../../shared/payment/payout-pages';
import { KindsNav } from '../components/kinds-nav';
import { PayoutBinding } from '../components/payout-binding';

/** Binds an account of an e-wallet (RTE-1). */
export const WalletAddPage = ({ id, title }: PageProps) => {
  const kind = payoutKindOfPage(id);
  return (
    <Stack>
      <PageHeader title={title} sandboxNote="payoutAccount" scene="vault" />
      <KindsNav current={kind} />
      <PayoutBinding key={kind} kind={kind} />
    </Stack>
  );
};
