import type { PageProps } from '../../../shared/page/page-props';
import { PayoutRoom } from '../components/payout-room';

/** Bank cards. Source: section 2 of the specification (/mine/addBankCard). */
export const BankCardsPage = ({ title }: PageProps) => <PayoutRoom kind="bank" title={title} />;
