import { withdrawalLocks } from '@pavilion/contract';
import { languageIds } from '@pavilion/format';
import { paths } from '../../../../routes/paths';
import { translate } from '../../../../shared/messages';
import { withdrawalMessages } from '../messages/withdrawal-messages';
import { lockView } from './lock-view';

const facts = { until: '2026-03-01T04:30:00.000Z', amount: '1234.5' };

describe.each(withdrawalLocks)('the withdrawal lock %s', (reason) => {
  it.each(languageIds)('[APP-3] has a title, an explanation and a link to another page (%s)', (locale) => {
    const { icon, title, text, values, link } = lockView({ reason, ...facts }, locale);
    const t = translate(withdrawalMessages, locale, {});
    expect(icon).toBeDefined();
    expect(t(title as 'turnoverTitle')).not.toBe('');
    expect((t as (key: string, values: object) => string)(text, values)).not.toMatch(/[{}]/);
    expect(t(link.text as 'turnoverTitle')).not.toBe('');
    expect(JSON.stringify(paths)).toContain(JSON.stringify(link.to));
    expect(link.to).not.toBe(paths.mine.finance.withdrawal);
  });
});

describe('withdrawal locks', () => {
  it('[APP-3] have different titles', () => {
    const titles = withdrawalLocks.map((reason) => lockView({ reason, ...facts }, 'zh-CN').title);
    expect(new Set(titles).size).toBe(withdrawalLocks.length);
  });

  it('[APP-3] show the missing amount and the end of the lock in the brand’s time zone', () => {
    expect(lockView({ reason: 'turnover', ...facts }, 'zh-CN').values).toEqual({
      until: '03/01 12:30',
      amount: '1,234.50',
    });
  });
});
