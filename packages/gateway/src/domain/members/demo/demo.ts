import { randomBytes } from 'node:crypto';
import { type CallResponse, errorCodes, type LocalText, limits, type SessionGrant } from '@pavilion/contract';
import { formatMinor, parseMinor } from '@pavilion/format';
import { BusinessError, fieldError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { withRetry } from '../../../db/retry';
import { newId, newInviteCode } from '../../../ids';
import { demoPosting, mainAccount, postWithin } from '../../money';
import type { Bus, SiteState } from '../../operations';
import { closedError, type Persons } from '../../protection';
import type { MemberBlocks } from '../blocks/member-blocks';
import { createMemberStore } from '../members/member-store';
import type { createMembers } from '../members/members';
import type { Attempts } from '../sessions/attempts';
import { endCodes, type Origin, type Sessions } from '../sessions/sessions';

const { lifetime, refillAfter } = limits.demo;
const balance = parseMinor(limits.demo.balance);
const refillBelow = parseMinor(limits.demo.refillBelow);

/** New demos from one address in a quarter of an hour that need no work. */
const newFromAddress = 5;

const subject: LocalText = { 'zh-CN': '试玩金', en: 'Demo money' };

interface Ports {
  db: Database;
  clock: Clock;
  bus: Bus;
  memberBlocks: Pick<MemberBlocks, 'block'>;
  sessions: Sessions;
  attempts: Attempts;
  siteState: SiteState;
  persons: Pick<Persons, 'closureOnDevice'>;
  members: Pick<ReturnType<typeof createMembers>, 'view'>;
}

/**
 * Demos (DEM-1): members without a password, one at a time for each device, with play money of their own for a day. The
 * calls that a demo may send are marked in the contract.
 */
export const createDemo = (ports: Ports) => {
  const { db, clock, bus, memberBlocks, sessions, attempts, siteState, persons, members } = ports;
  const expiryOf = (registeredAt: Date) => new Date(registeredAt.getTime() + lifetime);
  const cause = (at: Date) => {
    const id = newId(at);
    return { id, reference: id, subject, at };
  };

  const ofDevice = (device: string) =>
    db
      .selectFrom('members')
      .select(['id', 'registered_at', 'password_hash'])
      .where('is_demo', '=', true)
      .where('demo_device', '=', device)
      .where('blocked', '=', false)
      .where('registered_at', '>', new Date(clock.now() - lifetime))
      .executeTakeFirst();

  /** Blocks demos whose day is over; their rows stay, as the ledger refers to them. */
  const endDue = async (): Promise<void> => {
    const due = await db
      .selectFrom('members')
      .select('id')
      .where('is_demo', '=', true)
      .where('blocked', '=', false)
      // guard: demo-lasts-a-day
      .where('registered_at', '<=', new Date(clock.now() - lifetime))
      .execute();
    for (const { id } of due) await memberBlocks.block(id, null);
  };

  const create = async (origin: Origin): Promise<void> => {
    const { settings } = await siteState.current();
    if (settings.stopRegister) throw new BusinessError(errorCodes.registerClosed);
    // guard: demos-of-address
    await attempts.admitFromAddress('demo', origin, newFromAddress);
    await endDue();
    const now = momentOf(clock);
    const account = `demo-${randomBytes(4).toString('hex')}`;
    const id = newId(now);
    const run = () =>
      db.transaction().execute(async (transaction) => {
        const isNew = await createMemberStore(transaction).insert({
          id,
          account,
          account_key: account,
          // No password has this hash.
          password_hash: `demo:${randomBytes(16).toString('base64url')}`,
          nickname: account,
          invite_code: newInviteCode(),
          registered_at: now,
          last_login_at: now,
          is_demo: true,
          demo_device: origin.device,
          demo_refilled_at: now,
        });
        // Another request of the device was first.
        if (isNew) await postWithin(transaction, demoPosting(cause(now), id, balance));
      });
    await withRetry(run);
  };

  return {
    /**
     * Opens a session of the demo of this device, which is created unless it has one.
     *
     * @throws BusinessError 10003 without the declaration of age, 20003 while registration is closed, 20301 or 20302 on
     * the device of a member who takes a break from play, 20005 too many new
     * ones of the address without work.
     */
    async start(ofAge: boolean, origin: Origin): Promise<SessionGrant> {
      // guard: demo-of-adult
      if (!ofAge) throw fieldError({ field: 'ofAge', reason: 'required' });
      const closure = await persons.closureOnDevice(origin.device);
      // guard: no-demo-around-a-closure
      if (closure) throw closedError(closure);
      if (!(await ofDevice(origin.device))) await create(origin);
      const demo = await ofDevice(origin.device);
      if (!demo) throw new BusinessError(endCodes.ended);
      const { token, expiresAt } = await sessions.create(demo.id, origin, {
        expiresAt: expiryOf(demo.registered_at),
        passwordHash: demo.password_hash,
      });
      return { token, expiresAt: expiresAt.toISOString(), member: await members.view(demo.id) };
    },

    /**
     * Fills the money of a demo up.
     *
     * @throws BusinessError 20120 demoRefillEarly while more is left, or soon after the last time; also for other members.
     */
    async refill(memberId: string): Promise<CallResponse<'demoRefill'>> {
      const fill = () =>
        db.transaction().execute(async (transaction) => {
          const now = momentOf(clock);
          const refilled = await transaction
            .updateTable('members')
            .set({ demo_refilled_at: now })
            .where('id', '=', memberId)
            // Null for members who are no demo.
            // guard: refill-after-a-while
            .where('demo_refilled_at', '<=', new Date(now.getTime() - refillAfter))
            .returning('id')
            .executeTakeFirst();
          const { main } = await createMemberStore(transaction).withMoney(memberId);
          const left = main ?? 0n;
          // guard: refill-of-little-left
          if (!refilled || left >= refillBelow) throw new BusinessError(errorCodes.demoRefillEarly);
          const posted = await postWithin(transaction, demoPosting(cause(now), memberId, balance - left));
          return posted.balances[mainAccount(memberId)] as bigint;
        });
      const filled = await withRetry(fill);
      bus.publish({ kind: 'balance', memberId, balance: filled });
      return { balance: formatMinor(filled) };
    },

    advance: endDue,
  };
};
