import { useMember } from '../../../shared/member/use-member';
import type { PageProps } from '../../../shared/page/page-props';
import { CashierDesk } from '../components/cashier-desk';
import { useAntiFraudOnEntry } from '../hooks/use-anti-fraud';

/** Deposits: the form, and the order that it creates (RTE-1, DLG-9, REQ-10). */
export const DepositPage = ({ title }: PageProps) => {
  const { member } = useMember();
  useAntiFraudOnEntry(member);
  return <CashierDesk title={title} memberId={member?.id} />;
};
