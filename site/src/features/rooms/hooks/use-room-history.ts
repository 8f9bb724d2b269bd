import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { entryName } from '../../../shared/navigation/entry-name';
import { roomOf, withRoom } from '../../../shared/rooms/room-address';

/** An entry of the history with a room or the list of rooms. */
interface RoomEntry {
  /** How many entries before it the page is without a room; undefined if that is unknown or another page. */
  readonly steps: number | undefined;
  /** Its address without the room. */
  readonly page: string;
}

/**
 * Closes the room by going back to the page before it, so that Back does not open the room or the list again. If there is no such
 * page, as after another page was opened beside the room, the room is removed from the address, and the entries before it count as
 * closed: Back leads through them without a room (LIV-3).
 *
 * @param isOverPrevious whether the first room was opened from the page below it, before this hook was rendered
 */
export const useRoomHistory = (isOverPrevious: boolean) => {
  const { key, pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const page = pathname + withRoom(search, undefined) + hash;
  const isOpen = roomOf(search) !== undefined;
  const entries = useRef(new Map<string, RoomEntry>());
  const closed = useRef(new Set<string>());
  const last = useRef<{
    readonly key: string;
    readonly name: string;
    readonly page: string;
    readonly isOpen: boolean;
  }>(undefined);
  /** The entry from which it goes back: a second press must not go back twice. */
  const leaving = useRef<string>(undefined);

  useLayoutEffect(() => {
    const before = last.current;
    if (before?.key === key && before.page === page && before.isOpen === isOpen) return;
    const name = entryName(key);
    last.current = { key, name, page, isOpen };
    leaving.current = undefined;
    if (!isOpen || (type === 'POP' && entries.current.has(name))) return;
    const stepsOf = () => {
      if (type === 'POP') return;
      const isPush = type === 'PUSH';
      if (!before) return isPush && isOverPrevious ? 1 : undefined;
      if (before.page !== page) return;
      if (!before.isOpen) return isPush ? 1 : undefined;
      const steps = entries.current.get(before.name)?.steps;
      return steps === undefined ? undefined : steps + Number(isPush);
    };
    entries.current.set(name, { steps: stepsOf(), page });
  }, [key, page, isOpen, type, isOverPrevious]);

  return {
    isClosed: (entry: string) => closed.current.has(entryName(entry)),
    close: () => {
      if (leaving.current === key) return;
      const entry = entries.current.get(entryName(key));
      if (entry?.steps !== undefined && entry.page === page) {
        leaving.current = key;
        navigate(-entry.steps);
        return;
      }
      for (const name of entries.current.keys()) closed.current.add(name);
      navigate(
        { pathname, search: withRoom(search, undefined), hash },
        { replace: true, state: { ...state, closesRoom: true } },
      );
    },
  };
};
