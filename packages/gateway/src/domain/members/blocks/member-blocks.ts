import { type BlockReason, errorCodes } from '@pavilion/contract';
import { BusinessError } from '../../../business-error';
import type { Database } from '../../../db/database';
import type { Bus } from '../../operations';

/** The error of a blocked member, at login and in sessions: 10104 accountBlocked, with the reason if there is one. */
export const blockedError = (reason: BlockReason | null): BusinessError =>
  new BusinessError(errorCodes.accountBlocked, reason === null ? {} : { reason });

interface Ports {
  db: Database;
  bus: Bus;
}

/** Blocks members: a blocked member can neither log in nor use a session. All blocks are written here. */
export const createMemberBlocks = ({ db, bus }: Ports) => {
  const store = async (id: string, blocked: boolean, reason: BlockReason | null): Promise<void> => {
    const { numUpdatedRows } = await db
      .updateTable('members')
      .set({ blocked, block_reason: reason })
      .where('id', '=', id)
      // A program does not replace the block of an operator.
      .$if(blocked && reason === null, (each) => each.where('blocked', '=', false))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    // Closes the sockets of a blocked member. Calls read the row.
    bus.publish({ kind: 'sessions-ended', memberId: id });
  };
  return {
    /**
     * Blocks a member.
     *
     * @param reason what the member reads; null for a block that no operator decided
     */
    block: (id: string, reason: BlockReason | null): Promise<void> => store(id, true, reason),

    /** Unblocks a member, whose sessions that have not expired can be used again. */
    unblock: (id: string): Promise<void> => store(id, false, null),
  };
};

export type MemberBlocks = ReturnType<typeof createMemberBlocks>;
