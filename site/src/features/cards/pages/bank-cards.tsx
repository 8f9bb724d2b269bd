import type { PageProps } from '../../../shared/page/page-props';
import { PayoutPage } from '../components/payout-page';

/** Bank cards (RTE-1). */
export const BankCardsPage = ({ title }: PageProps) => <PayoutPage kind="bank" title={title} />;
