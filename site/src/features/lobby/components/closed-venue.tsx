import type { GameCategory, PreInfo } from '@pavilion/contract';
import { Button, Empty, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { TransferOut, useHasTransfers } from '../../../shared/games/transfer-out';
import { useLocalText, useMessages } from '../../../shared/messages';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { lobbyMessages } from '../messages/lobby-messages';
import { OtherGames } from './other-games';
import { StageMiddle } from './stage-middle';

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
const ClosedVenue = ({
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

interface ClosedVenueStageProps {
  readonly closed: NonNullable<PreInfo['closedVenues']>[number];
  readonly category: GameCategory;
  /** Whether the page asks if the venue is still closed. */
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly onLeave: () => void;
}

/** The closed venue in the window of a game, with the ways out. */
export const ClosedVenueStage = ({
  closed,
  category,
  isChecking,
  onCheck,
  onLeave,
}: ClosedVenueStageProps) => {
  const t = useMessages(lobbyMessages);
  const text = useLocalText();
  return (
    <StageMiddle>
      <ClosedVenue
        name={text(closed.name)}
        until={closed.until}
        category={category}
        actions={[
          <Button key="leave" variant="primary" onClick={onLeave}>
            {t('leave')}
          </Button>,
          <Button key="check" loading={isChecking} onClick={onCheck}>
            {t('checkAgain')}
          </Button>,
        ]}
      />
    </StageMiddle>
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
