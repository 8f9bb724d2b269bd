import type { PageProps } from '../../../shared/page/page-props';
import { PayoutPage } from '../components/payout-page';

/** Addresses of virtual coins (RTE-1). */
export const CoinAddressesPage = ({ title }: PageProps) => <PayoutPage kind="coin" title={title} />;
