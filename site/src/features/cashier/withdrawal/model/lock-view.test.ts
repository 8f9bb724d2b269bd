import { withdrawalLocks, withdrawalLockValues } from '@pavilion/contract';
import { languageIds } from '@pavilion/format';
import { paths } from '../../../../routes/paths';
import type { TimeText } from '../../../../shared/calendar/time-zone';
import { translate } from '../../../../shared/messages';
import { withdrawal as en } from '../messages/en';
import { withdrawalMessages } from '../messages/withdrawal-messages';
import { withdrawal as zh } from '../messages/zh-CN';
import { lockView } from './lock-view';

const timeText: TimeText = (moment, form) => `${form}: ${moment}`;
const facts = { until: '2026-03-01T04:30:00.000Z', amount: '1234.5' };

describe.each(withdrawalLocks)('the withdrawal lock %s', (reason) => {
  it.each(languageIds)('[APP-3] has a title, an explanation and a link to another page (%s)', (locale) => {
    const { icon, title, text, values, link } = lockView({ reason, ...facts }, timeText);
    const t = translate(withdrawalMessages, locale, {});
    expect(icon).toBeDefined();
    expect(t(title as 'turnoverTitle')).not.toBe('');
    expect((t as (key: string, values: object) => string)(text, values)).not.toMatch(/[{}]/);
    expect(t(link.text as 'turnoverTitle')).not.toBe('');
    expect(JSON.stringify(paths)).toContain(JSON.stringify(link.to));
    expect(link.to).not.toBe(paths.mine.finance.withdrawal);
  });

  it.each([zh, en])('[APP-3] names in its text what the contract says that it ends with', (texts) => {
    const raw =
      (texts as Readonly<Record<string, string>>)[lockView({ reason, ...facts }, timeText).text] ?? '';
    const named = [...raw.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const value = withdrawalLockValues[reason];
    expect(named.filter((name) => name !== 'currency')).toEqual(value === 'none' ? [] : [value]);
  });
});

describe('withdrawal locks', () => {
  it('[APP-3] have different titles', () => {
    const titles = withdrawalLocks.map((reason) => lockView({ reason, ...facts }, timeText).title);
    expect(new Set(titles).size).toBe(withdrawalLocks.length);
  });

  it('[APP-3] show the missing amount and the end of the lock', () => {
    expect(lockView({ reason: 'turnover', ...facts }, timeText).values).toEqual({
      until: 'brief: 2026-03-01T04:30:00.000Z',
      amount: '1,234.50',
    });
  });
});
