import { type Challenge, codeDefinition, codes, errorCodes } from '@pavilion/contract';
import { buildChallenge, buildSentMessage, refuse } from '@pavilion/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { grant, showPage } from './auth-test-kit';
import { LoginPage } from './login';

// The picture has tests of its own, and hundreds of stars that every look-up would walk over.
jest.mock('../components/scene-panel', () => ({ ScenePanel: () => null }));

const saying = (code: number) => codeDefinition(code)!.message['zh-CN'];
const write = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const verify = () => press('验证并登录');
const box = (name: RegExp) => () => screen.findByRole('textbox', { name });

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** A challenge that lasts, of no kind yet. */
const challengeOf = (differing: Partial<Challenge> = {}) =>
  buildChallenge({ expiresAt: inMinutes(5), resendAt: inMinutes(1), ...differing });
const silent = { channel: null, to: null, resendAt: null } as const;
const risk = (code: number, challenge: Challenge | null) => refuse(code, '', { challenge });

const kinds = {
  sms: challengeOf({ channel: 'sms' }),
  email: challengeOf({ channel: 'email', to: 'mo**_8' }),
  authenticator: challengeOf({ channel: 'authenticator', to: 'mo**_8' }),
  voice: challengeOf({ channel: 'voice' }),
  question: challengeOf({ ...silent, kind: 'question', question: '7 + 5' }),
  slider: challengeOf({ ...silent, kind: 'slider', target: 62 }),
  phone: challengeOf({ ...silent, kind: 'phone' }),
  realName: challengeOf({ ...silent, kind: 'real-name' }),
  bankCard: challengeOf({ ...silent, kind: 'bank-card' }),
};

/** Each code that asks, what it asks for and where, and what a member answers. */
const checks: readonly [number, Challenge, () => Promise<HTMLElement>, string, string][] = [
  [6002, kinds.question, box(/^请计算：7 \+ 5/), '12', '请计算：7 + 5 = ？'],
  [
    6008,
    kinds.slider,
    () => screen.findByRole('slider', { name: '滑块验证' }),
    '62',
    '把滑块拖到虚线圆圈处（62%），也可以用方向键移动。',
  ],
  [6021, kinds.sms, box(/^验证码/), '271828', '验证码短信发往 *******2026'],
  [6022, kinds.email, box(/^验证码/), '271828', '邮件已发送至 mo**_8 的安全邮箱'],
  [6024, kinds.sms, box(/^验证码/), '271828', '验证码短信发往 *******2026'],
  [6025, kinds.sms, box(/^验证码/), '271828', '验证码短信发往 *******2026'],
  [6026, kinds.phone, box(/^已绑定的手机号/), '(86)13800002026', '请填写注册时绑定的完整手机号'],
  [6027, kinds.realName, box(/^真实姓名/), '林晚舟', '与实名认证的姓名一致'],
  [6028, kinds.bankCard, box(/^银行卡尾号/), '4606', '已绑定银行卡的后四位'],
  [6501, kinds.authenticator, box(/^验证码/), '271828', '请打开 mo**_8 绑定的身份验证器查看'],
  [22007, kinds.voice, box(/^验证码/), '271828', '语音来电将拨打至 *******2026'],
];
const refusals = [6029, 6038, 6039, 900000];
const verdicts = [6035, 6036, 6037];

const show = (...answers: (() => ReturnType<typeof refuse> | ReturnType<typeof grant>)[]) => {
  const page = showPage(LoginPage, {
    handlers: {
      login: () => (answers.length > 1 ? answers.shift()! : answers[0]!)(),
      challengeSend: () => challengeOf({ id: 'challenge-2' }),
      messageBox: () => [buildSentMessage()],
    },
  });
  write(screen.getByLabelText(/账号/), 'moonlit_8');
  write(screen.getByLabelText(/^密码/), 'Lake2026x');
  press('登录');
  return page;
};

