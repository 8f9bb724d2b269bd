import { usePayoutFormsQuery } from '@pavilion/sdk/react/money';
import { useSearchParams } from 'react-router-dom';
import type { PageProps } from '../../../shared/page/page-props';
import { kindParam } from '../../../shared/payment/payout-pages';
import { PayoutPage } from '../components/payout-page';

/**
 * Accounts of the kind in the query (default: the first one). For kinds without their own page in the specification.
 */
export const PayoutAccountsPage = ({ title }: PageProps) => {
  const [search] = useSearchParams();
  const { data: forms } = usePayoutFormsQuery();
  return <PayoutPage kind={search.get(kindParam) ?? forms?.[0]?.kind} title={title} />;
};
