import type { MemberSecurity } from '@pavilion/contract';
import { Button, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useMessages } from '../../../shared/messages';
import { MessageBox } from '../../../shared/notice/message-box';
import { cardsMessages } from '../messages/cards-messages';
import { MoneyPasswordForm } from './money-password-form';
import { MoneyPasswordRecovery } from './money-password-recovery';
import { Standing, StateCard } from './state-card';

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

interface MoneyPasswordCardProps {
  readonly password: MemberSecurity['paymentPassword'];
}

/** The payment password: to set, change or recover, or locked after too many attempts. */
export const MoneyPasswordCard = ({ password: { isSet, lockedUntil } }: MoneyPasswordCardProps) => {
  const t = useMessages(cardsMessages);
  const timeText = useTimeText();
  const [open, setOpen] = useState<'change' | 'recover'>();
  const isLocked = lockedUntil !== null;
  const isChanging = open === 'change' && !isLocked;
  const close = () => setOpen(undefined);
  return (
    <StateCard
      title={t('stepPassword')}
      state={t(isLocked ? 'stateLocked' : isSet ? 'stateSet' : 'stateUnset')}
      tone={isLocked ? 'danger' : isSet ? 'success' : 'neutral'}
    >
      {isLocked && (
        <MessageBox tone="danger" title={t('passwordLocked', { moment: timeText(lockedUntil, 'brief') })} />
      )}
      <Standing>
        <div>
          <p>{t('passwordIntro')}</p>
        </div>
        {isSet && !isChanging && open !== 'recover' && (
          <Actions>
            <Button variant="text" onClick={() => setOpen('recover')}>
              {t('passwordForgotten')}
            </Button>
            {!isLocked && <Button onClick={() => setOpen('change')}>{t('passwordChange')}</Button>}
          </Actions>
        )}
      </Standing>
      {(!isSet || isChanging) && (
        <MoneyPasswordForm
          key={String(isSet)}
          isSet={isSet}
          onDone={close}
          onCancel={isSet ? close : undefined}
        />
      )}
      {isSet && open === 'recover' && <MoneyPasswordRecovery onDone={close} />}
    </StateCard>
  );
};
