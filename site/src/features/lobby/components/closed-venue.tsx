import type { GameCategory } from '@pavilion/contract';
import { Button, Empty, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { TransferOut, useHasTransfers } from '../../../shared/games/transfer-out';
import { useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { lobbyMessages } from '../messages/lobby-messages';
import { OtherGames } from './other-games';

interface ClosedVenueProps {
  readonly name: string;
  /** When the end of the maintenance is expected. */
  readonly until: string | null;
}

/** What the player needs to know about a closed venue, and when it is expected to open. */
const useClosedText = ({ until }: Pick<ClosedVenueProps, 'until'>) => {
  const t = useMessages(lobbyMessages);
  const timeText = useTimeText();
  const hasTransfers = useHasTransfers();
  if (until === null) return t(hasTransfers ? 'venueClosedText' : 'venueClosedVisitor');
  return t(hasTransfers ? 'venueClosedUntil' : 'venueClosedUntilVisitor', {
    time: timeText(until, 'minute'),
  });
};

const Page = styled.div`
  width: min(100%, 1080px);
  align-self: start;
`;

/** In place of a game whose venue is under maintenance: why, until when, and games of other venues (MNT-1). */
export const ClosedVenue = ({
  name,
  until,
  category,
  actions,
}: ClosedVenueProps & { readonly category: GameCategory; readonly actions: readonly ReactNode[] }) => {
  const t = useMessages(lobbyMessages);
  return (
    <Page>
      <Empty
        picture={<SceneImage name="maintenance" />}
        title={t('venueClosedTitle', { venue: name })}
        description={useClosedText({ until })}
        action={[...actions, <TransferOut key="transfer" label={t('transferOut')} />]}
      />
      <OtherGames category={category} columns={6} />
    </Page>
  );
};

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[4]};
  align-items: center;
  padding: ${token.space[2]} ${token.space[4]};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surface};
  font-size: ${token.text.sm};
  > p { flex: 1 1 260px; }
  > div { display: flex; gap: ${token.space[2]}; }
`;

/** Above a game that was open when the maintenance of its venue began: what runs in it can still be seen. */
export const ClosedVenueStrip = ({
  name,
  until,
  onLeave,
}: ClosedVenueProps & { readonly onLeave: () => void }) => {
  const t = useMessages(lobbyMessages);
  const text = useClosedText({ until });
  return (
    <Strip role="status">
      <p>
        <strong>{t('venueClosedTitle', { venue: name })}</strong> {text}
      </p>
      <div>
        <TransferOut label={t('transferOut')} />
        <Button onClick={onLeave}>{t('seeOtherGames')}</Button>
      </div>
    </Strip>
  );
};
