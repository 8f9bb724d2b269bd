import { PageTitle, Stack } from '../../../shared/layout/stack';
import { useMember } from '../../../shared/member/use-member';
import type { PageProps } from '../../../shared/page/page-props';
import { CashierDesk } from '../components/cashier-desk';
import { PlayMoneyNote } from '../components/play-money-note';
import { useAntiFraudOnEntry } from '../hooks/use-anti-fraud';

/** Deposit. Source: section 2 of the specification (/mine/finance/deposit); requirements DLG-9, REQ-10. */
export const Page = ({ title }: PageProps) => {
  const { member } = useMember();
  useAntiFraudOnEntry(member);
  return (
    <Stack>
      <div>
        <PageTitle>{title}</PageTitle>
        <PlayMoneyNote />
      </div>
      <CashierDesk memberId={member?.id} />
    </Stack>
  );
};
