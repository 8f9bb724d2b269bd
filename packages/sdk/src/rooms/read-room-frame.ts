import {
  type JoinedRoom,
  type LiveDelta,
  type RoomDelta,
  type RoomDeltaId,
  type RoomDeltas,
  type RoomMatch,
  type RoomMessage,
  type RoomResponse,
  type RoomRules,
  type RoomTick,
  type RoomYou,
  roomIds,
  roomStates,
} from '@pavilion/contract';
import { isObject } from '../json/objects';

/** A frame about rooms from the gateway. */
export type RoomFrame = RoomResponse | RoomDelta | Extract<LiveDelta, { id: typeof roomIds.you }>;

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isNumber: Check = (value) => typeof value === 'number';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const record =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
/** A check of each field of a type: a new field of the contract does not compile without one. */
type Checks<T> = { readonly [Field in keyof T]-?: Check };

const isLocalText = record({ 'zh-CN': isText, en: isText });
const isRefusal = record({ code: isNumber, message: isText });
const message: Checks<RoomMessage> = {
  id: isText,
  author: isText,
  who: isText,
  vip: isCount,
  isAutomatic: isFlag,
  text: isText,
  at: isText,
};
const isMessage = record(message);
const rules: Checks<RoomRules> = { speechStatus: isCount, vipMin: isCount, vipMax: isCount, slow: isCount };
const you: Checks<RoomYou> = { maySpeak: isFlag, refusal: orNull(isRefusal), mutedUntil: orNull(isText) };
const tick: Checks<RoomTick> = {
  event: isText,
  status: isText,
  clock: record({ at: isNumber, phase: isText }),
  scores: isObject,
  incidents: listOf(record({ kind: isText, at: isNumber })),
  statistics: isObject,
};
const isSide = record({ name: isLocalText, short: isLocalText, colours: listOf(isText) });
const match: Checks<RoomMatch> = {
  ...tick,
  sport: isText,
  competition: record({ name: isLocalText }),
  home: isSide,
  away: isSide,
  startsAt: isCount,
};
const state: Checks<RoomDeltas[typeof roomIds.state]> = {
  state: (value: unknown) => roomStates.includes(value as never),
  stream: record({ kind: isText, url: orNull(isText) }),
  match: orNull(record(match)),
};

/** Checks of the data of pushed frames and of responses, by frame id. */
const deltas: Readonly<Record<RoomDeltaId | typeof roomIds.you, Check>> = {
  [roomIds.batch]: record({ items: listOf(isMessage) }),
  [roomIds.removed]: record({ ids: listOf(isText) }),
  [roomIds.viewers]: record({ viewers: isCount }),
  [roomIds.rules]: record(rules),
  [roomIds.state]: record(state),
  [roomIds.you]: record({ room: isText, ...you }),
  [roomIds.tick]: record(tick),
};
const joined: Checks<JoinedRoom> = {
  ...state,
  id: isText,
  title: isLocalText,
  host: isLocalText,
  viewers: isCount,
  rules: record(rules),
  you: record(you),
  seq: isCount,
  messages: listOf(isMessage),
  more: isFlag,
};
const responses: Readonly<Record<RoomResponse['id'], Check>> = {
  [roomIds.join]: record(joined),
  [roomIds.say]: isMessage,
  [roomIds.report]: isObject,
};
/** The field of a response that names its request, besides the room. */
const named: Readonly<Record<number, string>> = { [roomIds.say]: 'key', [roomIds.report]: 'message' };

/** Validates a frame about rooms; undefined for anything else. */
export const readRoomFrame = (frame: Fields): RoomFrame | undefined => {
  const { id, room, seq, msgData } = frame;
  const { data, refusal }: Fields = isObject(msgData) ? msgData : {};
  const isOf = <Id extends number>(table: Readonly<Record<Id, unknown>>, value: unknown): value is Id =>
    typeof value === 'number' && Object.hasOwn(table, value);
  if (isOf(deltas, id)) {
    const isNamed = id === roomIds.you || isText(room);
    return isNamed && isCount(seq) && deltas[id](data) ? (frame as unknown as RoomFrame) : undefined;
  }
  if (!isOf(responses, id) || !isText(room)) return undefined;
  const name = named[id];
  if (name !== undefined && !isText(frame[name])) return undefined;
  return isRefusal(refusal) || responses[id](data) ? (frame as unknown as RoomFrame) : undefined;
};
