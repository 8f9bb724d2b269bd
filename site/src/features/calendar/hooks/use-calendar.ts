import { errorCodes, type SignInInfo } from '@pavilion/contract';
import { toErrorData } from '@pavilion/sdk';
import { useSignInInfoQuery, useSignInMakeupMutation, useSignInMutation } from '@pavilion/sdk/react/money';
import { toast } from '@pavilion/ui';
import { useEffect, useState } from 'react';
import { useNow } from '../../../shared/calendar/use-now';
import { coinText } from '../../../shared/coins/coin-text';
import { useErrorToast } from '../../../shared/errors/use-error-toast';
import { useMessages } from '../../../shared/messages';
import { useIsMember } from '../../../shared/session/session-context';
import { calendarMessages } from '../messages/calendar-messages';
import { addDays, addMonths } from '../model/month';

/** Time between two requests for the new day, ms. */
const turnInterval = 5_000;

/** Members of a closed account get no calendar; nothing that they do here changes that. */
const closedCodes: readonly unknown[] = [errorCodes.selfExcluded, errorCodes.timedOut];

/** The calendar: the shown month, the selected day, and what can be done with it (ACT-3). */
export const useCalendar = () => {
  const t = useMessages(calendarMessages);
  const isMember = useIsMember();
  const showError = useErrorToast();
  /** Months after this one. */
  const [offset, setOffset] = useState(0);
  const [selected, setSelected] = useState<string>();
  const current = useSignInInfoQuery({}, { refetchOnMountOrArgChange: true });
  const thisMonth = current.data?.month;
  const month = thisMonth === undefined || offset === 0 ? undefined : addMonths(thisMonth, offset);
  const other = useSignInInfoQuery({ ...(month !== undefined && { month }) }, { skip: month === undefined });
  // While another month loads, its days without their states: the grid keeps its size and the focus.
  const blank = current.data && month !== undefined && { ...current.data, month, events: [], own: null };
  const shown: SignInInfo | undefined =
    month === undefined
      ? current.data
      : (other.currentData ?? (other.error ? undefined : blank || undefined));

  const { refetch } = current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session decides what the answer contains.
  useEffect(() => {
    if (!current.isUninitialized && !current.isFetching && Boolean(current.data?.own) !== isMember)
      void refetch();
  }, [isMember]);

  // The day turns with that of the gateway, whose clock is known to a second.
  const now = useNow();
  const nextDayAt = current.data && Date.parse(current.data.nextDayAt);
  const late = now !== undefined && nextDayAt !== undefined ? now - nextDayAt - 1_000 : -1;
  const turn = late < 0 ? -1 : Math.floor(late / turnInterval);
  useEffect(() => {
    if (turn < 0) return;
    setSelected(undefined);
    void refetch();
  }, [turn, refetch]);

  const [sendSignIn, { isLoading: isSigning }] = useSignInMutation();
  const [sendMakeUp, { isLoading: isMakingUp }] = useSignInMakeupMutation();

  const today = current.data?.today;
  const select = (day: string) => {
    setSelected(day);
    if (thisMonth === undefined) return;
    const [year = 0, number = 1] = day.split('-').map(Number);
    const [thisYear = 0, thisNumber = 1] = thisMonth.split('-').map(Number);
    setOffset((year - thisYear) * 12 + number - thisNumber);
  };
  const fallback = offset === 0 ? today : month && `${month}-01`;
  return {
    current,
    shown,
    isLoading: shown === undefined || shown === blank,
    /** The month that is shown or loading. */
    month: month ?? thisMonth,
    monthError: month === undefined ? undefined : other.error,
    retryMonth: other.refetch,
    offset,
    showMonth: (next: number) => {
      setOffset(next);
      setSelected(undefined);
    },
    selected: selected ?? fallback,
    select,
    selectBy: (days: number) => {
      const from = selected ?? fallback;
      if (from !== undefined) select(addDays(from, days));
    },
    isClosed: closedCodes.includes(current.error && toErrorData(current.error).code),
    isSigning,
    isMakingUp,
    signIn: async () => {
      try {
        const { coins } = await sendSignIn({}).unwrap();
        toast.success(t('signDone', { coins: coinText(coins) }));
      } catch (error) {
        await showError(error);
      }
    },
    makeUp: async (day: string) => {
      try {
        await sendMakeUp({ day }).unwrap();
        toast.success(t('makeUpDone'));
      } catch (error) {
        await showError(error);
      }
    },
  };
};

export type Calendar = ReturnType<typeof useCalendar>;
