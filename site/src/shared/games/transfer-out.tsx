import { Button } from '@pavilion/ui';
import { paths } from '../../routes/paths';
import { useIsDemo } from '../member/use-is-demo';
import { Link } from '../navigation/link';
import { useIsMember } from '../session/session-context';

/** Whether the person can move money between wallets: a member who is no demo. */
export const useHasTransfers = (): boolean => {
  const isDemo = useIsDemo();
  return useIsMember() && !isDemo;
};

/** Leads to the transfer of the money in the wallet of a venue; visitors and demos have no transfers. */
export const TransferOut = ({ label }: { readonly label: string }) =>
  useHasTransfers() && (
    <Button as={Link} to={paths.mine.finance.transfer}>
      {label}
    </Button>
  );
