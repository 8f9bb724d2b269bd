import { type SportsProvider, sportsProviders } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { compareAmounts, formatAmount } from '@pavilion/format';
import { useWalletBalancesQuery } from '@pavilion/sdk/react/money';
import { Tabs, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { useIsMember } from '../../../../shared/session/session-context';
import { embeddedPaths } from '../../../../shared/sports/embedded-pages';
import { type SportsKey, sportsMessages } from '../../messages/sports-messages';
import type { BoardActions } from '../hooks/use-board-state';
import { useVenueHealth, type VenueHealth } from '../hooks/use-venue-health';
import { providers } from '../model/address';
import type { VenueState } from '../model/venue-health';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
  min-width: 0;
  > * { min-width: 0; }
`;

const VenueLink = styled(Link)`
  padding: ${token.space[1]} ${token.space[2]};
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  white-space: nowrap;
  &:hover { color: ${token.color.accentText}; text-decoration: underline; text-underline-offset: 3px; }
`;

const Facts = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  margin-inline-start: ${token.space[2]};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  > b { color: var(--sb-live); font-weight: ${token.weight.medium}; }
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

/** Money in the venue's wallet. */
const Coin = styled.i`
  flex: none;
  width: 6px;
  height: 6px;
  rotate: 45deg;
  background: ${token.color.value};
`;

const stateKeys = {
  good: 'venueGood',
  slow: 'venueSlow',
  down: 'venueDown',
} as const satisfies Readonly<Record<VenueState, SportsKey>>;

/** State, running matches and wallet of a venue, beside its name. */
const VenueFacts = ({
  health,
  wallet,
}: {
  readonly health: VenueHealth;
  readonly wallet: string | undefined;
}) => {
  const t = useMessages(sportsMessages);
  const { state, live } = health;
  const hasMoney = wallet !== undefined && compareAmounts(wallet, '0') > 0;
  if (state === undefined && !hasMoney) return null;
  const facts = [
    ...(state ? [t(stateKeys[state])] : []),
    ...(live === undefined ? [] : [t('venueLive', { count: live })]),
    ...(hasMoney ? [t('venueWallet', { amount: formatAmount(wallet) })] : []),
  ];
  return (
    <Facts title={facts.join(' · ')}>
      <span className="pv-sr-only">{facts.join(' ')}</span>
      {state && <Dot aria-hidden="true" data-state={state} />}
      {live !== undefined && state !== 'down' && <b aria-hidden="true">{live}</b>}
      {hasMoney && <Coin aria-hidden="true" />}
    </Facts>
  );
};

/** The venue names of each board. The esports venues are brands of the same providers. */
const names: Readonly<Record<SportArea, Readonly<Record<SportsProvider, SportsKey>>>> = {
  sport: { IMTY: 'venueIM', OBTY: 'venueOB', FBTY: 'venueFB' },
  gaming: { IMTY: 'esportsIM', OBTY: 'esportsYB', FBTY: 'esportsLH' },
};

/** The name of a venue on a board. */
export const useVenueName = (area: SportArea): ((provider: SportsProvider) => string) => {
  const t = useMessages(sportsMessages) as (key: SportsKey) => string;
  return (provider) => t(names[area][provider]);
};

interface HubProps {
  readonly area: SportArea;
  readonly provider: SportsProvider;
  readonly change: BoardActions['change'];
}

/** The venues, and a link to the chosen one's own page. Another one keeps filters and match: events have the same ids everywhere. */
export const VenueTabs = ({ area, provider, change }: HubProps) => {
  const t = useMessages(sportsMessages);
  const nameOf = useVenueName(area);
  const isMember = useIsMember();
  const health = useVenueHealth(area, isMember);
  const { data: balances } = useWalletBalancesQuery({}, { skip: !isMember });
  const walletOf = (each: SportsProvider) =>
    balances?.venues.find(({ venue }) => venue.code === sportsProviders[each].venue)?.balance;
  return (
    <Row>
      <Tabs
        variant="segment"
        label={t(area === 'sport' ? 'venues' : 'esportsVenues')}
        value={provider}
        onValueChange={(next) => change({ provider: next })}
        items={providers.map((value) => ({
          value,
          label: nameOf(value),
          badge: <VenueFacts health={health[value]} wallet={walletOf(value)} />,
        }))}
      />
      <VenueLink to={embeddedPaths[area][provider]}>{t('venuePage')}</VenueLink>
    </Row>
  );
};
