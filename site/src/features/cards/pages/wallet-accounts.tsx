import { Button, PlusIcon } from '@pavilion/ui';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { PageProps } from '../../../shared/page/page-props';
import { payoutKindOfPage, payoutPages } from '../../../shared/payment/payout-pages';
import { AccountList } from '../components/account-list';
import { KindsNav } from '../components/kinds-nav';
import { cardsMessages } from '../messages/cards-messages';

/** The bound accounts of an e-wallet (RTE-1). */
export const WalletAccountsPage = ({ id, title }: PageProps) => {
  const t = useMessages(cardsMessages);
  const kind = payoutKindOfPage(id);
  return (
    <Stack>
      <PageHeader title={title} sandboxNote="payoutAccount" scene="vault" />
      <KindsNav current={kind} />
      <AccountList
        key={kind}
        kind={kind}
        action={
          <Button as={Link} to={payoutPages(kind).add} variant="primary" size="sm">
            <PlusIcon size={16} />
            {t('add')}
          </Button>
        }
      />
    </Stack>
  );
};
