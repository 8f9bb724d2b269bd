import type { SportsProvider } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { Tabs, token, useMounted } from '@pavilion/ui';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Lazy } from '../../../../shared/lazy/lazy';
import { useMessages } from '../../../../shared/messages';
import { Link } from '../../../../shared/navigation/link';
import { embeddedPaths } from '../../../../shared/sports/embedded-pages';
import { sportsMessages } from '../../messages/sports-messages';
import { venueFacts } from '../deferred-parts';
import type { BoardActions } from '../hooks/use-board-state';
import { useVenueName } from '../hooks/use-venue-name';
import { providers } from '../model/address';

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

interface HubProps {
  readonly area: SportArea;
  readonly provider: SportsProvider;
  readonly change: BoardActions['change'];
}

/** The venues, and a link to the chosen one's own page. Another one keeps filters and match: events have the same ids everywhere. */
export const VenueTabs = ({ area, provider, change }: HubProps) => {
  const t = useMessages(sportsMessages);
  const nameOf = useVenueName(area);
  const isMounted = useMounted();
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
          badge: isMounted ? (
            <Suspense fallback={null}>
              <Lazy component={venueFacts} props={{ area, provider: value }} />
            </Suspense>
          ) : undefined,
        }))}
      />
      <VenueLink to={embeddedPaths[area][provider]}>{t('venuePage')}</VenueLink>
    </Row>
  );
};
