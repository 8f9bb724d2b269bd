import type { PayoutAccount, PayoutAccountState } from '@pavilion/contract';
import { Button, Card, SuccessIcon, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useFocusOnMount } from '../../../shared/navigation/use-focus-on-mount';
import { usePayoutAccountName } from '../../../shared/payment/payout-account-name';
import { payoutAccountStateAt } from '../../../shared/payment/payout-account-state';
import { payoutPages } from '../../../shared/payment/payout-pages';
import { useClient } from '../../../shared/session/session-context';
import { cardsMessages } from '../messages/cards-messages';
import { AccountFace } from './account-face';

const Result = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[5]} 0;
  text-align: center;
  > svg { color: ${token.color.success}; }
  h2 { font-size: ${token.text.xl}; }
  p { color: ${token.color.inkMuted}; }
`;

const Preview = styled.div`
  width: min(320px, 100%);
  text-align: start;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[3]};
`;

interface BoundMessageProps {
  readonly account: PayoutAccount;
  readonly onAnother: () => void;
}

/** Confirms a bound account. Its heading receives the focus, because the form that had it has been removed. */
export const BoundMessage = ({ account, onAnother }: BoundMessageProps) => {
  const t = useMessages(cardsMessages);
  const accountName = usePayoutAccountName();
  const timeText = useTimeText();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { now } = useClient();
  const [renderedAt] = useState(now);
  const { accounts, add } = payoutPages(account.kind);
  const texts: Readonly<Record<PayoutAccountState, string>> = {
    usable: t('boundDoneNow'),
    cooling: t('boundDoneText', { moment: timeText(account.usableAt, 'brief') }),
  };
  return (
    <Card>
      <Result>
        <SuccessIcon size={44} />
        <h2 ref={heading} tabIndex={-1}>
          {t('boundDone')}
        </h2>
        <p>{texts[payoutAccountStateAt(account, renderedAt)]}</p>
        <Preview>
          <AccountFace
            mark={account.mark}
            title={accountName(account).title}
            number={account.number}
            owner={account.owner}
            details={account.details}
          />
        </Preview>
        <Actions>
          <Button onClick={onAnother}>{t('addAnother')}</Button>
          {accounts !== add && (
            <Button as={Link} to={accounts}>
              {t('toAccounts')}
            </Button>
          )}
          <Button as={Link} to={paths.mine.finance.withdrawal} variant="primary">
            {t('toWithdrawal')}
          </Button>
        </Actions>
      </Result>
    </Card>
  );
};
