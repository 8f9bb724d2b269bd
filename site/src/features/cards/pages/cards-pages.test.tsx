import { errorCodes } from '@pavilion/contract';
import {
  buildChallenge,
  buildFormField,
  buildMemberSecurity,
  buildPayoutAccount,
  refuse,
} from '@pavilion/sdk/testing';
import { resetModals } from '@pavilion/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { paths } from '../../../routes/paths';
import { AuthenticationPage as Authentication } from './authentication';
import { BankCardsPage as BankCards } from './bank-cards';
import { bankForm, showPage } from './cards-test-kit';
import { CoinAddressesPage as CoinAddresses } from './coin-addresses';
import { PayoutAccountsPage as PayoutAccounts } from './payout-accounts';
import { WalletAddPage as WalletAdd } from './wallet-add';

const number = '6222021234567890128';
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const wrongAddress = `${address.slice(0, -1)}u`;
const realName = (state: 'none' | 'pending' | 'passed' | 'refused') => () =>
  buildMemberSecurity({ realName: { state, name: null, reason: { 'zh-CN': '姓名无法核对', en: '' } } });

/** The payment password of the form that binds an account. */
const paymentPassword = () => screen.getByLabelText(/资金密码/, { selector: 'input' });

describe('payout accounts', () => {
  afterEach(() => act(() => resetModals()));

  it('[MSK-2] detects the bank by the number, rejects a wrong digit, and binds a valid card', async () => {
    const bound = buildPayoutAccount({ title: { 'zh-CN': '中国工商银行', en: 'ICBC' } });
    const page = showPage(BankCards, 'addBankCard', { payoutAccountAdd: () => bound });
    const input = await screen.findByRole('textbox', { name: /银行卡号/ });
    expect(screen.getByRole('textbox', { name: '持有人姓名' })).toHaveAttribute('readonly');

    await page.user.click(screen.getByRole('button', { name: '确认绑定' }));
    expect(screen.getByText('请填写银行卡号')).toBeInTheDocument();
    await page.user.click(input);
    await page.user.paste('6222 0212 3456 7890 123');
    expect(screen.getByText('已自动识别')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: '确认绑定' }));
    expect(screen.getByText(/有数字填错了/)).toBeInTheDocument();
    expect(input).toHaveFocus();
    expect(page.sent('payoutAccountAdd')).toEqual([]);

    await page.user.clear(input);
    await page.user.paste(number);
    await page.user.type(paymentPassword(), '246810');
    await page.user.click(screen.getByRole('button', { name: '确认绑定' }));
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toHaveFocus();
    expect(page.sent('payoutAccountAdd')).toEqual([
      { kind: 'bank', values: { number, bank: 'icbc' }, paymentPassword: '246810' },
    ]);
  });

  it('requires the payment password for an account, and shows how often a wrong one can be tried again', async () => {
    let refusals = 1;
    const page = showPage(CoinAddresses, 'coinAddresses', {
      payoutAccountAdd: () =>
        refusals-- > 0
          ? refuse(errorCodes.paymentPasswordWrong, '', { attemptsLeft: 4 })
          : buildPayoutAccount({ kind: 'coin' }),
    });
    await page.user.click(await screen.findByRole('textbox', { name: /钱包地址/ }));
    await page.user.paste(address);
    await page.user.click(screen.getByRole('button', { name: '确认绑定' }));
    expect(paymentPassword()).toHaveFocus();
    expect(page.sent('payoutAccountAdd')).toEqual([]);
    await page.user.type(paymentPassword(), '135791{Enter}');
    expect(await screen.findByText('资金密码不正确，还可以再试 4 次')).toBeInTheDocument();
    expect(paymentPassword()).toHaveFocus();
    await page.user.clear(paymentPassword());
    await page.user.type(paymentPassword(), '246810{Enter}');
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toBeInTheDocument();
  });

  it('requires the login password for an account before a payment password is set', async () => {
    const unset = { isSet: false, attemptsLeft: 5, lockedUntil: null };
    let refusals = 1;
    const page = showPage(CoinAddresses, 'coinAddresses', {
      memberSecurity: () => buildMemberSecurity({ paymentPassword: unset }),
      payoutAccountAdd: () =>
        refusals-- > 0 ? refuse(errorCodes.wrongCredentials) : buildPayoutAccount({ kind: 'coin' }),
    });
    await page.user.click(await screen.findByRole('textbox', { name: /钱包地址/ }));
    await page.user.paste(address);
    const password = screen.getByLabelText(/登录密码/, { selector: 'input' });
    await page.user.type(password, 'Wrong2026{Enter}');
    expect(await screen.findByText('登录密码不正确，请重新输入')).toBeInTheDocument();
    await page.user.clear(password);
    await page.user.type(password, 'Passw0rd1{Enter}');
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toBeInTheDocument();
    expect(page.sent('payoutAccountAdd')[1]).toEqual({
      kind: 'coin',
      values: { network: 'TRC20', number: address },
      loginPassword: 'Passw0rd1',
    });
  });

  it('detects the network of an address, and rejects a wrong character and another network', async () => {
    const page = showPage(CoinAddresses, 'coinAddresses');
    const input = await screen.findByRole('textbox', { name: /钱包地址/ });
    await page.user.click(input);
    await page.user.paste(wrongAddress);
    expect(screen.getByRole('radio', { name: 'TRC20' })).toBeChecked();
    await page.user.click(screen.getByRole('button', { name: '确认绑定' }));
    expect(screen.getByText(/有字符填错了/)).toBeInTheDocument();

    await page.user.clear(input);
    await page.user.paste(address);
    await page.user.click(screen.getByRole('radio', { name: 'ERC20' }));
    await page.user.click(screen.getByRole('button', { name: '确认绑定' }));
    expect(screen.getByText(/不属于所选网络/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('radio', { name: 'TRC20' }));
    expect(screen.queryByText(/不属于所选网络/)).not.toBeInTheDocument();
  });

  it('renders the form of a wallet, and shows the gateway’s rejection at its field', async () => {
    const page = showPage(WalletAdd, 'ebpayAdd', {
      payoutAccountAdd: () =>
        refuse(errorCodes.validationError, '', { fields: [{ field: 'number', reason: 'taken' }] }),
    });
    const input = await screen.findByRole('textbox', { name: /EBpay 地址/ });
    await page.user.click(input);
    await page.user.paste('nonsense');
    await page.user.click(screen.getByRole('button', { name: '确认绑定' }));
    expect(screen.getByText(/EBpay 地址的格式不正确/)).toBeInTheDocument();
    await page.user.clear(input);
    await page.user.paste('eb0123456789abcdef');
    await page.user.type(paymentPassword(), '246810');
    await page.user.click(screen.getByRole('button', { name: '确认绑定' }));
    expect(await screen.findByText(/已被其他账号绑定/)).toBeInTheDocument();
  });

  it('renders tab, page, form and preview of a kind that only the gateway defines', async () => {
    const bound = buildPayoutAccount({
      kind: 'voucher',
      mark: 'koipay',
      title: { 'zh-CN': '北门店', en: '' },
    });
    const address = `${paths.mine.payoutAccounts}?kind=voucher`;
    const page = showPage(PayoutAccounts, 'payoutAccounts', { payoutAccountAdd: () => bound }, address);
    const tab = await screen.findByRole('link', { name: '礼品卡' });
    expect(tab).toHaveAttribute('href', address);
    expect(tab).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('礼品卡不可拆分使用')).toBeInTheDocument();

    const card = await screen.findByRole('textbox', { name: /礼品卡号/ });
    await page.user.type(card, '1234');
    expect(screen.getAllByText('1234')).toHaveLength(1);
    await page.user.click(screen.getByRole('radio', { name: '北门店' }));
    await page.user.click(screen.getByRole('button', { name: '确认绑定' }));
    expect(screen.getByText('礼品卡号至少 8 位，请检查是否漏填')).toBeInTheDocument();
    await page.user.type(card, '5678');
    await page.user.type(paymentPassword(), '246810');
    await page.user.click(screen.getByRole('button', { name: '确认绑定' }));
    expect(await screen.findByRole('heading', { name: '绑定成功' })).toHaveFocus();
    expect(page.sent('payoutAccountAdd')).toEqual([
      { kind: 'voucher', values: { shop: 'north', card: '12345678' }, paymentPassword: '246810' },
    ]);
  });

  it('shows what an account has besides its number on the account, in its preview, and before it is removed', async () => {
    const details = [
      {
        name: 'branch',
        label: { 'zh-CN': '开户支行', en: 'Branch' },
        value: { 'zh-CN': '静安支行', en: '' },
      },
    ];
    const page = showPage(BankCards, 'addBankCard', {
      payoutForms: () => [
        bankForm({
          fields: [...bankForm().fields, buildFormField({ name: 'branch', label: details[0]!.label })],
        }),
      ],
      payoutAccounts: () => [buildPayoutAccount({ details })],
    });
    expect(await screen.findByText('开户支行 静安支行')).toBeInTheDocument();
    await page.user.type(await screen.findByRole('textbox', { name: '开户支行' }), '浦东支行');
    expect(screen.getByText('开户支行 浦东支行')).toBeInTheDocument();
    await page.user.click(await screen.findByRole('button', { name: /^移除：/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('开户支行 静安支行')).toBeInTheDocument();
  });

  it('hides a secret of the form, and sends it apart from the values', async () => {
    const label = { 'zh-CN': '钱包密码', en: 'PIN' };
    const page = showPage(BankCards, 'addBankCard', {
      payoutForms: () => [
        bankForm({
          fields: [buildFormField(), buildFormField({ name: 'pin', label, control: 'secret' })],
          titleField: null,
        }),
      ],
      payoutAccountAdd: () => buildPayoutAccount(),
    });
    await page.user.type(await screen.findByRole('textbox', { name: /号码/ }), '4600');
    const pin = screen.getByLabelText(/^钱包密码/);
    expect(pin).toHaveAttribute('type', 'password');
    await page.user.type(pin, ' 27 ');
    expect(screen.queryByText(/27/)).not.toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('27');
    await page.user.type(paymentPassword(), '246810{Enter}');
    await screen.findByRole('heading', { name: '绑定成功' });
    expect(page.sent('payoutAccountAdd')).toEqual([
      { kind: 'bank', values: { number: '4600' }, secrets: { pin: ' 27 ' }, paymentPassword: '246810' },
    ]);
  });

  it('shows the first kind when the query names none, and requests no accounts before it is known', async () => {
    const page = showPage(PayoutAccounts, 'payoutAccounts');
    expect(await screen.findByRole('link', { name: '银行卡' })).toHaveAttribute('aria-current', 'page');
    await screen.findByText('确认绑定');
    expect(page.sent('payoutAccounts')).toEqual([{ kind: 'bank' }]);
  });

  it('shows a message when the gateway no longer offers the kind of a page', async () => {
    showPage(WalletAdd, 'koipayAdd');
    expect(await screen.findByText('这种收款方式暂不可用')).toBeInTheDocument();
  });

  it.each([
    ['none', '先完成实名认证', '去实名认证'],
    ['refused', '姓名无法核对', '重新提交'],
  ] as const)('asks for the real name while it is %s', async (state, text, way) => {
    showPage(BankCards, 'addBankCard', { memberSecurity: realName(state) });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
  });

  it('shows a message when the limit of accounts is reached', async () => {
    showPage(BankCards, 'addBankCard', { payoutForms: () => [bankForm({ bound: 5 })] });
    expect(await screen.findByText('绑定数量已达上限')).toBeInTheDocument();
  });

  it('[MSK-2] lists bound accounts, and removes one only with the payment password', async () => {
    const account = buildPayoutAccount();
    let refusals = 1;
    const page = showPage(BankCards, 'addBankCard', {
      payoutAccounts: () => [account],
      payoutAccountRemove: () =>
        refusals-- > 0 ? refuse(errorCodes.paymentPasswordWrong, '', { attemptsLeft: 4 }) : [],
    });
    await page.user.click(await screen.findByRole('button', { name: /^移除：/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/4600/)).toBeInTheDocument();
    const password = await within(dialog).findByLabelText(/资金密码/);
    await page.user.type(password, '123456{Enter}');
    expect(await within(dialog).findByText('资金密码不正确，还可以再试 4 次')).toBeInTheDocument();
    page.gateway.answer({ payoutAccounts: () => [] });
    await page.user.clear(password);
    await page.user.type(password, '246810');
    await page.user.click(within(dialog).getByRole('button', { name: '确认移除' }));
    expect(await screen.findByText('还没有绑定的账户')).toBeInTheDocument();
    expect(page.sent('payoutAccountRemove')).toEqual([
      { id: account.id, paymentPassword: '123456' },
      { id: account.id, paymentPassword: '246810' },
    ]);
  });

  it('[APP-3] shows a loading error and retries', async () => {
    const page = showPage(BankCards, 'addBankCard', {
      payoutAccounts: () => refuse(errorCodes.generalError),
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    page.gateway.answer({ payoutAccounts: () => [] });
    await page.user.click(retry);
    expect(await screen.findByText('还没有绑定的账户')).toBeInTheDocument();
  });
});

describe('real name and payment password', () => {
  it.each([
    ['none', '未提交'],
    ['pending', '审核中'],
    ['passed', '已通过'],
    ['refused', '姓名无法核对'],
  ] as const)('shows the name while it is %s', async (state, text) => {
    showPage(Authentication, 'authentication', { memberSecurity: realName(state) });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryAllByRole('textbox', { name: /真实姓名/ })).toHaveLength(
      state === 'none' || state === 'refused' ? 1 : 0,
    );
  });

  it('sets the first payment password by the login password', async () => {
    const isSet = (set: boolean) => () =>
      buildMemberSecurity({ paymentPassword: { isSet: set, attemptsLeft: 5, lockedUntil: null } });
    const page = showPage(Authentication, 'authentication', {
      memberSecurity: isSet(false),
      paymentPasswordSet: isSet(true),
    });
    await page.user.type(await screen.findByLabelText(/^登录密码/), 'Pavilion2026');
    await page.user.type(screen.getByLabelText(/^新资金密码/), '246810');
    await page.user.type(screen.getByLabelText(/^再次输入/), '246811');
    await page.user.click(screen.getByRole('button', { name: '设置资金密码' }));
    expect(screen.getByText('两次输入不一致，请重新输入')).toBeInTheDocument();
    page.gateway.answer({ memberSecurity: isSet(true) });
    await page.user.clear(screen.getByLabelText(/^再次输入/));
    await page.user.type(screen.getByLabelText(/^再次输入/), '246810{Enter}');
    expect(await screen.findByRole('button', { name: '修改资金密码' })).toBeInTheDocument();
    expect(page.sent('paymentPasswordSet')).toEqual([
      { paymentPassword: '246810', loginPassword: 'Pavilion2026' },
    ]);
  });

  it('[REQ-5] recovers a forgotten payment password by the login password and a code', async () => {
    const page = showPage(Authentication, 'authentication', {
      paymentPasswordForgot: () => buildChallenge({ id: 'challenge-7' }),
      paymentPasswordReset: () => buildMemberSecurity(),
      messageBox: () => [],
    });
    await page.user.click(await screen.findByRole('button', { name: '忘记资金密码？' }));
    expect(screen.getByLabelText(/^登录密码/)).toHaveFocus();
    await page.user.type(screen.getByLabelText(/^登录密码/), 'Pavilion2026{Enter}');
    const code = await screen.findByRole('textbox', { name: /^验证码/ });
    expect(code).toHaveFocus();
    await page.user.type(code, '123456');
    await page.user.type(screen.getByLabelText(/^新资金密码/), '246810');
    page.gateway.answer({
      paymentPasswordReset: () =>
        refuse(errorCodes.verificationCodeError, '', { challenge: buildChallenge({ attemptsLeft: 4 }) }),
    });
    await page.user.type(screen.getByLabelText(/^再次输入/), '246810{Enter}');
    expect(await screen.findByText('验证码不正确，还可以再试 4 次')).toBeInTheDocument();
    page.gateway.answer({ paymentPasswordReset: () => buildMemberSecurity() });
    await page.user.click(screen.getByRole('button', { name: '重设资金密码' }));
    expect(await screen.findByText('资金密码已生效')).toBeInTheDocument();
    expect(page.sent('paymentPasswordForgot')).toEqual([{ loginPassword: 'Pavilion2026' }]);
    expect(page.sent('paymentPasswordReset')[0]).toEqual({
      id: 'challenge-7',
      code: '123456',
      paymentPassword: '246810',
    });
  });

  it('links to adding a phone when the member has none', async () => {
    const page = showPage(Authentication, 'authentication', {
      paymentPasswordForgot: () =>
        refuse(errorCodes.validationError, '', { fields: [{ field: 'phone', reason: 'required' }] }),
    });
    await page.user.click(await screen.findByRole('button', { name: '忘记资金密码？' }));
    await page.user.type(screen.getByLabelText(/^登录密码/), 'Pavilion2026{Enter}');
    expect(await screen.findByRole('link', { name: '去添加手机号' })).toHaveAttribute(
      'href',
      paths.mine.informationAudit,
    );
  });
});
