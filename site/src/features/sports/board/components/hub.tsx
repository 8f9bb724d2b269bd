import type { SportsProvider } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { Tabs } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { type SportsKey, sportsMessages } from '../../messages/sports-messages';
import type { BoardActions } from '../hooks/use-board-state';
import { providers } from '../model/address';

const Row = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  > * { min-width: 0; }
`;

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

/** The venues. Another one keeps filters and match: events have the same ids everywhere. */
export const VenueTabs = ({ area, provider, change }: HubProps) => {
  const t = useMessages(sportsMessages);
  const nameOf = useVenueName(area);
  return (
    <Row>
      <Tabs
        variant="segment"
        label={t(area === 'sport' ? 'venues' : 'esportsVenues')}
        value={provider}
        onValueChange={(next) => change({ provider: next })}
        items={providers.map((value) => ({ value, label: nameOf(value) }))}
      />
    </Row>
  );
};
