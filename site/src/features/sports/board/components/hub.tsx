import type { SportsProvider } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { BetIcon, Button, inScheme, Tabs, token, useMounted } from '@pavilion/ui';
import { type CSSProperties, Suspense } from 'react';
import { styled } from 'styled-components';
import { fade } from '../../../../shared/layout/fade';
import { Lazy } from '../../../../shared/lazy/lazy';
import { useMessages } from '../../../../shared/messages';
import { SceneImage } from '../../../../shared/scenes/scene-image';
import { sportsMessages } from '../../messages/sports-messages';
import { venueFacts } from '../deferred-parts';
import type { BoardActions } from '../hooks/use-board-state';
import { useVenueName } from '../hooks/use-venue-name';
import { providers } from '../model/address';
import { phone, visuallyHidden } from './board-layout';
import { Panel } from './board-theme';

const Row = styled(Panel)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  padding: ${token.space[1]};
  overflow: hidden;
  > * { position: relative; min-width: 0; }
  @media (max-width: 1023px) { display: contents; }
`;

const Venues = styled(Tabs<SportsProvider>)`
  grid-area: hub;
  ${phone} { [role='tab'] { padding-inline: ${token.space[3]}; } }
`;

/** Without “体育” a row has room for the venues and the sports. */
const Rest = styled.span`
  ${phone} { ${visuallyHidden} }
`;

/** The place of the state of a venue, which arrives late. On phones, where it has room for trouble only, it takes none before. */
const Facts = styled.span`
  display: inline-flex;
  min-width: 8px;
  ${phone} { &:not(:has([data-state='slow'], [data-state='down'])) { position: absolute; } }
`;

/** Not on phones, where the venues take the width. */
const Scene = styled.div`
  &&& { position: absolute; }
  inset: 0 0 0 auto;
  width: min(420px, 56%);
  mask-image: ${fade('0%', '70%')};
  /* The middle of the scene, as high as the bar needs. */
  > div { position: absolute; inset: 50% 0 auto; height: 118px; translate: 0 var(--middle); }
  /* By night the floodlights are at the top. */
  ${inScheme('dark')} > div { margin-top: 8px; }
  @media (max-width: 1023px) { display: none; }
`;

/** Where the slip is a sheet. */
const Opener = styled(Button)`
  grid-area: slip;
  min-height: 48px;
  ${phone} { width: 48px; padding: 0; }
  @media (min-width: 1024px) { display: none; }
`;

interface HubProps {
  readonly area: SportArea;
  readonly provider: SportsProvider;
  readonly change: BoardActions['change'];
  readonly onOpenSlip: () => void;
}

/** The venues, and on narrow screens the slip. Another venue keeps filters and match: events have the same ids everywhere. */
export const VenueTabs = ({ area, provider, change, onOpenSlip }: HubProps) => {
  const t = useMessages(sportsMessages);
  const nameOf = useVenueName(area);
  const isMounted = useMounted();
  return (
    <Row as="div">
      <Scene style={{ '--middle': area === 'sport' ? '-54%' : '-27%' } as CSSProperties}>
        <SceneImage name={area === 'sport' ? 'stadium' : 'summit'} isUnderText />
      </Scene>
      <Venues
        variant="segment"
        label={t(area === 'sport' ? 'venues' : 'esportsVenues')}
        value={provider}
        onValueChange={(next) => change({ provider: next })}
        items={providers.map((value) => {
          const [brand, ...rest] = nameOf(value).split(' ');
          return {
            value,
            label: (
              <span>
                {brand}
                <Rest> {rest.join(' ')}</Rest>
              </span>
            ),
            badge: (
              <Facts>
                {isMounted && (
                  <Suspense fallback={null}>
                    <Lazy component={venueFacts} props={{ area, provider: value }} />
                  </Suspense>
                )}
              </Facts>
            ),
          };
        })}
      />
      <Opener size="sm" variant="ghost" aria-haspopup="dialog" onClick={onOpenSlip}>
        <BetIcon size={18} />
        <Rest>{t('slip')}</Rest>
      </Opener>
    </Row>
  );
};
