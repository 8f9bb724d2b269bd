import type { PageProps } from '../../../shared/page/page-props';
import { PayoutPage } from '../components/payout-page';

/** Bank cards. Source: section 2 of the specification (/mine/addBankCard). */
export const BankCardsPage = ({ title }: PageProps) => <PayoutPage kind="bank" title={title} />;
