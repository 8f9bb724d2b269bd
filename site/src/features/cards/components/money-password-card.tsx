import type { MemberSecurity } from '@pavilion/contract';
import { Button, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { formatMoment } from '../../../shared/calendar/moment';
import { useLocale, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { MessageBox } from '../../../shared/notice/message-box';
import { cardsMessages } from '../messages/cards-messages';
import { MoneyPasswordForm } from './money-password-form';
import { Standing, StateCard } from './state-card';

const Help = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  a { color: ${token.color.accentText}; text-decoration: underline; text-underline-offset: 3px; }
`;

interface MoneyPasswordCardProps {
  readonly password: MemberSecurity['paymentPassword'];
}

/** The payment password: set, changed, or locked after too many tries. */
export const MoneyPasswordCard = ({ password: { isSet, lockedUntil } }: MoneyPasswordCardProps) => {
  const t = useMessages(cardsMessages);
  const { locale } = useLocale();
  const [isChanging, setChanging] = useState(false);
  const isLocked = lockedUntil !== null;
  return (
    <StateCard
      id="payment-password"
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
        {isSet && !isChanging && !isLocked && (
          <Button onClick={() => setChanging(true)}>{t('passwordChange')}</Button>
        )}
      </Standing>
      {(!isSet || isChanging) && !isLocked && (
        <MoneyPasswordForm
          key={String(isSet)}
          isSet={isSet}
          onDone={() => setChanging(false)}
          onCancel={isSet ? () => setChanging(false) : undefined}
        />
      )}
      {isSet && (
        <Help>
          {t('passwordForgotten')} <Link to={paths.customer.main}>{t('linkSupport')}</Link>
        </Help>
      )}
    </StateCard>
  );
};
