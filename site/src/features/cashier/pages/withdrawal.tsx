import { useMember } from '../../../shared/member/use-member';
import type { PageProps } from '../../../shared/page/page-props';
import { WithdrawalDesk } from '../withdrawal/components/withdrawal-desk';

/** Withdrawals: the locks, the form, and the order that it creates (RTE-1, DLG-9, REQ-10). */
export const WithdrawalPage = ({ title }: PageProps) => {
  const { member } = useMember();
  return <WithdrawalDesk title={title} memberId={member?.id} />;
};
