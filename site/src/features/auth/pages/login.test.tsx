import { blockReasons, blockReasonTexts, errorCodes } from '@pavilion/contract';
import { buildChallenge, buildPreInfo, refuse } from '@pavilion/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { grant, member, showPage } from './auth-test-kit';
import { LoginPage } from './login';

// The picture has tests of its own, and hundreds of stars that every look-up would walk over.
jest.mock('../components/scene-panel', () => ({ ScenePanel: () => null }));

const write = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const account = () => screen.getByLabelText(/账号/);
const password = () => screen.getByLabelText(/^密码/);
const submit = () => fireEvent.click(screen.getByRole('button', { name: '登录' }));
const fillIn = () => {
  write(account(), 'moonlit_8');
  write(password(), 'Lake2026x');
};

describe('login', () => {
  it('[SES-1] starts a remembered session when the checkbox is ticked', async () => {
    const { client, bodies } = showPage(LoginPage, { handlers: { login: grant } });
    fillIn();
    fireEvent.click(screen.getByRole('checkbox', { name: '记住登录 365 天' }));
    submit();
    await waitFor(() => expect(client.session.token()).toBe('token-1'));
    expect(bodies('login')).toEqual([{ account: 'moonlit_8', password: 'Lake2026x', remember: true }]);
    expect(client.session.rememberedAccount()).toEqual({ account: 'moonlit_8', isChecked: true });
    expect(await screen.findByText('欢迎回来，月下客。上次登录 2026/01/01 08:00')).toBeInTheDocument();
  });

  it('[SES-1] fills in the remembered account, and never a password', () => {
    showPage(LoginPage, {
      before: ({ session }) => {
        session.start('old', { remember: true, member });
        session.clear();
      },
    });
    expect(account()).toHaveValue('moonlit_8');
    expect(password()).toHaveValue('');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('[ERR-7] shows wrong credentials at the form, keeps both values and selects the password', async () => {
    showPage(LoginPage, { handlers: { login: () => refuse(errorCodes.wrongCredentials) } });
    fillIn();
    submit();
    expect(await screen.findByText('账号或密码不正确')).toBeInTheDocument();
    expect(account()).toHaveValue('moonlit_8');
    expect(password()).toHaveValue('Lake2026x');
    expect(password()).toHaveFocus();
    const { selectionStart, selectionEnd } = password() as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([0, 'Lake2026x'.length]);
  });

  it('[ERR-7] shows the waiting time after too many attempts', async () => {
    showPage(LoginPage, { handlers: { login: () => refuse(errorCodes.tooManyRequests) } });
    fillIn();
    submit();
    expect(await screen.findByText('操作过于频繁，请稍后再试')).toBeInTheDocument();
    expect(screen.getByText(/请稍后再试，您填写的内容/)).toBeInTheDocument();
  });

  it('[ERR-7] shows the catalogue’s text and a link to support for a login risk', async () => {
    showPage(LoginPage, { handlers: { login: () => refuse(errorCodes.newDevice) } });
    fillIn();
    submit();
    expect(await screen.findByText('检测到新设备登录，请先完成验证')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '联系客服' })).toBeInTheDocument();
  });

  it.each(blockReasons)(
    '[ERR-7] tells a blocked member the reason %s and leads to support',
    async (reason) => {
      const refused = () => refuse(errorCodes.accountBlocked, '账号已停用，请联系客服', { reason });
      showPage(LoginPage, { handlers: { login: refused } });
      fillIn();
      submit();
      expect(await screen.findByText(blockReasonTexts[reason].message['zh-CN'])).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '联系客服' })).toBeInTheDocument();
    },
  );

  it('[APP-9] shows errors in English', async () => {
    showPage(LoginPage, { handlers: { login: () => refuse(errorCodes.wrongCredentials) }, locale: 'en' });
    write(screen.getByLabelText(/^Account/), 'moonlit_8');
    write(screen.getByLabelText(/^Password/), 'Lake2026x');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('The account or the password is not right.')).toBeInTheDocument();
  });

  it('[APP-9] shows the reason of a block in English', async () => {
    const refused = () =>
      refuse(errorCodes.accountBlocked, '账号已停用，请联系客服', { reason: 'own-request' });
    showPage(LoginPage, { handlers: { login: refused }, locale: 'en' });
    write(screen.getByLabelText(/^Account/), 'moonlit_8');
    write(screen.getByLabelText(/^Password/), 'Lake2026x');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/This account is blocked at your request/)).toBeInTheDocument();
  });

  it('shows missing values at their fields without a request', async () => {
    const { bodies } = showPage(LoginPage);
    submit();
    expect(account()).toHaveAccessibleDescription('请输入账号');
    expect(account()).toHaveFocus();
    expect(bodies('login')).toEqual([]);
  });

  it('keeps the input after a network error, and the next attempt succeeds', async () => {
    const { client, gateway } = showPage(LoginPage, { handlers: { login: grant } });
    gateway.fault('login', { kind: 'drop' }, 1);
    fillIn();
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后重试');
    expect(password()).toHaveValue('Lake2026x');
    submit();
    await waitFor(() => expect(client.session.token()).toBe('token-1'));
  });

  it('[MNT-3] shows a notice instead of the form while login is stopped', async () => {
    showPage(LoginPage, { handlers: { preInfo: () => buildPreInfo({ stopLogin: true }) } });
    expect(await screen.findByRole('heading', { name: '登录暂时关闭' })).toBeInTheDocument();
    expect(screen.queryByLabelText(/账号/)).not.toBeInTheDocument();
  });

  it('[MNT-3] replaces the open form when login is stopped', async () => {
    const { gateway } = showPage(LoginPage, { handlers: { login: () => refuse(errorCodes.loginClosed) } });
    fillIn();
    gateway.answer({ preInfo: () => buildPreInfo({ stopLogin: true }) });
    submit();
    expect(await screen.findByRole('heading', { name: '登录暂时关闭' })).toBeInTheDocument();
  });
});

