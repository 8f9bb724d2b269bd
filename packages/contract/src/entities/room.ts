import { type Static, Type } from '@sinclair/typebox';
import { roomStates, streamKinds } from '../enumerations';
import { Id, LocalText, Moment, Nullable, oneOf } from './common';
import { EventIncident, eventStatuses, MatchClock, Scores, Side, Sport, Statistics } from './sports';

/** The id of a message. Within a room, ids increase as texts and are the order of the messages. */
const MessageId = Type.String({ minLength: 1, maxLength: 64, examples: ['000000000001'] });

/** A message in a live room. */
export const RoomMessage = Type.Object({
  id: MessageId,
  author: Type.String({ description: 'Names the author in all rooms, without being the id of the member' }),
  who: Type.String({ description: 'The nickname; not unique' }),
  vip: Type.Integer({ minimum: 0, description: 'The VIP level of the author' }),
  isAutomatic: Type.Boolean({ description: 'Whether a program of the sandbox wrote it' }),
  text: Type.String({ description: 'To be shown as text: it contains no markup' }),
  at: Moment,
});
export type RoomMessage = Static<typeof RoomMessage>;

/** What a room shows beside the chat. */
export const RoomStream = Type.Object({
  kind: oneOf(streamKinds),
  url: Nullable(Type.String(), { examples: [null], description: 'Of a video; null for a drawn match' }),
});
export type RoomStream = Static<typeof RoomStream>;

/** Who may speak, and how often. */
export const RoomRules = Type.Object({
  speechStatus: Type.Integer({
    minimum: 0,
    description: '0 nobody; 1 members with a level of the range; 2 those with a confirmed real name',
  }),
  vipMin: Type.Integer({ minimum: 0 }),
  vipMax: Type.Integer({ minimum: 0, description: '0: no upper end' }),
  slow: Type.Integer({
    minimum: 0,
    description: 'Seconds for each message of a member, of which three can be sent at once',
  }),
});
export type RoomRules = Static<typeof RoomRules>;

/** Whether the caller may speak in a room. */
export const RoomYou = Type.Object({
  maySpeak: Type.Boolean(),
  refusal: Nullable(Type.Object({ code: Type.Integer(), message: Type.String() }), {
    examples: [null],
    description: 'Why the caller may not speak, with a code of the error catalogue',
  }),
  mutedUntil: Nullable(Moment, {
    examples: [null],
    description: 'The end of a mute; null if there is none, or if it has no end',
  }),
});
export type RoomYou = Static<typeof RoomYou>;

const matchState = {
  event: Id,
  status: eventStatuses,
  clock: MatchClock,
  scores: Scores,
  incidents: Type.Array(EventIncident, { description: 'Oldest first', examples: [[]] }),
  statistics: Statistics,
};

/** The match of a room. */
export const RoomMatch = Type.Object({
  ...matchState,
  sport: Sport,
  competition: Type.Object({ id: Id, name: LocalText }),
  home: Side,
  away: Side,
  startsAt: Type.Integer({ description: 'Milliseconds since 1970', examples: [1_795_500_000_000] }),
});
export type RoomMatch = Static<typeof RoomMatch>;

/** An update of the match, at most one a second; its incidents are those since the last update. */
export const RoomTick = Type.Object(matchState);
export type RoomTick = Static<typeof RoomTick>;

/** A live room. */
export const Room = Type.Object({
  id: Id,
  title: LocalText,
  host: LocalText,
  state: oneOf(roomStates),
  stream: RoomStream,
  viewers: Type.Integer({ minimum: 0, description: 'Open connections; a member counts once' }),
  match: Nullable(RoomMatch, { description: 'Null while no match of the competition runs' }),
});
export type Room = Static<typeof Room>;
