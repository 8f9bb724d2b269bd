import type { LocalText } from './entities/common';

/**
 * The festival skins that operators can put on the site, each with its name. The operator's console and the site's drawings derive
 * from these rows. preInfo answers the name of the row as `siteFestivalSkin`, and an empty text without a skin.
 *
 * Proved by `npm run test:unit -- festival`.
 */
export const festivalSkins = {
  spring: { name: { 'zh-CN': '春节', en: 'Spring Festival' } },
  'mid-autumn': { name: { 'zh-CN': '中秋', en: 'Mid-Autumn Festival' } },
} as const satisfies Readonly<Record<string, { readonly name: LocalText }>>;
/** The name of a festival skin. */
export type FestivalSkin = keyof typeof festivalSkins;
