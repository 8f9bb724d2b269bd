import type { Notice, Sponsor, StationAd, WebTerminal } from '@pavilion/contract';
import { type Clock, momentOf } from '../../../clock';
import type { GatewayBrand } from '../../../config/brand';
import type { Database } from '../../../db/database';
import { dayOf } from '../../days';
import { shownId, shownOf } from '../../placements';

/** Notices, banners, sponsorships and terminals. */
export const createContent = ({ db, clock }: { db: Database; clock: Clock }) => ({
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

  async stationAds({ timeZone }: Pick<GatewayBrand, 'timeZone'>, position = 'home'): Promise<StationAd[]> {
    const rows = await db
      .selectFrom('station_ads')
      .selectAll()
      .where('position', '=', position)
      .orderBy('rank')
      .orderBy('id')
      .execute();
    return shownOf(rows, momentOf(clock), timeZone).map(
      ({ id, revision, title, subtitle, call_to_action, href, scene }) => ({
        id: shownId({ id, revision }),
        title,
        subtitle,
        callToAction: call_to_action,
        href,
        scene,
      }),
    );
  },

  /** The sponsorships of a brand: the running ones first, then the latest. */
  async sponsors({ brand, timeZone }: Pick<GatewayBrand, 'brand' | 'timeZone'>): Promise<Sponsor[]> {
    const today = dayOf(momentOf(clock), timeZone);
    const rows = await db
      .selectFrom('sponsors')
      .selectAll()
      .where('brand', '=', brand)
      .orderBy('first_day', 'desc')
      .orderBy('id')
      .execute();
    const sponsors = rows.map(({ brand: _, first_day, last_day, ...row }) => ({
      ...row,
      firstDay: first_day,
      lastDay: last_day,
      isRunning: first_day <= today && (last_day === null || today <= last_day),
    }));
    return sponsors.sort((a, b) => Number(b.isRunning) - Number(a.isRunning));
  },

  /** All terminals, or those of one kind. */
  async terminals({ timeZone }: Pick<GatewayBrand, 'timeZone'>, kind?: string): Promise<WebTerminal[]> {
    const rows = await db.selectFrom('web_terminals').selectAll().orderBy('rank').orderBy('id').execute();
    return shownOf(rows, momentOf(clock), timeZone)
      .filter((row) => kind === undefined || row.kind === kind)
      .map(({ id, kind, name, note, href }) => ({ id, kind, name, note, href }));
  },
});
