import { blockReasons, blockReasonTexts, errorCodes } from '@pavilion/contract';
import { buildPreInfo, refuse } from '@pavilion/sdk/testing';
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
