import { Stack } from '../../../shared/layout/stack';
import type { PageProps } from '../../../shared/page/page-props';
import { payoutKindOfPage } from '../../../shared/payment/payout-pages';
import { KindsNav } from '../components/kinds-nav';
import { PageHeader } from '../components/page-header';
import { PayoutBinding } from '../components/payout-binding';

/** Binds an e-wallet. Source: section 2 of the specification (card add and account pairs). */
export const WalletAddPage = ({ id, title }: PageProps) => {
  const kind = payoutKindOfPage(id);
  return (
    <Stack>
      <PageHeader title={title} />
      <KindsNav current={kind} />
      <PayoutBinding key={kind} kind={kind} />
    </Stack>
  );
};
