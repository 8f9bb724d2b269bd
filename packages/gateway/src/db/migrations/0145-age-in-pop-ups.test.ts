import { popUps } from '../../seed/pop-ups';
import { createTestDatabase } from '../../testing/test-database';
import { ageInPopUps } from './0145-age-in-pop-ups';

it('[BRD-1] the pop-up of an older database names the age of the brand, as that of a new one does', async () => {
  const { db, drop } = await createTestDatabase();
  const { id, audience, title, body, callToAction, href, scene } = popUps[0]!;
  const text = (value: object) => JSON.stringify(value);
  const older = text(body).replaceAll('{age}', '18');
  await db
    .insertInto('pop_ups')
    .values({
      id,
      audience,
      rank: 0,
      title: text(title),
      body: older,
      call_to_action: text(callToAction),
      href,
      scene,
    })
    .execute();
  await ageInPopUps.up(db);
  const rows = await db.selectFrom('pop_ups').select('body').execute();
  expect(rows).toEqual([{ body }]);
  await drop();
});
