import { Stack } from '../../../shared/layout/stack';
import type { PageProps } from '../../../shared/page/page-props';
import { KindsNav } from '../components/kinds-nav';
import { PayoutBinding } from '../components/payout-binding';
import { RoomHead } from '../components/room-head';
import { walletOf } from '../model/payout-rooms';

/** Binds an e-wallet. Source: section 2 of the specification (card add and account pairs). */
export const WalletAddPage = ({ id, title }: PageProps) => {
  const kind = walletOf(id);
  return (
    <Stack>
      <RoomHead title={title} />
      <KindsNav current={kind} />
      <PayoutBinding key={kind} kind={kind} />
    </Stack>
  );
};
