import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { AccountList } from './account-list';
import { KindsNav } from './kinds-nav';
import { PayoutBinding } from './payout-binding';

interface PayoutPageProps {
  /** Undefined until the kinds are known. */
  readonly kind: string | undefined;
  readonly title: string;
}

/** The accounts of a kind and the form that binds one, on one page. */
export const PayoutPage = ({ kind, title }: PayoutPageProps) => (
  <Stack>
    <PageHeader title={title} sandboxNote="payoutAccount" scene="vault" />
    <KindsNav current={kind} />
    {kind !== undefined && <AccountList key={`${kind} accounts`} kind={kind} />}
    <PayoutBinding key={kind} kind={kind} />
  </Stack>
);
