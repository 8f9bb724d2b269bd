import type { PageProps } from '../../../shared/page/page-props';
import { PayoutPage } from '../components/payout-page';

/** Addresses of virtual coins. Source: section 2 of the specification (/mine/virtualCoinCard). */
export const CoinAddressesPage = ({ title }: PageProps) => <PayoutPage kind="coin" title={title} />;
