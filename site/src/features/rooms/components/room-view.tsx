import { errorCodes, type LiveRefusal, type LocalText, type RoomMessage } from '@pavilion/contract';
import { useLiveState } from '@pavilion/sdk/react/live';
import { type LiveRoom, type LiveRoomState, useLiveRoom } from '@pavilion/sdk/react/rooms';
import { Badge, Button, Empty, ErrorFallback, EyeIcon, Skeleton, Spinner, token } from '@pavilion/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useErrorText } from '../../../shared/errors/use-error-text';
import { useIsDemo } from '../../../shared/member/use-is-demo';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { Link, useReturnTo } from '../../../shared/navigation/link';
import { allRooms, useRoomHref } from '../../../shared/rooms/room-address';
import { SceneImage } from '../../../shared/scenes/scene-image';
import { useClient, useIsMember } from '../../../shared/session/session-context';
import { type Announce, useAnnouncer } from '../hooks/use-announcer';
import { roomsMessages } from '../messages/rooms-messages';
import { countText } from '../model/count-text';
import { passesVideoLimit } from '../model/video-limit';
import { MessageList } from './message-list';
import { ReportDialog } from './report-dialog';
import { Composer, Silent } from './speech';
import { Stage } from './stage';
import { VideoStage } from './video-stage';

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  /* On a low screen, such as a phone with its keyboard, everything scrolls together. */
  overflow-y: auto;
`;

const Info = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 40px;
  padding-inline: ${token.space[4]};
  border-bottom: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > span:first-child { display: inline-flex; flex: none; align-items: center; gap: ${token.space[1]}; }
  > * { flex: none; }
  > :nth-child(2) { flex: 0 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; }
  > :last-child { margin-inline-start: auto; }
`;

const BackLink = styled(Link)`
  color: ${token.color.accentText};
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

const Strip = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 36px;
  padding-inline: ${token.space[4]};
  background: ${token.color.warningSoft};
  color: ${token.color.warning};
  font-size: ${token.text.sm};
`;

const Place = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  min-height: 0;
  padding: ${token.space[4]};
  overflow-y: auto;
`;

const Bones = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  padding: ${token.space[4]};
`;

/** The connection in words; undefined while it works. */
const useConnectionText = (isJoined: boolean): string | undefined => {
  const t = useMessages(roomsMessages);
  const { phase } = useLiveState(useClient());
  if (isJoined) return undefined;
  if (phase === 'paused') return t('paused');
  return t(phase === 'waiting' ? 'reconnecting' : 'connecting');
};

/** Announces that the connection was lost, and that it is back. */
const useConnectionAnnouncements = (text: string | undefined, isJoined: boolean, announce: Announce) => {
  const t = useMessages(roomsMessages);
  const [hasJoined, setHasJoined] = useState(isJoined);
  if (isJoined && !hasJoined) setHasJoined(true);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!hasJoined || before.current === text) return;
    announce('connection', text ?? t('reconnected'));
    before.current = text;
  }, [hasJoined, text, announce, t]);
};

/** The wait before the next attempt after refusals that end by themselves, ms. */
const retryDelays: Readonly<Record<number, number>> = {
  [errorCodes.liveMaintenance]: 15_000,
  [errorCodes.timedOut]: 60_000,
};

/** Why the room cannot be joined; it stays while another attempt is made. */
const useRefusal = (room: LiveRoom, { phase, refusal }: LiveRoomState) => {
  const [shown, setShown] = useState(refusal);
  if (refusal && refusal !== shown) setShown(refusal);
  if (phase === 'joined' && shown) setShown(null);
  const retry = useCallback(() => {
    room.leave();
    room.join();
  }, [room]);
  useEffect(() => {
    const delay = refusal ? retryDelays[refusal.code] : undefined;
    if (delay === undefined) return;
    const timer = setTimeout(retry, delay);
    return () => clearTimeout(timer);
  }, [refusal, retry]);
  return { refusal: phase === 'joined' ? null : shown, retry };
};

/** A room that cannot be shown, with what can be done instead. */
const Refused = ({ refusal, onRetry }: { readonly refusal: LiveRefusal; readonly onRetry: () => void }) => {
  const t = useMessages(roomsMessages);
  const errorText = useErrorText();
  const hrefOf = useRoomHref();
  const others = (
    <Button as={Link} to={hrefOf(allRooms)} replace>
      {t('otherRooms')}
    </Button>
  );
  const box = (
    scene: 'maintenance' | 'notFound',
    title: string,
    description: string,
    action: ReactNode = others,
  ) => (
    <Place>
      <Empty picture={<SceneImage name={scene} />} title={title} description={description} action={action} />
    </Place>
  );
  switch (refusal.code) {
    case errorCodes.liveMaintenance:
      return box('maintenance', t('maintenance'), t('maintenanceText'));
    case errorCodes.notFound:
      return box('notFound', t('notFound'), t('notFoundText'));
    case errorCodes.selfExcluded:
    case errorCodes.timedOut:
      return box(
        'notFound',
        t('excluded'),
        t('excludedText'),
        <Button as={Link} to={paths.mine.protection}>
          {t('toProtection')}
        </Button>,
      );
    default:
      return (
        <Place>
          <ErrorFallback
            picture={<SceneImage name="network" />}
            title={t('failed')}
            message={errorText({ kind: 'business', ...refusal })}
            onRetry={onRetry}
            action={others}
          />
        </Place>
      );
  }
};

