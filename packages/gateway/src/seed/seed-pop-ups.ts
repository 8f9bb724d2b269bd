import type { Database } from '../db/database';
import { floatingIcons, popUps, supportContacts, webTerminals } from './pop-ups';

/** Inserts floating icons, pop-ups, terminals and support contacts. */
export const seedPopUps = async (db: Database): Promise<void> => {
  await db
    .insertInto('floating_icons')
    .values(
      floatingIcons.map(({ displayEquipment, title, ...icon }, rank) => ({
        ...icon,
        display_equipment: displayEquipment,
        rank,
        title: JSON.stringify(title),
      })),
    )
    .execute();
  await db
    .insertInto('pop_ups')
    .values(
      popUps.map(({ title, body, callToAction, ...popUp }, rank) => ({
        ...popUp,
        rank,
        title: JSON.stringify(title),
        body: JSON.stringify(body),
        call_to_action: JSON.stringify(callToAction),
      })),
    )
    .execute();
  await db
    .insertInto('web_terminals')
    .values(
      webTerminals.map(({ name, note, ...terminal }, rank) => ({
        ...terminal,
        rank,
        name: JSON.stringify(name),
        note: JSON.stringify(note),
      })),
    )
    .execute();
  await db
    .insertInto('support_contacts')
    .values(
      supportContacts.map(({ id, name, href }, rank) => ({ id, rank, name: JSON.stringify(name), href })),
    )
    .execute();
};
