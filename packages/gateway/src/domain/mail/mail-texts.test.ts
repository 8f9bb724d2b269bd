import { mailTexts } from './mail-texts';

describe('the texts of mails', () => {
  it('[MAI-1] groups amounts after the mark of play money, and writes dates as the site does', () => {
    const granted = mailTexts.granted({ 'zh-CN': '红利', en: 'Bonus' }, '1913.06', '19130.60', '2026-01-31');
    for (const body of Object.values(granted.body)) {
      expect(body).toContain('¥1,913.06');
      expect(body).toContain('¥19,130.60');
    }
    expect(granted.body['zh-CN']).toContain('可在 2026/01/31 之前领取');
    expect(granted.body.en).toContain('before 31 Jan 2026.');
    expect(mailTexts.withdrawalPaid('1913.06').body['zh-CN']).toContain('取款 ¥1,913.06 已经付款');
    expect(mailTexts.commissionPaid('2026-01', '8.00').title['zh-CN']).toBe('2026/01 代理佣金已到账');
    expect(mailTexts.commissionPaid('2026-01', '8.00').title.en).toBe('Commission of 2026/01 paid');
  });

  it.each([
    ['::1', '本机'],
    ['127.0.0.*', '本机'],
    ['203.0.113.*', 'IP 地址 203.0.113.*'],
  ])('[MAI-1] names the device of a login and its place: %s', (address, place) => {
    const { body } = mailTexts.newDevice({ browser: 'Chrome', system: 'Linux', address });
    expect(body['zh-CN']).toMatch(/^Chrome · Linux（/);
    expect(body['zh-CN']).toContain(`（${place}）`);
  });
});
