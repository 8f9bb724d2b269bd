import type { LocalText, Notice } from '@pavilion/contract';
import { type Clock, momentOf } from '../../../clock';
import type { Database } from '../../../db/database';
import { newId } from '../../../ids';
import type { Bus } from '../../operations';

/** Category of the notices in the marquee of the site, which asks for it (`announcements-body.ts`). */
export const announcementCategory = 'marquee';

export interface Announcement {
  title: LocalText;
  body: LocalText;
}

/** Stores an announcement, then publishes it to all connections. */
export const createPublisher = ({ db, clock, bus }: { db: Database; clock: Clock; bus: Bus }) => ({
  async notice({ title, body }: Announcement): Promise<Notice> {
    const at = momentOf(clock);
    const id = newId(at);
    await db
      .insertInto('notices')
      .values({
        id,
        category: announcementCategory,
        title: JSON.stringify(title),
        body: JSON.stringify(body),
        published_at: at,
      })
      .execute();
    const notice = { id, title, body, publishedAt: at.toISOString() };
    bus.publish({ kind: 'notice', notice });
    return notice;
  },
});
