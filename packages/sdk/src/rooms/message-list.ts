import type { RoomMessage } from '@pavilion/contract';

/** Messages of a room in memory; older ones are in `roomMessages`. */
export const shownMessages = 500;

/** The messages with others added, each once and in the order of their ids. */
export const mergeMessages = (
  messages: readonly RoomMessage[],
  others: readonly RoomMessage[],
): readonly RoomMessage[] => {
  const newest = messages.at(-1)?.id;
  const isSorted = others.every(({ id }, at) => id > (others[at - 1]?.id ?? newest ?? ''));
  if (isSorted) return others.length === 0 ? messages : [...messages, ...others];
  const byId = new Map([...messages, ...others].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
};
