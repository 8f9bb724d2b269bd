import type { GameCategory } from '@pavilion/contract';
import { Button, Empty, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useTimeText } from '../../../shared/calendar/time-zone';
import { useIsDemo } from '../../../shared/member/use-is-demo';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useIsMember } from '../../../shared/session/session-context';
import { lobbyMessages } from '../messages/lobby-messages';
import { OtherGames } from './other-games';

interface ClosedVenueProps {
  readonly name: string;
  /** When the end of the maintenance is expected. */
  readonly until: string | null;
}

/** What a member needs to know about a closed venue, and when it is expected to open. */
const useClosedText = ({ until }: Pick<ClosedVenueProps, 'until'>) => {
  const t = useMessages(lobbyMessages);
  const timeText = useTimeText();
  return until === null ? t('venueClosedText') : t('venueClosedUntil', { time: timeText(until, 'minute') });
};

/** Leads to the transfer of the money in the wallet of the venue; demos have no transfers. */
const TransferOut = () => {
  const t = useMessages(lobbyMessages);
  const isDemo = useIsDemo();
  if (!useIsMember() || isDemo) return null;
  return (
    <Button as={Link} to={paths.mine.finance.transfer}>
      {t('transferOut')}
    </Button>
  );
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
  action,
}: ClosedVenueProps & { readonly category: GameCategory; readonly action: ReactNode }) => {
  const t = useMessages(lobbyMessages);
  return (
    <Page>
      <Empty
        picture={<SceneImage name="maintenance" />}
        title={t('venueClosedTitle', { venue: name })}
        description={useClosedText({ until })}
        action={[action, <TransferOut key="transfer" />]}
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
        <TransferOut />
        <Button onClick={onLeave}>{t('seeOtherGames')}</Button>
      </div>
    </Strip>
  );
};
