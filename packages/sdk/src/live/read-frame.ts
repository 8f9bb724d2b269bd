import {
  type LiveDeltaId,
  type LiveFrame,
  liveIds,
  liveTopics,
  type RoomDelta,
  type RoomResponse,
  roomIds,
  type SpeechRules,
  type SportsFrame,
  sportsIds,
} from '@pavilion/contract';
import { isObject, parseObject } from '../json/objects';

type Fields = Readonly<Record<string, unknown>>;

/** A validated frame. */
export type PlainFrame = Exclude<LiveFrame, RoomResponse | RoomDelta | SportsFrame>;
/** A frame about rooms, which `readRoomFrame` validates: its code is loaded by pages with a room only. */
export type RawRoomFrame = Fields & { readonly id: RoomResponse['id'] | RoomDelta['id'] };
/** A frame about sports prices, which the feed of a board validates. */
export type RawSportsFrame = Fields & { readonly id: SportsFrame['id'] };

const idsOfRooms = new Set<unknown>(Object.values(roomIds).filter((id) => id !== roomIds.you));

type AnyFrame = PlainFrame | RawRoomFrame | RawSportsFrame;

export const isRoomFrame = (frame: AnyFrame): frame is RawRoomFrame => idsOfRooms.has(frame.id);
export const isSportsFrame = (frame: AnyFrame): frame is RawSportsFrame => frame.id === sportsIds.changes;

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown) => typeof value === 'string';
const isRefusal = ({ code, message }: Fields) => typeof code === 'number' && isText(message);
const isLocalText = (value: unknown) => isObject(value) && isText(value['zh-CN']) && isText(value.en);

const isOrder = ({ id, state }: Fields) => isText(id) && isText(state);

type Validator = (data: Fields) => boolean;

/** Validates the data of each frame that carries a sequence number. Frames with other data are ignored. */
const deltaValidators: Readonly<Record<LiveDeltaId, Validator>> = {
  [liveIds.balance]: ({ balance }) => isText(balance),
  [liveIds.deposit]: isOrder,
  [liveIds.withdrawal]: isOrder,
  [liveIds.mail]: () => true,
  [liveIds.depositChannels]: () => true,
  [liveIds.support]: ({ thread }) => isText(thread),
  [roomIds.you]: ({ room }) => isText(room),
  [liveIds.notice]: ({ id, title, body, publishedAt }) =>
    isText(id) && isLocalText(title) && isLocalText(body) && isText(publishedAt),
};

const validators: Readonly<Record<number, Validator>> = {
  ...deltaValidators,
  [liveIds.snapshot]: ({ seq, balance }) =>
    isObject(seq) &&
    liveTopics.every((topic) => isCount(seq[topic])) &&
    (balance === null || isText(balance)),
  [liveIds.sessionEnded]: isRefusal,
  [liveIds.refused]: isRefusal,
};

/** A rule that is missing or not a number is 0. Requirement LIV-2. */
const speechRulesOf = (data: unknown): SpeechRules => {
  const fields = isObject(data) ? data : {};
  const number = (name: keyof SpeechRules) => (isCount(fields[name]) ? (fields[name] as number) : 0);
  return { speechStatus: number('speechStatus'), vipMax: number('vipMax'), vipMin: number('vipMin') };
};

const isNumbered = ({ topic, seq }: Fields) => liveTopics.includes(topic as never) && isCount(seq);

/** Parses a frame, and validates it unless it is about rooms or sports prices; undefined for any other text. Never throws. */
export const readFrame = (text: string): AnyFrame | undefined => {
  const frame = parseObject<Fields>(text);
  if (!frame) return undefined;
  const { id, msgData } = frame;
  if (id === liveIds.heartbeat) return { id };
  if (idsOfRooms.has(id) || id === sportsIds.changes) return frame as RawRoomFrame | RawSportsFrame;
  const { data, refusal }: Fields = isObject(msgData) ? msgData : {};
  if (id === liveIds.login) {
    if (isObject(refusal) && isRefusal(refusal)) return { id, msgData: { refusal: refusal as never } };
    return { id, msgData: { data: speechRulesOf(data) } };
  }
  if (typeof id !== 'number' || !isObject(data) || !validators[id]?.(data)) return undefined;
  return id in deltaValidators && !isNumbered(frame) ? undefined : (frame as unknown as PlainFrame);
};
