import { limits, roomReportReasons, roomStates } from '@pavilion/contract';
import { Type } from '@sinclair/typebox';
import { maxStreamAddress } from '../../domain/rooms';
import { act, Id, Local, MemberName, Nullable, OneOf, read, Time, VipLevel } from './define';

const Message = Type.Object({
  id: Type.String(),
  room: Type.Object({ id: Type.String(), title: Local }),
  member: Nullable(MemberName),
  text: Type.String(),
  state: OneOf(['shown', 'held', 'removed'] as const),
  reports: Type.Array(OneOf(roomReportReasons)),
  at: Time,
});

/** 0: nobody; 1: members; 2: members with a verified real name. */
const speechStatus = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);

const Word = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });

export const roomCalls = {
  roomList: read(
    'Live rooms with their viewers on this gateway',
    ['moderator'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          title: Local,
          state: OneOf(roomStates),
          slow: Type.Number(),
          /** The address of the stream; null: the drawn match. */
          stream: Nullable(Type.String()),
          messages: Type.Number(),
        }),
      ),
    }),
  ),
  roomChange: act(
    { 'zh-CN': '设置直播间', en: 'Room changed' },
    'Opens a room, ends it or starts its maintenance, sets the seconds for each message, or the address of a stream',
    ['moderator'],
    Type.Object({
      room: Id,
      state: Type.Optional(OneOf(roomStates)),
      slow: Type.Optional(Type.Union(limits.rooms.slowModes.map((seconds) => Type.Literal(seconds)))),
      /** The address of an HLS stream at one of `STREAM_ORIGINS`; null: the drawn match. */
      stream: Type.Optional(Nullable(Type.String({ maxLength: maxStreamAddress }))),
    }),
  ),
  speechInfo: read(
    'Who may speak in live rooms',
    ['moderator'],
    Type.Object({}),
    Type.Object({ status: Type.Number(), vipMin: Type.Number(), vipMax: Type.Number() }),
  ),
  speechSet: act(
    { 'zh-CN': '设置发言权限', en: 'Speech in live rooms set' },
    'Sets who may speak in live rooms: nobody, members, or those with a verified real name, of these VIP levels',
    ['moderator'],
    Type.Object({
      status: speechStatus,
      vipMin: VipLevel,
      /** 0: every level from the least one on. */
      vipMax: VipLevel,
    }),
  ),
  roomQueue: read(
    'Messages that are held or were reported in the last day',
    ['moderator'],
    Type.Object({}),
    Type.Object({ items: Type.Array(Message) }),
  ),
  roomMessages: read(
    'The last 100 messages of a room',
    ['moderator'],
    Type.Object({ room: Id }),
    Type.Object({ items: Type.Array(Message) }),
  ),
  roomHold: act(
    { 'zh-CN': '隐藏消息', en: 'Message held' },
    'Hides a message until a moderator decides',
    ['moderator'],
    Type.Object({ message: Id }),
  ),
  roomRelease: act(
    { 'zh-CN': '恢复消息', en: 'Message shown again' },
    'Shows a held message again',
    ['moderator'],
    Type.Object({ message: Id }),
  ),
  roomRemove: act(
    { 'zh-CN': '移除消息', en: 'Message removed' },
    'Removes a message for good',
    ['moderator'],
    Type.Object({ message: Id }),
  ),
  bannedWordList: read(
    'Words that no message in live rooms can have',
    ['moderator'],
    Type.Object({}),
    Type.Object({ items: Type.Array(Type.Object({ word: Type.String() })) }),
  ),
  bannedWordAdd: act(
    { 'zh-CN': '添加违禁词', en: 'Word banned' },
    'Bans a word in all live rooms',
    ['moderator'],
    Type.Object({ word: Word }),
  ),
  bannedWordRemove: act(
    { 'zh-CN': '移除违禁词', en: 'Word allowed again' },
    'Allows a banned word again',
    ['moderator'],
    Type.Object({ word: Word }),
  ),
  muteList: read(
    'Mutes that hold now',
    ['moderator'],
    Type.Object({}),
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Type.String(),
          member: MemberName,
          room: Nullable(Type.Object({ id: Type.String(), title: Local })),
          reason: Type.String(),
          by: Type.String(),
          until: Nullable(Time),
        }),
      ),
    }),
  ),
  roomMute: act(
    { 'zh-CN': '禁言', en: 'Member muted' },
    'Mutes a member in a room or in all, for minutes or for good',
    ['moderator'],
    Type.Object({
      member: Id,
      room: Type.Optional(Id),
      minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 525_600 })),
      reason: Type.String({ minLength: 1, maxLength: 200 }),
    }),
  ),
  roomUnmute: act(
    { 'zh-CN': '解除禁言', en: 'Mute ended' },
    'Ends the mutes of a member in a room, or those in all rooms',
    ['moderator'],
    Type.Object({
      member: Id,
      room: Type.Optional(Id),
    }),
  ),
} as const;
