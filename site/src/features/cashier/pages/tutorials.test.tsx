import { errorCodes } from '@pavilion/contract';
import { buildPayoutForm, type Handlers, refuse } from '@pavilion/sdk/testing';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { paths } from '../../../routes/paths';
import { alipay, bank, resetBetweenTests, showPage } from './cashier-test-kit';
import { PlatformTutorialsPage as PlatformTutorials } from './platform-tutorials';
import { TutorialPage as Tutorial } from './tutorial';

const { tutorial, platformTutorials, deposit, withdrawal } = paths.mine.finance;
const wechat = buildPayoutForm({
  kind: 'wechat',
  name: { 'zh-CN': '微信', en: 'WeChat' },
  needsRealName: true,
});

describe('the tutorials of deposit and withdrawal', () => {
  resetBetweenTests();

  const forms = { payoutForms: () => [buildPayoutForm(), wechat] } satisfies Handlers;
  const openIntro = (handlers: Handlers = {}) => showPage(Tutorial, tutorial, { ...forms, ...handlers });
  const openPlatform = (search = '', handlers: Handlers = {}) =>
    showPage(PlatformTutorials, platformTutorials + search, { ...forms, ...handlers });
  const steps = () =>
    within(screen.getAllByRole('list').find((list) => list.tagName === 'OL') as HTMLElement)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent);
  const expectAccessible = async (root: Element) => {
    jest.useRealTimers();
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    const { violations } = await axe.run(root, { rules });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  };

  it('show each step, and link to each channel', async () => {
    const { container } = openIntro();
    expect(steps()).toEqual(['选择支付方式', '填写金额', '复制收款信息', '完成付款', '自动到账']);
    expect(await screen.findByRole('link', { name: '支付宝' })).toHaveAttribute(
      'href',
      `${platformTutorials}?for=deposit&channel=alipay`,
    );
    expect(await screen.findByRole('link', { name: '微信' })).toHaveAttribute(
      'href',
      `${platformTutorials}?for=withdrawal&channel=wechat`,
    );
    expect(screen.getByRole('link', { name: '去存款' })).toHaveAttribute('href', deposit);
    expect(screen.getByRole('link', { name: '去取款' })).toHaveAttribute('href', withdrawal);
    await expectAccessible(container);
  });

  it('[APP-3] keep their steps when the channels fail to load', async () => {
    openIntro({
      depositChannels: () => refuse(errorCodes.generalError),
      payoutForms: () => refuse(errorCodes.generalError),
    });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(screen.queryByText('按支付方式查看')).not.toBeInTheDocument();
    expect(steps()).toHaveLength(5);
  });

  it('[RTE-4] show the channel of the query, and keep each choice there', async () => {
    const { user, address, container } = openPlatform('?for=deposit&channel=alipay');
    expect(await screen.findByRole('radio', { name: /支付宝/ })).toBeChecked();
    expect(steps()).toContain('扫描收款二维码');
    expect(screen.getByText('单笔限额 ¥50.00 – ¥20,000.00')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '取款' }));
    expect(address()).toBe(`${platformTutorials}?for=withdrawal`);
    await user.click(await screen.findByRole('radio', { name: /微信/ }));
    expect(address()).toBe(`${platformTutorials}?for=withdrawal&channel=wechat`);
    expect(steps()).toEqual(['绑定收款账户', '完成流水', '填写取款金额', '输入资金密码', '审核与付款']);
    expect(screen.getByText('户名须与实名认证一致')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去绑定账户' })).toHaveAttribute('href', paths.mine.wechat.add);
    await expectAccessible(container);
  });

  it('say that nothing else is to be paid in a channel without a payee', async () => {
    const card = { ...bank, code: 'card', name: { 'zh-CN': '充值卡', en: 'Card' }, hasPayee: false };
    openPlatform('?for=deposit&channel=card', { depositChannels: () => [bank, card] });
    expect(await screen.findByRole('radio', { name: /充值卡/ })).toBeChecked();
    expect(steps()).toEqual(['选择支付方式', '填写金额', '等待核对', '自动到账']);
    expect(screen.queryByText(/复制|附言/)).not.toBeInTheDocument();
    expect(screen.getByText(/无需另行付款/)).toBeInTheDocument();
  });

  it('read an invalid query as the first deposit channel', async () => {
    openPlatform('?for=nothing&channel=nobody');
    expect(await screen.findByRole('radio', { checked: true })).toHaveAccessibleName(
      expect.stringContaining(bank.name['zh-CN']),
    );
    expect(screen.getByRole('tab', { name: '存款' })).toHaveAttribute('aria-selected', 'true');
  });

  it('[APP-3] show a loading error, the empty state, and the channels after a retry', async () => {
    const { user, gateway } = openPlatform('', { depositChannels: () => refuse(errorCodes.generalError) });
    const retry = await screen.findByRole('button', { name: '重试' });
    gateway.answer({ depositChannels: () => [] });
    await user.click(retry);
    expect(await screen.findByText('暂无可用的支付方式')).toBeInTheDocument();
    gateway.answer({ depositChannels: () => [alipay] });
    await user.click(screen.getByRole('tab', { name: '取款' }));
    expect(await screen.findByRole('radio', { name: /微信/ })).toBeInTheDocument();
  });
});