describe('login by phone', () => {
  const byCode = () => fireEvent.click(screen.getByRole('button', { name: '验证码登录' }));
  const phone = () => screen.findByRole('textbox', { name: /^手机号/ });
  const code = () => screen.findByRole('textbox', { name: /^验证码/ });
  const challenge = buildChallenge({
    id: 'challenge-1',
    expiresAt: new Date(Date.now() + 300_000).toISOString(),
    resendAt: new Date(Date.now() + 60_000).toISOString(),
  });
  const handlers = { loginPhone: () => challenge, challengeSend: () => challenge, messageBox: () => [] };
  const askForCode = async () => {
    byCode();
    write(await phone(), '139 1234 5678');
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await code();
  };

  it('[SES-1] accepts a phone in place of the account, and remembers it as typed', async () => {
    const { client, bodies } = showPage(LoginPage, { handlers: { login: grant } });
    write(account(), ' 13912345678 ');
    write(password(), 'Lake2026x');
    fireEvent.click(screen.getByRole('checkbox', { name: '记住登录 365 天' }));
    submit();
    await waitFor(() => expect(client.session.token()).toBe('token-1'));
    expect(bodies('login')).toEqual([{ account: '13912345678', password: 'Lake2026x', remember: true }]);
    expect(client.session.rememberedAccount()).toEqual({ account: '13912345678', isChecked: true });
  });

  it('[SES-1] logs in with a code to the phone', async () => {
    const { client, bodies } = showPage(LoginPage, { handlers: { ...handlers, loginCode: grant } });
    await askForCode();
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(screen.getByText('如果这个手机号已通过验证，您会收到一条验证码短信。')).toBeInTheDocument();
    submit();
    expect(await code()).toHaveAccessibleDescription(expect.stringContaining('请先完成这一项'));
    write(await code(), '271828');
    submit();
    await waitFor(() => expect(client.session.token()).toBe('token-1'));
    expect([bodies('loginPhone'), bodies('challengeSend'), bodies('loginCode')]).toEqual([
      [{ phone: '(86)13912345678' }],
      [{ id: 'challenge-1' }],
      [{ phone: '(86)13912345678', id: 'challenge-1', code: '271828', remember: false }],
    ]);
    expect(await screen.findByText(/^欢迎回来，月下客/)).toBeInTheDocument();
  });

  it('[ERR-7] shows a wrong code at its field, and returns to the phone when the code is over', async () => {
    const wrong = () =>
      refuse(errorCodes.verificationCodeError, '', { challenge: { ...challenge, attemptsLeft: 4 } });
    const { gateway } = showPage(LoginPage, { handlers: { ...handlers, loginCode: wrong } });
    await askForCode();
    write(await code(), '111111');
    submit();
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription(expect.stringContaining('还可以再试 4 次')),
    );
    gateway.answer({ loginCode: () => refuse(errorCodes.loginCodeExpired, '', { challenge: null }) });
    submit();
    expect(await phone()).toHaveValue('13912345678');
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('[ERR-7] asks for the check of a risky login, and sends its answer with the code', async () => {
    const question = buildChallenge({
      ...{ id: 'challenge-2', kind: 'question', question: '7 + 5', channel: null, to: null, resendAt: null },
      expiresAt: challenge.expiresAt,
    });
    const { gateway, client, bodies } = showPage(LoginPage, {
      handlers: {
        ...handlers,
        loginCode: () => refuse(errorCodes.loginCaptchaRequired, '', { challenge: question }),
      },
    });
    await askForCode();
    write(await code(), '271828');
    submit();
    const answer = await screen.findByRole('textbox', { name: /^请计算：7 \+ 5/ });
    expect(screen.queryByRole('button', { name: '密码登录' })).not.toBeInTheDocument();
    gateway.answer({ loginCode: grant });
    write(answer, '12');
    fireEvent.click(screen.getByRole('button', { name: '验证并登录' }));
    await waitFor(() => expect(client.session.token()).toBe('token-1'));
    expect(bodies('loginCode').at(-1)).toMatchObject({
      code: '271828',
      check: { id: 'challenge-2', answer: '12' },
    });
  });

  it('[SES-1] fills in a remembered phone, and validates it before a request', async () => {
    const { bodies } = showPage(LoginPage, {
      before: ({ session }) => {
        session.start('old', { remember: true, account: '13912345678' });
        session.clear();
      },
    });
    expect(account()).toHaveValue('13912345678');
    byCode();
    expect(await phone()).toHaveValue('13912345678');
    write(await phone(), '12');
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await phone()).toHaveAccessibleDescription(expect.stringContaining('手机号不正确'));
    expect(bodies('loginPhone')).toEqual([]);
  });

  it('[SES-1] keeps account, phone and the sent code while the way is switched, and after a reload', async () => {
    const first = showPage(LoginPage, { handlers: { ...handlers, loginCode: grant } });
    write(account(), 'moonlit_8');
    write(password(), 'Lake2026x');
    await askForCode();
    fireEvent.click(screen.getByRole('button', { name: '密码登录' }));
    expect([account(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'moonlit_8',
      '',
    ]);
    byCode();
    expect(await code()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^重新发送/ })).toBeDisabled();
    first.unmount();

    const { bodies } = showPage(LoginPage, { handlers: { ...handlers, loginCode: grant } });
    write(await code(), '271828');
    submit();
    await waitFor(() =>
      expect(bodies('loginCode')).toEqual([
        { phone: '(86)13912345678', id: 'challenge-1', code: '271828', remember: false },
      ]),
    );
    expect([bodies('loginPhone'), Object.keys(sessionStorage)]).toEqual([[], []]);
  });

  it('[SES-1] asks for the phone again once the sent code has expired', async () => {
    const over = { ...challenge, expiresAt: new Date(Date.now() - 1).toISOString() };
    sessionStorage.setItem('pavilion.login-code', JSON.stringify(over));
    showPage(LoginPage, { handlers });
    expect(account()).toBeInTheDocument();
    byCode();
    expect(await phone()).toBeInTheDocument();
  });

  it('[MNT-3] offers the password alone while logins by a code are stopped', async () => {
    const { gateway } = showPage(LoginPage, {
      handlers: { ...handlers, loginPhone: () => refuse(errorCodes.codeLoginClosed) },
    });
    byCode();
    write(await phone(), '13912345678');
    gateway.answer({ preInfo: () => buildPreInfo({ stopCodeLogin: true }) });
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '验证码登录' })).not.toBeInTheDocument());
    expect(account()).toBeInTheDocument();
  });

  it('[APP-9] has both ways in English', async () => {
    showPage(LoginPage, { locale: 'en' });
    expect(screen.getByLabelText(/^Account or phone/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'With a code' }));
    expect(await screen.findByRole('button', { name: 'Send a code' })).toBeInTheDocument();
  });
});
