import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import type { PageProps } from '../../../shared/page/page-props';
import { WithdrawalDesk } from '../withdrawal/components/withdrawal-desk';

/** Withdrawals: the locks, the form, and the order that it creates (RTE-1, DLG-9, REQ-10). */
export const WithdrawalPage = ({ title }: PageProps) => {
  const { member } = useMember();
  return (
    <Stack>
      <PageHeader title={title} sandboxNote="money" scene="courier" />
      <WithdrawalDesk memberId={member?.id} />
    </Stack>
  );
};
