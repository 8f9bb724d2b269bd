import type { PlayLimit, WaitingLimit as Waiting } from '@pavilion/contract';
import { useLimitConfirmMutation, useLimitWithdrawMutation } from '@pavilion/sdk/react/money';
import { Button, toast, token } from '@pavilion/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Countdown } from '../../../shared/calendar/countdown';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useDue } from '../../../shared/calendar/use-due';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { useMessages } from '../../../shared/messages';
import { useStoreProtection } from '../../../shared/protection/use-protection';
import { protectionMessages } from '../messages/protection-messages';
import { raiseTimes } from '../model/waits';
import { useLimitTexts } from './use-limit-texts';

const Box = styled.div`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.infoSoft};
  font-size: ${token.text.sm};
  strong { color: ${token.color.info}; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

interface WaitingLimitProps {
  readonly limit: PlayLimit;
  readonly waiting: Waiting;
  /** Fetches the limits again when the wait is over. */
  readonly onReady: () => unknown;
}

/** A higher limit that waits for its day and then for the member’s confirmation (PRO-1). */
export const WaitingLimit = ({ limit, waiting, onReady }: WaitingLimitProps) => {
  const t = useMessages(protectionMessages);
  const timeText = useTimeText();
  const { amountOf } = useLimitTexts();
  const showError = useErrorToast();
  const store = useStoreProtection();
  const [confirm, confirming] = useLimitConfirmMutation();
  const [withdraw, withdrawing] = useLimitWithdrawMutation();
  const [isReady, setReady] = useState(false);
  useDue(Date.parse(waiting.readyAt), () => {
    setReady(true);
    onReady();
  });
  const { kind, span } = limit;
  const isOff = waiting.amount === null;
  const send = async (change: typeof confirm | typeof withdraw, done: 'confirmed' | 'withdrawn') => {
    try {
      await store(change({ kind, span }).unwrap());
      toast.success(t(done));
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <Box>
      <strong>
        {waiting.amount === null
          ? t('waitingNone')
          : t('waitingRaise', { limit: amountOf(kind, waiting.amount) })}
      </strong>
      {isReady ? (
        <span>{t('waitingConfirm', { ...raiseTimes, at: timeText(waiting.lapsesAt, 'brief') })}</span>
      ) : (
        <span>
          {t('waitingReady')} <Countdown deadline={Date.parse(waiting.readyAt)} />
        </span>
      )}
      <Actions>
        {isReady && (
          <Button
            size="sm"
            loading={confirming.isLoading}
            disabled={withdrawing.isLoading}
            onClick={() => send(confirm, 'confirmed')}
          >
            {t(isOff ? 'confirmNone' : 'confirm')}
          </Button>
        )}
        <Button
          size="sm"
          variant="text"
          loading={withdrawing.isLoading}
          disabled={confirming.isLoading}
          onClick={() => send(withdraw, 'withdrawn')}
        >
          {t('withdraw')}
        </Button>
      </Actions>
    </Box>
  );
};
