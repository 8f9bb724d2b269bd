import { errorCodes, type RoomRules, type RoomYou } from '@pavilion/contract';
import { BusinessError } from '../../business-error';
import type { Database } from '../../db/database';
import { closedError } from '../protection';
import { messageOfCode } from '../texts';
import type { RoomRow } from './rooms';

/** What decides whether a member may speak in a room. */
export interface Speaker {
  readonly nickname: string;
  readonly level: number;
  readonly isDemo: boolean;
  readonly hasRealName: boolean;
  readonly closure: 'time-out' | 'self-exclusion' | undefined;
  /** A mute in force; without an end for good. */
  readonly mute: { readonly until: Date | null } | undefined;
}

/** Reads members as speakers in a room. */
export const readSpeakers = async (
  db: Database,
  memberIds: readonly string[],
  room: string,
  now: Date,
): Promise<ReadonlyMap<string, Speaker>> => {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .leftJoin('member_security', 'member_security.member_id', 'members.id')
    .leftJoin('member_play', 'member_play.member_id', 'members.id')
    .select([
      'members.id',
      'members.nickname',
      'members.vip_level',
      'members.is_demo',
      'member_security.real_name_state',
      'member_play.closed_kind',
      'member_play.closed_until',
    ])
    .where('members.id', 'in', [...memberIds])
    .execute();
  const mutes = await db
    .selectFrom('room_mutes')
    .select(['member_id', 'until'])
    .where('member_id', 'in', [...memberIds])
    .where('lifted_at', 'is', null)
    .where((each) => each.or([each('room_id', 'is', null), each('room_id', '=', room)]))
    .where((each) => each.or([each('until', 'is', null), each('until', '>', now)]))
    .execute();
  const endOf = ({ until }: { until: Date | null }) => until?.getTime() ?? Number.POSITIVE_INFINITY;
  const longest = new Map<string, { until: Date | null }>();
  for (const { member_id, until } of mutes) {
    const known = longest.get(member_id);
    if (!known || endOf(known) < endOf({ until })) longest.set(member_id, { until });
  }
  return new Map(
    rows.map((row) => [
      row.id,
      {
        nickname: row.nickname,
        level: row.vip_level,
        isDemo: row.is_demo,
        hasRealName: row.real_name_state === 'passed',
        closure: Number(row.closed_until) > now.getTime() ? (row.closed_kind ?? undefined) : undefined,
        mute: longest.get(row.id),
      },
    ]),
  );
};

/** Why a member may not speak, apart from the text and the pace; undefined when they may. */
export const speechRefusal = (
  speaker: Speaker | undefined,
  room: Pick<RoomRow, 'state'>,
  rules: RoomRules,
): BusinessError | undefined => {
  if (room.state === 'maintenance') return new BusinessError(errorCodes.liveMaintenance);
  // guard: room-visitors-read-only
  if (!speaker) return new BusinessError(errorCodes.roomLoginNeeded);
  // guard: room-closed-account-says-nothing
  if (speaker.closure) return closedError(speaker.closure);
  // guard: room-demo-says-nothing
  if (speaker.isDemo) return new BusinessError(errorCodes.demoRefused);
  // guard: room-mute
  if (speaker.mute)
    return new BusinessError(errorCodes.roomMuted, {
      mutedUntil: speaker.mute.until?.toISOString() ?? null,
    });
  const { speechStatus, vipMin, vipMax } = rules;
  // guard: room-speech-status
  if (room.state === 'ended' || speechStatus === 0 || speechStatus > 2)
    return new BusinessError(errorCodes.roomSpeechClosed);
  // guard: room-speech-level
  if (speaker.level < vipMin || (vipMax !== 0 && speaker.level > vipMax))
    return new BusinessError(errorCodes.roomLevelNeeded);
  // guard: room-speech-real-name
  if (speechStatus === 2 && !speaker.hasRealName) return new BusinessError(errorCodes.realNameUnverified);
  return undefined;
};

/** Whether a member may speak, as the contract presents it. */
export const presentYou = (
  speaker: Speaker | undefined,
  room: Pick<RoomRow, 'state'>,
  rules: RoomRules,
): RoomYou => {
  const refusal = speechRefusal(speaker, room, rules);
  return {
    maySpeak: refusal === undefined,
    refusal: refusal ? { code: refusal.code, message: messageOfCode(refusal.code) } : null,
    mutedUntil: speaker?.mute?.until?.toISOString() ?? null,
  };
};
