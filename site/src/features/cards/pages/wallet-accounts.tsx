import { Button, PlusIcon } from '@pavilion/ui';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { AccountList } from '../components/account-list';
import { KindsNav } from '../components/kinds-nav';
import { RoomHead } from '../components/room-head';
import { cardsMessages } from '../messages/cards-messages';
import { payoutRooms, walletOf } from '../model/payout-rooms';

/** The e-wallets that are bound. Source: section 2 of the specification (card add and account pairs). */
export const WalletAccountsPage = ({ id, title }: PageProps) => {
  const t = useMessages(cardsMessages);
  const kind = walletOf(id);
  return (
    <Stack>
      <RoomHead title={title} />
      <KindsNav current={kind} />
      <AccountList
        key={kind}
        kind={kind}
        action={
          <Button as={Link} to={payoutRooms[kind].add} variant="primary" size="sm">
            <PlusIcon size={16} />
            {t('add')}
          </Button>
        }
      />
    </Stack>
  );
};
