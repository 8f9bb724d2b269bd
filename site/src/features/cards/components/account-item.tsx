import type { PayoutAccount, PayoutAccountState } from '@pavilion/contract';
import { usePayoutAccountDefaultMutation } from '@pavilion/sdk/react/money';
import { Badge, Button, toast, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { useMessages } from '../../../shared/messages';
import { usePayoutAccountName } from '../../../shared/payment/payout-account-name';
import { payoutAccountStateAt } from '../../../shared/payment/payout-account-state';
import { useClient } from '../../../shared/session/session-context';
import { cardsMessages } from '../messages/cards-messages';
import { AccountFace } from './account-face';

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  min-height: 32px;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  > span:last-child { display: flex; gap: ${token.space[1]}; }
`;

interface AccountItemProps {
  readonly account: PayoutAccount;
  readonly onRemove: () => void;
}

/** A bound account with its actions. */
export const AccountItem = ({ account, onRemove }: AccountItemProps) => {
  const t = useMessages(cardsMessages);
  const timeText = useTimeText();
  const showError = useErrorToast();
  const [makeDefault, { isLoading }] = usePayoutAccountDefaultMutation();
  const { now } = useClient();
  const [renderedAt] = useState(now);
  const notes: Readonly<Record<PayoutAccountState, { badge: string; text: string } | undefined>> = {
    usable: undefined,
    cooling: {
      badge: t('cooling'),
      text: t('usableAt', { moment: timeText(account.usableAt, 'brief') }),
    },
  };
  const note = notes[payoutAccountStateAt(account, renderedAt)];
  const name = usePayoutAccountName()(account);
  const nameOf = (action: string) => t('actionOn', { action, account: name.full });

  const handleMakeDefault = async () => {
    try {
      await makeDefault({ id: account.id }).unwrap();
      toast.success(t('defaultMade'));
    } catch (error) {
      await showError(error);
    }
  };

  return (
    <Item>
      <AccountFace
        mark={account.mark}
        title={name.title}
        number={account.number}
        owner={account.owner}
        details={account.details}
        note={t('boundAt', { moment: timeText(account.boundAt, 'brief') })}
        badge={account.isDefault && <Badge tone="value">{t('isDefault')}</Badge>}
      />
      <Actions>
        <span className="pv-num">
          {note && (
            <>
              <Badge tone="warning">{note.badge}</Badge> {note.text}
            </>
          )}
        </span>
        <span>
          {!account.isDefault && (
            <Button
              size="sm"
              variant="text"
              loading={isLoading}
              aria-label={nameOf(t('makeDefault'))}
              onClick={handleMakeDefault}
            >
              {t('makeDefault')}
            </Button>
          )}
          <Button size="sm" variant="text" aria-label={nameOf(t('remove'))} onClick={onRemove}>
            {t('remove')}
          </Button>
        </span>
      </Actions>
    </Item>
  );
};
