import { type Closure, timeOutDays } from '@pavilion/contract';
import { useTimeOutStartMutation } from '@pavilion/sdk/react/money';
import { Button, Card, RadioGroup, toast } from '@pavilion/ui';
import { useState } from 'react';
import { spanOfDays } from '../../../shared/calendar/span';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useNow } from '../../../shared/calendar/use-now';
import { useConfirm } from '../../../shared/dialogs/use-confirm';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { Stack } from '../../../shared/layout/stack';
import { useMessages } from '../../../shared/messages';
import { useStoreProtection } from '../../../shared/protection/use-protection';
import { protectionMessages } from '../messages/protection-messages';
import { afterDays, isNoLonger } from '../model/closure-span';
import { Consequences } from './consequences';
import { Muted } from './reality-check-card';
import { useSpanText } from './use-span-text';

type Days = (typeof timeOutDays)[number];

/** Starts a time-out, or makes the running one longer (PRO-2). */
export const TimeOutCard = ({ closure }: { closure: Closure | null }) => {
  const ask = useConfirm();
  const t = useMessages(protectionMessages);
  const spanText = useSpanText();
  const timeText = useTimeText();
  const now = useNow();
  const showError = useErrorToast();
  const store = useStoreProtection();
  const [start, { isLoading }] = useTimeOutStartMutation();
  const [days, setDays] = useState<Days | 0>(0);
  const endOf = (each: Days) => (now === undefined ? undefined : afterDays(now, each));
  const isTooShort = (each: Days) => isNoLonger(endOf(each) ?? 0, closure, 'time-out');
  const describe = (each: Days) => {
    const end = endOf(each);
    if (end === undefined) return undefined;
    return isTooShort(each) ? t('tooShort') : t('until', { at: timeText(end, 'minute') });
  };
  const confirm = async () => {
    const end = days && endOf(days);
    if (!days || !end) return;
    const isSure = await ask({
      title: t('timeOutConfirmTitle', { at: timeText(end, 'minute') }),
      message: t('timeOutConfirmText'),
      confirmText: t('timeOutStart'),
      danger: true,
      direction: 'center',
    });
    if (!isSure) return;
    try {
      await store(start({ days }).unwrap());
      setDays(0);
      toast.success(t('timeOutStarted'));
    } catch (error) {
      await showError(error);
    }
  };
  return (
    <Card title={t('timeOutTitle')}>
      <Stack>
        <Muted>{t('timeOutText')}</Muted>
        <RadioGroup
          variant="cards"
          cardWidth={168}
          aria-label={t('timeOutLabel')}
          value={days === 0 ? '' : String(days)}
          onValueChange={(value) => setDays(Number(value) as Days)}
          options={timeOutDays.map((each) => ({
            value: String(each),
            label: spanText(spanOfDays(each)),
            description: describe(each),
            disabled: isTooShort(each),
          }))}
        />
        <Consequences kind="time-out" />
        <div>
          <Button variant="danger" disabled={days === 0} loading={isLoading} onClick={confirm}>
            {t(closure?.kind === 'time-out' ? 'timeOutLonger' : 'timeOutStart')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
