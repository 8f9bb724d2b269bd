import type { SignInInfo } from '@pavilion/contract';
import { addAmounts } from '@pavilion/format';
import { useSignInInfoQuery, useVipInfoQuery } from '@pavilion/sdk/react/money';
import { useMounted } from '@pavilion/ui';
import { paths } from '../../routes/paths';
import { useBrand } from '../brand/brand-context';
import { offersAddress } from '../brand/offers';
import { useWaitingGifts } from '../dividends/use-waiting-gifts';
import { useIsDemo } from '../member/use-is-demo';
import { useProtection } from '../protection/use-protection';
import { useIsMember } from '../session/session-context';

/** Bonuses that the member can claim. */
export interface WaitingBonuses {
  readonly count: number;
  readonly amount: string;
}

/**
 * What waits for the member; undefined while loading, for visitors, demos and closed accounts, which get no offers (PRO-2), and
 * on the server, which need not wait for it.
 */
export interface Rewards {
  /** Whether some of the following may still come. */
  readonly isLoading: boolean;
  readonly bonuses: WaitingBonuses | undefined;
  readonly haveBonusesFailed: boolean;
  /** Only after a failure. */
  readonly retryBonuses: () => void;
  /** Gifts of the VIP level, which are claimed on its page; also undefined where the brand has no VIP, or when they failed. */
  readonly vipGifts: WaitingBonuses | undefined;
  /** Also undefined where the brand has no calendar. */
  readonly signIn: NonNullable<SignInInfo['own']> | undefined;
  readonly hasSignInFailed: boolean;
  /** Only after a failure. */
  readonly retrySignIn: () => void;
  /** Whether the brand has a calendar, where members sign in each day. */
  readonly hasCalendar: boolean;
}

const sumOf = (bonuses: readonly { readonly amount: string }[]): WaitingBonuses => ({
  count: bonuses.length,
  amount: bonuses.reduce((sum, { amount }) => addAmounts(sum, amount), '0.00'),
});

/** Bonuses and VIP gifts to claim, and today's sign-in (APP-8, ACT-3, VIP-2). */
export const useRewards = (): Rewards => {
  const isMember = useIsMember();
  const isDemo = useIsDemo();
  const isMounted = useMounted();
  const isClosed = Boolean(useProtection().protection?.closure);
  const isReady = isMember && !isDemo && isMounted && !isClosed;
  const brand = useBrand();
  const hasCalendar = offersAddress(brand, paths.activity.calendar);
  const { query: gifts, totals, hasFailed: haveBonusesFailed } = useWaitingGifts();
  const vip = useVipInfoQuery({}, { skip: !isReady || !offersAddress(brand, paths.mine.vip) });
  const signIns = useSignInInfoQuery({}, { skip: !isReady || !hasCalendar });
  return {
    isLoading:
      isMember &&
      !isDemo &&
      !isClosed &&
      (!isMounted || (!totals && !haveBonusesFailed) || vip.isLoading || signIns.isLoading),
    bonuses: totals,
    haveBonusesFailed,
    retryBonuses: () => void gifts.refetch(),
    vipGifts:
      isReady && vip.data ? sumOf(vip.data.gifts.filter(({ state }) => state === 'waiting')) : undefined,
    signIn: (isReady && signIns.data?.own) || undefined,
    hasSignInFailed: signIns.isError && !signIns.data,
    retrySignIn: () => void signIns.refetch(),
    hasCalendar: Boolean(hasCalendar),
  };
};
