import type { MemberSecurity } from '@pavilion/contract';
import { Button, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatMoment } from '../../../shared/calendar/moment';
import { useLocale, useMessages } from '../../../shared/messages';
import { MessageBox } from '../../../shared/notice/message-box';
import { cardsMessages } from '../messages/cards-messages';
import { MoneyPasswordForm } from './money-password-form';
import { MoneyPasswordRecovery } from './money-password-recovery';
import { Standing, StateCard } from './state-card';

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

interface MoneyPasswordCardProps {
  readonly password: MemberSecurity['paymentPassword'];
}

/** The payment password: set, changed, forgotten, or locked after too many tries. */
export const MoneyPasswordCard = ({ password: { isSet, lockedUntil } }: MoneyPasswordCardProps) => {
  const t = useMessages(cardsMessages);
  const { locale } = useLocale();
  const [deed, setDeed] = useState<'change' | 'recover'>();
  const isLocked = lockedUntil !== null;
  const isChanging = deed === 'change' && !isLocked;
  const end = () => setDeed(undefined);
  return (
    <StateCard
      title={t('stepPassword')}
      state={t(isLocked ? 'stateLocked' : isSet ? 'stateSet' : 'stateUnset')}
      tone={isLocked ? 'danger' : isSet ? 'success' : 'neutral'}
    >
      {isLocked && (
        <MessageBox
          tone="danger"
          title={t('passwordLocked', { moment: formatMoment(lockedUntil, locale, 'brief') })}
        />
      )}
      <Standing>
        <div>
          <p>{t('passwordIntro')}</p>
        </div>
        {isSet && !isChanging && deed !== 'recover' && (
          <Ways>
            <Button variant="text" onClick={() => setDeed('recover')}>
              {t('passwordForgotten')}
            </Button>
            {!isLocked && <Button onClick={() => setDeed('change')}>{t('passwordChange')}</Button>}
          </Ways>
        )}
      </Standing>
      {(!isSet || isChanging) && (
        <MoneyPasswordForm
          key={String(isSet)}
          isSet={isSet}
          onDone={end}
          onCancel={isSet ? end : undefined}
        />
      )}
      {isSet && deed === 'recover' && <MoneyPasswordRecovery onDone={end} />}
    </StateCard>
  );
};
