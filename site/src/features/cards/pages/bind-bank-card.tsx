import { usePayoutAccountsQuery } from '@pavilion/sdk/react/money';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { paths } from '../../../routes/paths';
import { PageHeader } from '../../../shared/layout/page-header';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { MessageBox } from '../../../shared/notice/message-box';
import type { PageProps } from '../../../shared/page/page-props';
import { PayoutBinding } from '../components/payout-binding';
import { SecuritySteps } from '../components/security-steps';
import { useStepsDone } from '../hooks/use-steps-done';
import { cardsMessages } from '../messages/cards-messages';

/** Binds the first bank card, as a step after the real name (RTE-1). */
export const BindBankCardPage = ({ title }: PageProps) => {
  const t = useMessages(cardsMessages);
  const done = useStepsDone();
  const { data: cards } = usePayoutAccountsQuery({ kind: 'bank' });
  // Whether the member had a card when the page opened: a card that is bound here has its own confirmation.
  const [had, setHad] = useState<boolean>();
  if (cards && had === undefined) setHad(cards.length > 0);
  return (
    <Stack>
      <PageHeader title={title} sandboxNote="payoutAccount" scene="seal" />
      <SecuritySteps done={done} />
      {had ? (
        <MessageBox tone="success" title={t('bindHasCard')} text={t('bindHasCardText')}>
          <Button as={Link} to={paths.mine.addBankCard} size="sm">
            {t('cardManage')}
          </Button>
        </MessageBox>
      ) : (
        <PayoutBinding kind="bank" />
      )}
    </Stack>
  );
};
