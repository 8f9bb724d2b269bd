import { type CallRequest, errorCodes, limits, type MallAddress } from '@pavilion/contract';
import { maskName, maskPhone } from '@pavilion/format';
import { BusinessError } from '../../../business-error';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import type { AddressFields, Row } from '../../../db/schema';
import { newId } from '../../../ids';

/** An address on one line, for lists; name and phone are masked. */
export const maskedAddress = ({ name, phone, region, detail }: AddressFields): string =>
  `${maskName(name)} ${maskPhone(phone)} ${region} ${detail}`;

const present = ({ id, name, phone, region, detail, is_default }: Row<'addresses'>): MallAddress => ({
  id,
  name: maskName(name),
  phone: maskPhone(phone),
  region,
  detail,
  isDefault: is_default,
});

/** The members' addresses for gifts. */
export const createAddresses = ({ db, clock }: { db: Database; clock: Clock }) => ({
  async list(memberId: string): Promise<MallAddress[]> {
    const rows = await db
      .selectFrom('addresses')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('is_default', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(present);
  },

  /**
   * Adds an address or replaces one, and makes it the default.
   *
   * @throws BusinessError 20201 for an address of another member, 20411 too many addresses.
   */
  save: (memberId: string, { id, ...fields }: CallRequest<'addressSave'>): Promise<MallAddress> =>
    db.transaction().execute(async (transaction) => {
      // guard: addresses-change-in-turn
      await transaction.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
      const own = await transaction
        .selectFrom('addresses')
        .select('id')
        .where('member_id', '=', memberId)
        .execute();
      // guard: address-of-its-member
      if (id !== undefined && !own.some((row) => row.id === id)) throw new BusinessError(errorCodes.notFound);
      // guard: addresses-of-a-member
      if (id === undefined && own.length >= limits.address.count)
        throw new BusinessError(errorCodes.tooManyAddresses);
      await transaction
        .updateTable('addresses')
        .set({ is_default: false })
        .where('member_id', '=', memberId)
        .execute();
      const { name, phone, region, detail } = fields;
      const values = {
        name: name.trim(),
        phone,
        region: region.trim(),
        detail: detail.trim(),
        is_default: true,
      };
      const saved =
        id === undefined
          ? transaction
              .insertInto('addresses')
              .values({ id: newId(momentOf(clock)), member_id: memberId, ...values })
              .returningAll()
              .executeTakeFirstOrThrow()
          : transaction
              .updateTable('addresses')
              .set(values)
              .where('id', '=', id)
              .returningAll()
              .executeTakeFirstOrThrow();
      return present(await saved);
    }),

  /** @throws BusinessError 20201 for an address of another member. */
  async remove(memberId: string, id: string): Promise<Record<string, never>> {
    const removed = await db
      .deleteFrom('addresses')
      .where('id', '=', id)
      // guard: removed-address-of-its-member
      .where('member_id', '=', memberId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw new BusinessError(errorCodes.notFound);
    return {};
  },
});
