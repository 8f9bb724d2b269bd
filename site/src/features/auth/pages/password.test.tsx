import { codeDefinition, errorCodes } from '@pavilion/contract';
import { buildChallenge, buildSentMessage, type Handlers, refuse } from '@pavilion/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { member, showPage } from './auth-test-kit';
import { PasswordPage } from './password';

// The picture has tests of its own, and hundreds of stars that every look-up would walk over.
jest.mock('../components/scene-panel', () => ({ ScenePanel: () => null }));

const saying = (code: number) => codeDefinition(code)!.message['zh-CN'];
const write = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const next = () => press('下一步');
const account = () => screen.getByLabelText(/^账号/);
const phone = () => screen.getByLabelText(/^手机号/);
const code = () => screen.findByRole('textbox', { name: /^验证码/ });
const password = () => screen.findByLabelText(/^设置密码/);
const current = () => document.querySelector('[aria-current=step]');

const challenge = buildChallenge({
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  resendAt: new Date(Date.now() + 60_000).toISOString(),
});
const ticket = { ticket: 'ticket-1', expiresAt: challenge.expiresAt };
const gatewayOf = (differing: Handlers = {}): Handlers => ({
  passwordIdentify: () => challenge,
  challengeSend: () => challenge,
  messageBox: () => [buildSentMessage()],
  passwordVerify: () => ticket,
  passwordReset: () => ({}),
  ...differing,
});
const show = (differing?: Handlers) => showPage(PasswordPage, { handlers: gatewayOf(differing) });
const identify = () => {
  write(account(), ' moonlit_8 ');
  write(phone(), '13800002026');
  next();
};
const giveCode = async (given = '271828') => {
  write(await code(), given);
  next();
};

describe('a forgotten password', () => {
  it('moves through account, code and new password, and moves the focus with each step', async () => {
    const { bodies } = show();
    expect(current()).toHaveTextContent('确认身份');
    identify();
    expect(await code()).toHaveFocus();
    expect(current()).toHaveTextContent('输入验证码');
    expect(await screen.findByText(/您的验证码是 271828/)).toBeInTheDocument();
    await giveCode();
    expect(await password()).toHaveFocus();
    expect(current()).toHaveTextContent('设置新密码');
    write(await password(), 'Boathouse2027');
    press('保存新密码');
    expect(await screen.findByRole('heading', { name: '新密码已生效' })).toHaveFocus();
    expect(screen.getByRole('link', { name: '去登录' })).toBeInTheDocument();
    expect([
      bodies('passwordIdentify'),
      bodies('challengeSend'),
      bodies('passwordVerify'),
      bodies('passwordReset'),
    ]).toEqual([
      [{ account: 'moonlit_8', phone: '(86)13800002026' }],
      [{ id: 'challenge-1' }],
      [{ id: 'challenge-1', code: '271828' }],
      [{ ticket: 'ticket-1', password: 'Boathouse2027' }],
    ]);
  });

  it('[ERR-7] says with the code what to do when none arrives, since the gateway reports no limit', async () => {
    show();
    identify();
    await code();
    expect(screen.getByText(/没收到验证码？.*请明天再试/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/customer/main');
    await giveCode();
    await password();
    expect(screen.queryByText(/没收到验证码/)).not.toBeInTheDocument();
  });

  it('[SES-1] fills in the remembered account', () => {
    showPage(PasswordPage, {
      handlers: gatewayOf(),
      before: ({ session }) => {
        session.start('old', { remember: true, member });
        session.clear();
      },
    });
    expect(account()).toHaveValue('moonlit_8');
  });

  it('shows missing values at each step without a request', async () => {
    const { bodies } = show();
    next();
    expect(account()).toHaveAccessibleDescription('请输入账号');
    expect(phone()).toHaveAccessibleDescription('请输入手机号');
    expect(account()).toHaveFocus();
    identify();
    await giveCode('');
    expect(await code()).toHaveAccessibleDescription(expect.stringContaining('请先完成这一项'));
    await giveCode();
    write(await password(), 'short');
    press('保存新密码');
    expect(await password()).toHaveAccessibleDescription(expect.stringContaining('密码至少'));
    expect([bodies('passwordVerify').length, bodies('passwordReset').length]).toEqual([1, 0]);
  });

  it('[ERR-7] 10409 (wrong code) shows the remaining attempts at the field and accepts the correct code', async () => {
    const { gateway } = show({
      passwordVerify: () =>
        refuse(errorCodes.verificationCodeError, '', { challenge: { ...challenge, attemptsLeft: 3 } }),
    });
    identify();
    await giveCode('000000');
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription(expect.stringContaining('还可以再试 3 次')),
    );
    expect(await code()).toHaveFocus();
    gateway.answer({ passwordVerify: () => ticket });
    await giveCode();
    expect(await password()).toBeInTheDocument();
  });

  it.each(['passwordVerify', 'passwordReset'] as const)(
    '[ERR-7] 6036 (code expired) at %s returns to the first step with the input but without the old code',
    async (name) => {
      show({ [name]: () => refuse(errorCodes.loginCodeExpired, '', { challenge: null }) });
      identify();
      await giveCode();
      if (name === 'passwordReset') {
        write(await password(), 'Boathouse2027');
        press('保存新密码');
      }
      expect(await screen.findByRole('alert')).toHaveTextContent(saying(6036));
      press('重新填写账号和手机号');
      expect(account()).toHaveFocus();
      expect(account()).toHaveValue(' moonlit_8 ');
      next();
      expect(await code()).toHaveValue('');
    },
  );

  it('shows the gateway’s rejection of the new password at its field and reuses the ticket', async () => {
    const { gateway, bodies } = show({
      passwordReset: () =>
        refuse(errorCodes.validationError, '', { fields: [{ field: 'password', reason: 'weak' }] }),
    });
    identify();
    await giveCode();
    write(await password(), 'Boathouse2027');
    press('保存新密码');
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription(expect.stringContaining('密码太简单')),
    );
    gateway.answer({ passwordReset: () => ({}) });
    write(await password(), 'Lantern2028');
    press('保存新密码');
    expect(await screen.findByRole('heading', { name: '新密码已生效' })).toBeInTheDocument();
    expect(bodies('passwordReset')).toEqual([
      { ticket: 'ticket-1', password: 'Boathouse2027' },
      { ticket: 'ticket-1', password: 'Lantern2028' },
    ]);
  });

  it('[ERR-8] keeps the input after a network error and continues on retry', async () => {
    const { gateway } = show();
    gateway.fault('passwordIdentify', { kind: 'drop' }, 1);
    identify();
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后重试');
    expect(account()).toHaveValue(' moonlit_8 ');
    next();
    expect(await code()).toHaveFocus();
  });
});
