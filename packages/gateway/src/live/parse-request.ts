import {
  type KnownVersions,
  type LiveRequest,
  limits,
  liveIds,
  type RoomReportReason,
  type RoomRequest,
  roomIds,
  roomReportReasons,
  type SportsRequest,
  sportsIds,
  sportsProviders,
} from '@pavilion/contract';
import { textUnits } from '@pavilion/format';

/** Longest token or JWT that is accepted. */
const maxLength = 1_024;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxLength;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[!-~]{1,64}$/.test(value);
const isKey = (value: unknown): value is string => typeof value === 'string' && /^[!-~]{8,64}$/.test(value);
const isReason = (value: unknown): value is RoomReportReason => roomReportReasons.includes(value as never);
// guard: room-text-length
const isSpeech = (value: unknown): value is string => isText(value) && textUnits(value) <= limits.rooms.text;

/** Parses a message about live rooms. */
const parseRoomRequest = (fields: Readonly<Record<string, unknown>>): RoomRequest | undefined => {
  const { id, room, after, key, text, message, reason } = fields;
  if (!isId(room)) return undefined;
  switch (id) {
    case roomIds.join:
      if (after === undefined) return { id, room };
      return isId(after) ? { id, room, after } : undefined;
    case roomIds.leave:
      return { id, room };
    case roomIds.say:
      return isKey(key) && isSpeech(text) ? { id, room, key, text } : undefined;
    case roomIds.report:
      return isId(message) && isReason(reason) ? { id, room, message, reason } : undefined;
    default:
      return undefined;
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isVersions = (value: unknown, maxEntries: number): value is KnownVersions => {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  // guard: sports-feed-events
  if (entries.length > maxEntries) return false;
  return entries.every(
    ([id, version]) =>
      isId(id) && Array.isArray(version) && version.length === 2 && version.every((part) => isCount(part)),
  );
};

/** Parses a message about sports prices. */
const parseSportsRequest = ({
  provider,
  sub,
  seq,
  main,
  all,
}: Readonly<Record<string, unknown>>): SportsRequest | undefined => {
  const isKnown = typeof provider === 'string' && Object.hasOwn(sportsProviders, provider);
  if (!isKnown || !isCount(sub) || !(seq === undefined || isCount(seq))) return undefined;
  if (!isVersions(main, limits.sportsFeed.main) || !isVersions(all, limits.sportsFeed.all)) return undefined;
  return {
    id: sportsIds.follow,
    provider: provider as SportsRequest['provider'],
    sub,
    ...(seq !== undefined && { seq }),
    main,
    all,
  };
};

/** Parses a message of a client. Undefined if it is not a valid request. */
export const parseRequest = (text: string): LiveRequest | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const { id, token, body } = value as { id?: unknown; token?: unknown; body?: unknown };
  if (id === liveIds.heartbeat || id === liveIds.snapshot) return { id };
  if (id === sportsIds.follow) return parseSportsRequest(value);
  if (id !== liveIds.login) return parseRoomRequest(value);
  const { jwt } = (body ?? {}) as { jwt?: unknown };
  return isText(token) && isText(jwt) ? { id, token, body: { jwt } } : undefined;
};
