import type { SportRefusal } from '@pavilion/contract';
import { maxLegs, type SlipRefusal, type SuspensionReason } from '@pavilion/contract/sports';
import { formatAmount, formatMinor } from '@pavilion/format';
import { useCallback } from 'react';
import { useMessages } from '../messages';
import { ticketPrice } from './leg-text';
import { type RefusalLabel, refusalMessages } from './tickets/ticket-messages';

/** The names of suspensions. */
const suspensionNames: Readonly<Record<SuspensionReason, RefusalLabel>> = {
  'kick-off': 'reason-kick-off',
  danger: 'reason-danger',
  penalty: 'reason-penalty',
  goal: 'reason-goal',
  'video-review': 'reason-video-review',
  'red-card': 'reason-red-card',
  'period-end': 'reason-period-end',
  interrupted: 'reason-interrupted',
  operator: 'reason-operator',
};

/** A refusal of the contract's checks or of the gateway. */
export type ShownRefusal = Pick<SlipRefusal, 'reason' | 'suspension' | 'prices' | 'nearest'> & {
  /** Minor units from the checks, text from the gateway. */
  readonly limit?: bigint | string;
};

const plain = {
  'signed-out': 'signedOut',
  'venue-closed': 'venueClosed',
  'book-halted': 'halted',
  excluded: 'excluded',
  'time-out': 'timeOut',
  empty: 'empty',
  'too-many-bets': 'tooManyBets',
  'leg-ended': 'legEnded',
  'leg-void': 'legVoid',
  'leg-stale': 'legStale',
  'mixed-venues': 'mixedVenues',
  'same-event': 'sameEvent',
  'same-competition': 'sameCompetition',
  'not-parlayable': 'notParlayable',
  'event-happened': 'eventHappened',
  'stake-missing': 'stakeMissing',
  balance: 'balanceTooLow',
  'own-limit': 'ownLimit',
  'looks-repeated': 'looksRepeated',
} as const satisfies Partial<Record<ShownRefusal['reason'], RefusalLabel>>;

const limited = {
  'stake-too-low': 'stakeTooLow',
  'stake-too-high': 'stakeTooHigh',
  'payout-too-high': 'payoutTooHigh',
  'market-limit': 'marketLimit',
  'event-limit': 'eventLimit',
} as const;

/** The limit of a refusal as a decimal amount. */
export const limitOf = ({ limit }: Pick<ShownRefusal, 'limit'>): string =>
  typeof limit === 'bigint' ? formatMinor(limit) : (limit ?? '0.00');

/** The text of a refusal, with its limits and prices. */
export const useRefusalText = (): ((refusal: ShownRefusal, mode?: 'parlay' | 'system') => string) => {
  const t = useMessages(refusalMessages);
  return useCallback(
    (refusal, mode = 'parlay') => {
      const { reason, prices, suspension, nearest, limit } = refusal;
      switch (reason) {
        case 'too-few':
          return t(mode === 'parlay' ? 'tooFewParlay' : 'tooFewSystem');
        case 'too-many':
          return t('tooMany', { max: maxLegs });
        case 'leg-closed':
          return t(nearest ? 'lineClosed' : 'legClosed');
        case 'leg-suspended':
          return t('legSuspended', {
            reason: t(suspension ? suspensionNames[suspension] : 'reason-unknown'),
          });
        case 'below-parlay-min':
          return t('belowParlayMin', { limit: String(limit ?? 2) });
        case 'price-worse':
          return prices
            ? t('priceWorse', { asked: ticketPrice(prices.asked), now: ticketPrice(prices.now) })
            : t('eventHappened');
        case 'stake-too-low':
        case 'stake-too-high':
        case 'payout-too-high':
        case 'market-limit':
        case 'event-limit':
          return t(limited[reason], { amount: formatAmount(limitOf(refusal)) });
        default:
          return t(plain[reason]);
      }
    },
    [t],
  );
};

/** The name of a suspension. */
export const useSuspensionText = (): ((reason: SuspensionReason) => string) => {
  const t = useMessages(refusalMessages);
  return useCallback((reason) => t(suspensionNames[reason]), [t]);
};

const past: Readonly<Partial<Record<SportRefusal['reason'], RefusalLabel>>> = {
  'leg-ended': 'pastEnded',
  'leg-closed': 'pastClosed',
  'leg-void': 'pastClosed',
  'leg-suspended': 'pastSuspended',
  'leg-stale': 'pastSuspended',
  'event-happened': 'pastHappened',
  'price-worse': 'pastWorse',
  'too-late': 'pastTooLate',
};

/** Why the venue refused a bet that it had taken, with the prices then and now. */
export const usePastRefusalText = (): ((refusal: SportRefusal) => string) => {
  const t = useMessages(refusalMessages);
  return useCallback(
    ({ reason, prices }) => {
      const text = t(past[reason] ?? 'pastOther');
      if (!prices || prices.asked === prices.now) return text;
      const then = t('pastPrices', { asked: ticketPrice(prices.asked), now: ticketPrice(prices.now) });
      return t('pastWithPrices', { text, then });
    },
    [t],
  );
};
