import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../routes/paths';

/** The query parameter with the id of the live room that is open over the page (LIV-3). */
export const roomParam = 'room';

/** The value of the parameter for the list of rooms. */
export const allRooms = 'all';

const idPattern = /^[\w.-]{1,64}$/;

/** The room of a query, or `allRooms`; undefined without one. */
export const roomOf = (search: string | URLSearchParams): string | undefined => {
  const room = new URLSearchParams(search).get(roomParam);
  return room !== null && idPattern.test(room) ? room : undefined;
};

/** A query with another room, or without one. */
export const withRoom = (search: string, room: string | undefined): string => {
  const params = new URLSearchParams(search);
  if (room === undefined) params.delete(roomParam);
  else params.set(roomParam, room);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
};

/** The list of rooms over Home. */
export const roomListAddress = `${paths.home}${withRoom('', allRooms)}`;

/** The address of the current page with a room, or `allRooms`, open over it. */
export const useRoomHref = (): ((room: string) => string) => {
  const { pathname, search } = useLocation();
  return useCallback((room) => pathname + withRoom(search, room), [pathname, search]);
};