interface RoomViewProps {
  readonly id: string;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onTitle: (title: LocalText) => void;
}

/** A live room: its match, the chat, and whether the visitor may speak. */
export const RoomView = ({ id, draft, onDraft, onTitle }: RoomViewProps) => {
  const t = useMessages(roomsMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const client = useClient();
  const hrefOf = useRoomHref();
  const isMember = useIsMember();
  const isDemo = useIsDemo();
  const { room, state } = useLiveRoom(client, id);
  const { refusal, retry } = useRefusal(room, state);
  const { text: announcement, announce } = useAnnouncer();
  const [own, setOwn] = useState<string>();
  const [reported, setReported] = useState<RoomMessage>();
  const [deadStream, setDeadStream] = useState<string>();
  const returnToList = useReturnTo('rooms');
  const isJoined = state.phase === 'joined';
  const connection = useConnectionText(isJoined);
  useConnectionAnnouncements(connection, isJoined, announce);
  const title = state.room?.title;
  useEffect(() => {
    if (title) onTitle(title);
  }, [title, onTitle]);

  if (refusal) return <Refused refusal={refusal} onRetry={retry} />;
  if (!state.room || !state.rules || !state.you)
    return (
      <Root aria-busy="true">
        <Strip role="status">
          <Spinner size={16} />
          {t('joining')} {connection}
        </Strip>
        <Bones>
          <Skeleton shape="block" height={200} />
          <Skeleton lines={6} />
        </Bones>
      </Root>
    );
  const { host, viewers, match, stream } = state.room;
  if (state.room.state === 'maintenance')
    return <Refused refusal={{ code: errorCodes.liveMaintenance, message: '' }} onRetry={retry} />;
  const isEnded = state.room.state === 'ended';
  const video = isEnded || stream.kind !== 'hls' ? null : stream.url;
  const isDead = video !== null && video === deadStream;
  const hasVideo = video !== null && !isDead && passesVideoLimit(state.rules);

  const speech = () => {
    if (isEnded) return null;
    if (!state.you?.maySpeak) return <Silent rules={state.rules!} you={state.you!} />;
    return (
      <Composer
        slow={state.rules!.slow}
        isConnected={isJoined}
        say={room.say}
        draft={draft}
        onDraft={onDraft}
        onSaid={({ author }) => setOwn(author)}
      />
    );
  };

  return (
    <Root>
      <Info>
        <span>
          <EyeIcon size={14} /> {t('viewers', { count: countText(viewers, locale) })}
        </span>
        <span>{t('host', { name: text(host) })}</span>
        {match?.status === 'live' && !isEnded && (
          <Badge tone="accent" dot>
            {t('stateLive')}
          </Badge>
        )}
        <BackLink
          to={hrefOf(allRooms)}
          replace
          onClick={(event) => {
            if (!returnToList) return;
            event.preventDefault();
            returnToList();
          }}
        >
          {t('backToList')}
        </BackLink>
      </Info>
      {connection !== undefined && (
        <Strip>
          <Spinner size={16} />
          {connection}
        </Strip>
      )}
      {isEnded && <Strip>{t('ended')}</Strip>}
      {hasVideo && <VideoStage key={video} url={video} onDead={() => setDeadStream(video)} />}
      {isDead && (
        <Strip role="status">
          {t(match ? 'videoDead' : 'videoDeadAlone')}
          <Button size="sm" variant="text" onClick={() => setDeadStream(undefined)}>
            {t('videoAgain')}
          </Button>
        </Strip>
      )}
      {match && (
        <Stage key={`${match.event} ${hasVideo}`} match={match} isFolded={hasVideo} announce={announce} />
      )}
      <MessageList
        room={id}
        messages={state.messages}
        hasEarlier={state.hasEarlier}
        own={own}
        canReport={isMember && !isDemo}
        onReport={setReported}
        announce={announce}
      />
      {speech()}
      {reported && (
        <ReportDialog message={reported} report={room.report} onClose={() => setReported(undefined)} />
      )}
      <p className="pv-sr-only" aria-live="polite">
        {announcement}
      </p>
    </Root>
  );
};
