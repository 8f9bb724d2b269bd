import type { Notice, StationAd, WebTerminal } from '@pavilion/contract';
import type { Database } from '../../../db/database';

/** Notices, banners and terminals. */
export const createContent = (db: Database) => ({
  async notices(category: string): Promise<Notice[]> {
    const query = db.selectFrom('notices').selectAll().orderBy('published_at', 'desc').limit(50);
    const rows = await (category === 'all' ? query : query.where('category', '=', category)).execute();
    return rows.map(({ id, title, body, published_at }) => ({
      id,
      title,
      body,
      publishedAt: published_at.toISOString(),
    }));
  },

  async stationAds(position = 'home'): Promise<StationAd[]> {
    const rows = await db
      .selectFrom('station_ads')
      .selectAll()
      .where('position', '=', position)
      .orderBy('rank')
      .execute();
    return rows.map(({ id, title, subtitle, call_to_action, href, scene }) => ({
      id,
      title,
      subtitle,
      callToAction: call_to_action,
      href,
      scene,
    }));
  },

  /** All terminals, or those of one kind. */
  async terminals(kind?: string): Promise<WebTerminal[]> {
    const rows = await db.selectFrom('web_terminals').selectAll().orderBy('rank').execute();
    return rows
      .filter((row) => kind === undefined || row.kind === kind)
      .map(({ id, kind, name, note, href }) => ({ id, kind, name, note, href }));
  },
});
