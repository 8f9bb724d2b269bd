import type { LocalText } from '@pavilion/contract';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes/paths';
import { useLocalText, useMessages } from '../../shared/messages';
import { useMediaQuery } from '../../shared/page/use-media-query';
import { allRooms, roomOf, withRoom } from '../../shared/rooms/room-address';
import { dockedFrom, RoomFrame } from './components/room-frame';
import { RoomList } from './components/room-list';
import { RoomView } from './components/room-view';
import { VisitorSocket } from './components/visitor-socket';
import { useRoomHistory } from './hooks/use-room-history';
import { roomsMessages } from './messages/rooms-messages';

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  outline: none;
`;

/** Pages where a room does not stay open: those of the login, and those that replace the site. */
const pagesWithoutRoom: readonly string[] = [
  ...Object.values(paths.user),
  ...Object.values(paths.other),
  paths.downloadOnPhone,
];

/**
 * The room of the address. Beside the page it also stays open on the next page: links do not have the parameter, which is
 * added again. Back and the button that closes it remove it.
 */
const useOpenRoom = (isDocked: boolean, isOverPrevious: boolean) => {
  const { key, pathname, search, hash, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const { close, isClosed } = useRoomHistory(isOverPrevious);
  const named = roomOf(search);
  const wanted = isClosed(key) ? undefined : named;
  const [open, setOpen] = useState(wanted);
  const stays = isDocked && !isBack && !state?.closesRoom && !pagesWithoutRoom.includes(pathname);
  const next = wanted ?? (stays ? open : undefined);
  if (next !== open) setOpen(next);

  const isOtherThanNamed = named !== next;
  const follow = useEffectEvent(() =>
    navigate(
      { pathname, search: withRoom(search, next), hash },
      { replace: true, state: next === undefined ? { ...state, closesRoom: true } : state },
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry may need another address
  useEffect(() => {
    if (isOtherThanNamed) follow();
  }, [isOtherThanNamed, key]);
  return { room: next, close };
};

interface LiveRoomsProps {
  /** Whether the first room was opened from the page below it, which then is the entry before in the history. */
  readonly isOverPrevious: boolean;
}

/** The live room of `?room=` over any page, or the list of rooms; nothing without the parameter (LIV-3). */
export const LiveRooms = ({ isOverPrevious }: LiveRoomsProps) => {
  const t = useMessages(roomsMessages);
  const text = useLocalText();
  const isDocked = useMediaQuery(`(min-width: ${dockedFrom}px)`);
  const { room, close } = useOpenRoom(isDocked, isOverPrevious);
  const content = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState({ room, text: '' });
  const [title, setTitle] = useState<{ readonly room: string; readonly text: LocalText }>();

  // The link that was followed in the list is gone, and with it the focus.
  const shown = useRef(room);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = room;
    if (before !== room && before !== undefined && room !== undefined)
      content.current?.focus({ preventScroll: true });
  }, [room]);
  const handleTitle = useCallback(
    (next: LocalText) => room !== undefined && setTitle({ room, text: next }),
    [room],
  );

  if (room === undefined) return null;
  return (
    <RoomFrame
      isDocked={isDocked}
      title={title?.room === room ? text(title.text) : t('list')}
      isWide={room === allRooms}
      onClose={close}
    >
      <Content ref={content} tabIndex={-1}>
        {room === allRooms ? (
          <RoomList />
        ) : (
          <>
            <VisitorSocket />
            <RoomView
              key={room}
              id={room}
              draft={draft.room === room ? draft.text : ''}
              onDraft={(next) => setDraft({ room, text: next })}
              onTitle={handleTitle}
            />
          </>
        )}
      </Content>
    </RoomFrame>
  );
};
