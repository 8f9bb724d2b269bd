import type { PageProps } from '../../../shared/page/page-props';
import { PayoutRoom } from '../components/payout-room';

/** Addresses of virtual coins. Source: section 2 of the specification (/mine/virtualCoinCard). */
export const CoinAddressesPage = ({ title }: PageProps) => <PayoutRoom kind="coin" title={title} />;
