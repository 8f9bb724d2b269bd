import type { BrandIdentity } from '../config/brand';
import type { Database } from '../db/database';
import { dayMs } from '../durations';
import { notices } from './notices';
import { agentCode } from './people';
import { stationAds } from './station-ads';

/** Inserts notices, banners and agents. */
export const seedContent = async (db: Database, now: number, brand: BrandIdentity): Promise<void> => {
  await db
    .insertInto('notices')
    .values(
      notices.map(({ id, category, title, body, daysAgo }) => ({
        id,
        category,
        title: JSON.stringify(title),
        body: JSON.stringify(body),
        published_at: new Date(now - daysAgo * dayMs),
      })),
    )
    .execute();
  await db
    .insertInto('station_ads')
    .values(
      stationAds.map(({ id, title, subtitle, callToAction, href, scene }, rank) => ({
        id,
        position: 'home',
        rank,
        title: JSON.stringify(title),
        subtitle: JSON.stringify(subtitle),
        call_to_action: JSON.stringify(callToAction),
        href,
        scene,
      })),
    )
    .execute();
  await db
    .insertInto('agents')
    .values({ code: agentCode, name: `${brand.name['zh-CN']}推广中心` })
    .execute();
};
