/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settingRows } from '../packages/gateway/src/domain/operations/site-state/site-settings';
import { capabilitiesPage } from './capabilities-page';
import { isTest, listFiles, readText, root } from './repository';

describe('docs/capabilities.md', () => {
  const page = capabilitiesPage();
  const rows = page.split('\n').filter((text) => /^\| (?!code \||---)/.test(text));

  it('is current (fix: npm run generate)', () => expect(readText('docs/capabilities.md')).toBe(page));

  it('names what each row is and links to the file that defines it', () => {
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter((row) => !/\]\(\.\.\/[^)]+\) \|$/.test(row))).toEqual([]);
    const files = rows.map((row) => /\(\.\.\/([^)]+)\) \|$/.exec(row)?.[1] ?? '');
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(rows.filter((row) => /^\| [^|]+ \| {2}\| {2}\|/.test(row))).toEqual([]);
  });

  it('says of each setting of the site which act or control changes it, if one does', () => {
    // A setting that a service writes has an act or a control; one without is changed in the database alone.
    const sources = listFiles('packages/gateway/src').filter((file) => file.endsWith('.ts') && !isTest(file));
    const code = sources.map(readText).join('\n');
    const unnamed = Object.entries(settingRows)
      .filter(([, { changedBy }]) => changedBy === undefined)
      .map(([key]) => key)
      .filter((key) => new RegExp(`siteState\\.(set|increase)\\('${key}'`).test(code));
    expect(unnamed).toEqual([]);
  });

  it.each([
    ['存款限额', 'packages/contract/src/limit-kinds.ts'],
    ['生日礼金', 'packages/contract/src/vip-gift-kinds.ts'],
    ['每日免手续费次数', 'packages/contract/src/vip-privileges.ts'],
    ['让球', 'packages/contract/src/sports/market-types.ts'],
    ['投注记录', 'site/src/features/records/pages/bets.tsx'],
    ['任意对子', 'packages/gateway/src/venues/tables/games/baccarat.ts'],
    ['可同时登录的设备数', 'packages/gateway/src/domain/operations/site-state/site-settings.ts'],
    ['| 86400000 (24 hours) |', 'packages/contract/src/limits.ts'],
    ['| 180 days |', 'packages/gateway/src/domain/mail/mail.ts'],
    ['next one. | 2,500 |', 'packages/gateway/src/round-pace.ts'],
    ['rate: 50, max: 5,000', 'packages/gateway/src/domain/money/withdrawals/withdrawal-rules.ts'],
    ['存款加赠', 'packages/gateway/src/domain/engagement/promotions/promotion-rules.ts'],
  ])('finds %s in %s', (word, file) =>
    expect(rows.filter((row) => row.includes(word) && row.includes(`(../${file})`))).not.toEqual([]),
  );
});
