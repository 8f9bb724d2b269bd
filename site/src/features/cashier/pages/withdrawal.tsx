import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import type { PageProps } from '../../../shared/page/page-props';
import { WithdrawalDesk } from '../withdrawal/components/withdrawal-desk';

/**
 * Withdrawal.
 *
 * Source: section 2 of the specification (/mine/finance/withdrawal); requirements DLG-9, REQ-10.
 */
export const WithdrawalPage = ({ title }: PageProps) => {
  const { member } = useMember();
  return (
    <Stack>
      <PageHeader title={title} sandboxNote="money" />
      <WithdrawalDesk memberId={member?.id} />
    </Stack>
  );
};
