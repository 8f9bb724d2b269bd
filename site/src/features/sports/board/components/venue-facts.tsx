import { type SportsProvider, sportsProviders } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { useWalletBalancesQuery } from '@pavilion/sdk/react/money';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { useBalanceHiding } from '../../../../shared/money/balance-hiding';
import { useIsMember } from '../../../../shared/session/session-context';
import { type DetailKey, detailMessages } from '../../details/messages/detail-messages';
import { useVenueHealth } from '../hooks/use-venue-health';
import type { VenueState } from '../model/venue-health';
import { phone } from './board-layout';

const Facts = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  /* Beside the sports there is room for trouble only. */
  ${phone} {
    > i:not([data-state='slow'], [data-state='down']) { display: none; }
  }
`;

/** The shapes differ, too: a full dot, a half one, and a ring. */
const Dot = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  border: 2px solid ${token.color.inkFaint};
  border-radius: ${token.radius.full};
  &[data-state='good'] { border-color: ${token.color.success}; background: ${token.color.success}; }
  &[data-state='slow'] { border-color: ${token.color.warning}; background: linear-gradient(90deg, ${token.color.warning} 50%, transparent 0); }
  &[data-state='down'] { border-color: ${token.color.danger}; }
`;

/** Money in the venue's wallet. It arrives late and takes no place: the padding of the tab has room for it. */
const Coin = styled.i`
  position: absolute;
  inset-inline-start: calc(100% + ${token.space[1]});
  width: 6px;
  height: 6px;
  rotate: 45deg;
  background: ${token.color.value};
`;

const stateKeys = {
  good: 'venueGood',
  slow: 'venueSlow',
  down: 'venueDown',
} as const satisfies Readonly<Record<VenueState, DetailKey>>;

interface VenueFactsProps {
  readonly area: SportArea;
  readonly provider: SportsProvider;
}

/** State, running matches and wallet of a venue, beside its name. */
export const VenueFacts = ({ area, provider }: VenueFactsProps) => {
  const t = useMessages(detailMessages);
  const isMember = useIsMember();
  const { isHidden } = useBalanceHiding();
  const { state, live } = useVenueHealth(area, provider, isMember);
  const { data: balances } = useWalletBalancesQuery({}, { skip: !isMember });
  const wallet = balances?.venues.find(
    ({ venue }) => venue.code === sportsProviders[provider].venue,
  )?.balance;
  const hasMoney = wallet !== undefined && compareAmounts(wallet, '0') > 0;
  if (state === undefined && !hasMoney) return null;
  const facts = [
    ...(state ? [t(stateKeys[state])] : []),
    ...(live === undefined ? [] : [t('venueLive', { count: live })]),
    ...(hasMoney && !isHidden ? [t('venueWallet', { amount: formatAmount(wallet) })] : []),
  ];
  return (
    <Facts title={facts.join(' · ')}>
      <span className="pv-sr-only">{facts.join(' ')}</span>
      {state && <Dot aria-hidden="true" data-state={state} />}
      {hasMoney && <Coin aria-hidden="true" />}
    </Facts>
  );
};