describe('a risky login', () => {
  it('[ERR-7] covers every login-risk code', () => {
    const all = Object.entries(codes).filter(([, { kind }]) => kind === 'login-risk');
    const tried = [...checks.map(([code]) => code), ...refusals, ...verdicts];
    expect(tried.sort((a, b) => a - b)).toEqual(all.map(([code]) => Number(code)));
  });

  it.each(checks)(
    '[ERR-7] %i shows the check with the catalogue’s text, and sends the answer with the login',
    async (code, challenge, field, answer, hint) => {
      const { client, bodies } = show(() => risk(code, challenge), grant);
      const control = await field();
      expect(control).toHaveFocus();
      expect(await screen.findByText(saying(code))).toBeInTheDocument();
      expect(screen.getByText(hint)).toBeInTheDocument();
      write(control, challenge.kind === 'phone' ? '13800002026' : answer);
      verify();
      await waitFor(() => expect(client.session.token()).toBe('token-1'));
      expect(bodies('login').at(-1)).toEqual({
        account: 'moonlit_8',
        password: 'Lake2026x',
        remember: false,
        check: { id: challenge.id, answer },
      });
    },
  );

  it.each(checks)(
    '[ERR-7] %i: shows the attempts that are left after a wrong answer, and accepts another answer',
    async (code, challenge, field, answer) => {
      const { client } = show(
        () => risk(code, challenge),
        () => risk(errorCodes.loginCodeWrong, { ...challenge, attemptsLeft: 4 }),
        grant,
      );
      write(
        await field(),
        challenge.kind === 'phone' ? '13800002027' : challenge.kind === 'slider' ? '9' : '1',
      );
      verify();
      expect(await screen.findByRole('alert')).toHaveTextContent(`${saying(6035)}还可以再试 4 次。`);
      expect(screen.getByText(saying(code))).toBeInTheDocument();
      write(await field(), challenge.kind === 'phone' ? '13800002026' : answer);
      verify();
      await waitFor(() => expect(client.session.token()).toBe('token-1'));
    },
  );

  it.each(checks)(
    '[ERR-7] %i: shows the new, empty check after an expired answer',
    async (code, challenge, field, answer) => {
      const { bodies } = show(
        () => risk(code, challenge),
        () => risk(errorCodes.loginCodeExpired, { ...challenge, id: 'challenge-2' }),
        grant,
      );
      write(await field(), challenge.kind === 'phone' ? '13800002026' : answer);
      verify();
      expect(await screen.findByRole('alert')).toHaveTextContent(saying(6036));
      const control = await field();
      expect(control).toHaveValue(challenge.kind === 'slider' ? '0' : '');
      expect(control).toHaveFocus();
      write(control, challenge.kind === 'phone' ? '13800002026' : answer);
      verify();
      await waitFor(() =>
        expect(bodies('login').at(-1)).toMatchObject({ check: { id: 'challenge-2', answer } }),
      );
    },
  );

  it.each(refusals)('[ERR-7] %i shows the reason at the login form and keeps the input', async (code) => {
    show(() => risk(code, null));
    expect(await screen.findByText(saying(code))).toBeInTheDocument();
    expect(screen.getByLabelText(/^密码/)).toHaveValue('Lake2026x');
    if (code !== 6038) {
      const way = code === 6029 ? '找回密码' : '联系客服';
      expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
    }
  });

  it('[ERR-7] 6038 (check failed) after the last wrong answer returns to the login form with the message', async () => {
    show(
      () => risk(errorCodes.loginSmsRequired, kinds.sms),
      () => risk(errorCodes.loginLocked, null),
    );
    write(await box(/^验证码/)(), '000000');
    verify();
    expect(await screen.findByText(saying(6038))).toBeInTheDocument();
    expect(screen.getByLabelText(/^密码/)).toHaveValue('Lake2026x');
  });

  it('[ERR-7] does not send an empty answer, which would cost an attempt', async () => {
    const { bodies } = show(() => risk(errorCodes.loginSmsRequired, kinds.sms));
    const field = await box(/^验证码/)();
    verify();
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('请先完成这一项')));
    expect(bodies('login')).toHaveLength(1);
  });

  it('[ERR-7] keeps the check and the answer after a network error', async () => {
    const { gateway, client } = show(() => risk(errorCodes.loginSmsRequired, kinds.sms), grant);
    const field = await box(/^验证码/)();
    gateway.fault('login', { kind: 'drop' }, 1);
    write(field, '271828');
    verify();
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后重试');
    expect(field).toHaveValue('271828');
    verify();
    await waitFor(() => expect(client.session.token()).toBe('token-1'));
  });
});

describe('another code', () => {
  const resend = /^重新发送/;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

  it('[ERR-7] can be requested after a minute, and its challenge is answered', async () => {
    const { bodies } = show(() => risk(errorCodes.loginSmsRequired, challengeOf({ channel: 'sms' })), grant);
    await waitFor(() => expect(screen.getByRole('button', { name: resend })).toBeDisabled());
    await pass(59_000);
    expect(screen.getByRole('button', { name: resend })).toBeDisabled();
    await pass(1_000);
    press(resend);
    await waitFor(() => expect(bodies('challengeSend')).toEqual([{ id: 'challenge-1' }]));
    await waitFor(() => expect(screen.getByRole('button', { name: resend })).toBeDisabled());
    write(screen.getByRole('textbox', { name: /^验证码/ }), '271828');
    verify();
    await waitFor(() =>
      expect(bodies('login').at(-1)).toMatchObject({ check: { id: 'challenge-2', answer: '271828' } }),
    );
  });

  it('[ERR-7] 6037 (requested too soon) shows a toast, and the wait is the gateway’s', async () => {
    const { gateway } = show(() =>
      risk(errorCodes.loginSmsRequired, challengeOf({ channel: 'sms', resendAt: inMinutes(-1) })),
    );
    gateway.answer({
      challengeSend: () => risk(errorCodes.loginCodeTooOften, challengeOf({ resendAt: inMinutes(0.5) })),
    });
    await waitFor(() => expect(screen.getByRole('button', { name: resend })).toBeEnabled());
    press(resend);
    expect(await screen.findByText(saying(6037))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: resend })).toBeDisabled();
    await pass(30_000);
    expect(screen.getByRole('button', { name: resend })).toBeEnabled();
  });
});
