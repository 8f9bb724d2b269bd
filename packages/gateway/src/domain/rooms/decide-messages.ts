import { errorCodes, type RoomRules } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import type { FullRow, NewRow, Row } from '../../db/schema';
import { minuteMs, secondMs } from '../../durations';
import { paceWait } from './pace';
import type { RoomRow } from './rooms';
import { type Speaker, speechRefusal } from './speakers';
import { cleanText, refusedText } from './text-rules';

/** How long a member cannot say the same again, ms. */
export const repeatedWithin = 30 * secondMs;
/** Refused messages within `refusalWindow` that mute a member for `refusalMute`, both in ms. */
const refusalsToMute = 3;
export const refusalWindow = minuteMs;
const refusalMute = minuteMs;

/** A message as a member sends it. */
export interface SaidMessage {
  readonly memberId: string;
  readonly room: string;
  readonly key: string;
  readonly text: string;
}

/** The moment, in ms, and the text of a message that a member sent recently. */
export interface Recent {
  readonly room: string;
  readonly text: string;
  readonly at: number;
}

/** All that decides about messages of a room, as read behind its lock. Maps without another comment are by member. */
export interface SpeechState {
  readonly room: Pick<RoomRow, 'id' | 'state' | 'slow'>;
  readonly rules: RoomRules;
  /** In the form of `comparableText`. */
  readonly bannedWords: readonly string[];
  readonly speakers: ReadonlyMap<string, Speaker>;
  /** Stored messages by `nameOfKey`. */
  readonly stored: ReadonlyMap<string, Row<'room_messages'>>;
  readonly recent: ReadonlyMap<string, readonly Recent[]>;
  /** How many messages were refused within `refusalWindow`. */
  readonly refused: ReadonlyMap<string, number>;
  readonly at: Date;
}

/** The row of a message to insert. */
export type MessageRow = FullRow<'room_messages', 'id' | 'state'> & { member_id: string };

/** An error, the stored message with the same key, or the index of the row to insert. */
export type Decision = BusinessError | Row<'room_messages'> | number;

/** What to answer and to write for messages. */
export interface SpeechDecisions {
  /** In the order of the messages. */
  readonly decisions: readonly Decision[];
  readonly rows: readonly MessageRow[];
  readonly refusals: readonly NewRow<'room_refusals'>[];
  /** The members to mute, with the end of the mute. */
  readonly mutes: ReadonlyMap<string, Date>;
}

/** The name of a member's key in `SpeechState.stored`. */
export const nameOfKey = (memberId: string, key: string): string => `${memberId} ${key}`;

/**
 * Why a message of a member who may speak is refused: its text, or the pace. Such refusals are counted and mute the member; a rule
 * about who may speak belongs to `speechRefusal`, which pages show beforehand and which mutes nobody.
 *
 * @param text cleaned.
 * @param sent messages of the member in all rooms.
 */
const messageRefusal = (
  text: string,
  sent: readonly Recent[],
  { room, bannedWords, at }: Pick<SpeechState, 'room' | 'bannedWords' | 'at'>,
): BusinessError | undefined => {
  const now = at.getTime();
  const sentLately = sent.flatMap((each) => (each.at > now - repeatedWithin ? [each.text] : []));
  const reason = refusedText(text, bannedWords, sentLately);
  if (reason) return new BusinessError(errorCodes.roomTextRefused, { reason });
  const inRoom = sent.flatMap((each) => (each.room === room.id ? [each.at] : []));
  const wait = paceWait(inRoom, room.slow, now);
  // guard: room-pace
  if (wait > 0) return new BusinessError(errorCodes.tooManyRequests, { wait });
  return undefined;
};

/**
 * Decides about messages of one room in turn, each with those before it, and writes nothing: first whether the member may speak
 * (`speechRefusal`), then about the message (`messageRefusal`).
 */
export const decideMessages = (said: readonly SaidMessage[], state: SpeechState): SpeechDecisions => {
  const { room, rules, at } = state;
  const rows: MessageRow[] = [];
  const refusals: NewRow<'room_refusals'>[] = [];
  const mutes = new Map<string, Date>();
  const recent = new Map(state.recent);
  const refused = new Map(state.refused);
  /** The index of the new row of each key. */
  const newKeys = new Map<string, number>();

  /** The member as a speaker, with a mute that earlier messages of this turn have led to. */
  const speakerOf = (memberId: string): Speaker | undefined => {
    const speaker = state.speakers.get(memberId);
    const until = mutes.get(memberId);
    return speaker && until ? { ...speaker, mute: { until } } : speaker;
  };

  const countRefusal = (memberId: string) => {
    const count = (refused.get(memberId) ?? 0) + 1;
    refused.set(memberId, count);
    refusals.push({ member_id: memberId, room_id: room.id, at });
    // guard: room-refusals-mute
    if (count >= refusalsToMute) mutes.set(memberId, new Date(at.getTime() + refusalMute));
  };

  const decide = ({ memberId, key, text }: SaidMessage): Decision => {
    const name = nameOfKey(memberId, key);
    // The same key is the same message.
    const known = state.stored.get(name) ?? newKeys.get(name);
    if (known !== undefined) return known;
    const speaker = speakerOf(memberId);
    const speakerError = speechRefusal(speaker, room, rules);
    if (speakerError) return speakerError;
    const cleaned = cleanText(text);
    const sent = recent.get(memberId) ?? [];
    const messageError = messageRefusal(cleaned, sent, state);
    if (messageError) {
      countRefusal(memberId);
      return messageError;
    }
    recent.set(memberId, [...sent, { room: room.id, text: cleaned, at: at.getTime() }]);
    newKeys.set(name, rows.length);
    rows.push({
      room_id: room.id,
      member_id: memberId,
      who: speaker?.nickname ?? '',
      vip: speaker?.level ?? 0,
      text: cleaned,
      client_key: key,
      at,
    });
    return rows.length - 1;
  };

  return { decisions: said.map(decide), rows, refusals, mutes };
};
