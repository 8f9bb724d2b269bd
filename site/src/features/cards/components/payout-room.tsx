import type { PayoutKind } from '@pavilion/contract';
import { Stack } from '../../../shared/layout/stack';
import { AccountList } from './account-list';
import { KindsNav } from './kinds-nav';
import { PayoutBinding } from './payout-binding';
import { RoomHead } from './room-head';

interface PayoutRoomProps {
  readonly kind: PayoutKind;
  readonly title: string;
}

/** The accounts of a kind and the form that binds one, on one page. */
export const PayoutRoom = ({ kind, title }: PayoutRoomProps) => (
  <Stack>
    <RoomHead title={title} />
    <KindsNav current={kind} />
    <AccountList kind={kind} />
    <PayoutBinding kind={kind} />
  </Stack>
);
