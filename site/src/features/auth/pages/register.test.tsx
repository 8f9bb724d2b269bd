import { errorCodes } from '@pavilion/contract';
import { type MemberField, memberFields, registrationFields } from '@pavilion/contract/forms';
import { buildPreInfo, type Handlers, refuse } from '@pavilion/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Brand } from '../../../brands';
import { BrandProvider } from '../../../shared/brand/brand-context';
import { agentCheck } from '../components/inviting-agent';
import { RegisterForm } from '../components/register-form';
import { grant, showPage } from './auth-test-kit';
import { RegisterPage } from './register';

// The picture has tests of its own, and hundreds of stars that every look-up would walk over.
jest.mock('../components/scene-panel', () => ({ ScenePanel: () => null }));

const write = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const account = () => screen.getByLabelText(/^账号/);
const password = () => screen.getByLabelText(/^设置密码/);
const invite = () => screen.getByLabelText('邀请码');
const ofAge = () => screen.getByRole('checkbox', { name: /18 周岁/ });
const terms = () => screen.getByRole('checkbox', { name: /阅读并同意/ });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '注册' }));
const fillIn = (chosen = 'Lake2026x') => {
  write(account(), 'moonlit_8');
  write(password(), chosen);
  fireEvent.click(ofAge());
  fireEvent.click(terms());
};
const refusedField = (field: string, reason: string) => ({
  register: () => refuse(errorCodes.validationError, '', { fields: [{ field, reason }] }),
});

describe('registration', () => {
  it('[INV-5] sends the captured code and starts the session', async () => {
    const { client, bodies } = showPage(RegisterPage, {
      handlers: { register: grant },
      before: ({ invites }) => invites.capture('?r_code=FRIEND7&r_bet=20&i_code=AGENT1'),
    });
    expect(invite()).toHaveValue('FRIEND7');
    fillIn();
    write(screen.getByLabelText('手机号'), '138 1234 5678');
    submit();
    await waitFor(() => expect(client.session.token()).toBe('token-1'));
    expect(bodies('register')).toEqual([
      {
        account: 'moonlit_8',
        password: 'Lake2026x',
        phone: '(86)13812345678',
        invite: { kind: 'r_code', code: 'FRIEND7', bet: '20' },
        ofAge: true,
        acceptsTerms: true,
      },
    ]);
    expect(await screen.findByText('注册成功，欢迎您，月下客')).toBeInTheDocument();
  });

  it('[AGT-3][SES-1] names the agent whose link the visitor came by, once a day', async () => {
    const agent = {
      code: 'AGENT122',
      name: '云上推广',
      state: 'active' as const,
      since: '2026-01-02T03:04:05.000Z',
    };
    const { client, bodies } = showPage(RegisterPage, {
      handlers: { agentVerify: () => ({ agent }) },
      before: ({ agent, invites }) => {
        agent.capture('?agent_verify=agent122');
        invites.capture('?i_code=AGENT122');
      },
    });
    expect(await screen.findByText('云上推广 是本站的正式代理')).toBeInTheDocument();
    expect(bodies('agentVerify')).toEqual([{ code: 'agent122' }]);
    expect(client.agent.isChecked()).toBe(true);
  });

  it('[AGT-3][SES-1] asks again for the agent of the link after a call that failed', async () => {
    const { client, bodies } = showPage(RegisterPage, {
      handlers: { agentVerify: () => refuse(errorCodes.generalError) },
      before: ({ agent, invites }) => {
        agent.capture('?agent_verify=AGENT122');
        invites.capture('?i_code=AGENT122');
      },
    });
    await waitFor(() => expect(bodies('agentVerify')).toHaveLength(1));
    expect(await screen.findByText(/系统繁忙/)).toBeInTheDocument();
    expect(client.agent.isChecked()).toBe(false);
  });

  it.each([
    ['has expired', ''],
    ['comes after that of a friend', '?i_code=AGENT122&r_code=FRIEND7'],
  ])(
    '[AGT-3][INV-4] names no agent whose code %s, since the registration does not send it',
    async (_, codes) => {
      const { bodies } = showPage(RegisterPage, {
        handlers: { agentVerify: () => ({ agent: null }), peakShare: () => ({ shared: null }) },
        before: ({ agent, invites }) => {
          agent.capture('?agent_verify=AGENT122');
          invites.capture(codes);
        },
      });
      await act(() => agentCheck.preload());
      expect(bodies('agentVerify')).toEqual([]);
    },
  );

  it('[INV-3] sends no prefilled code that expired while the form was open', async () => {
    const { client, bodies } = showPage(RegisterPage, {
      handlers: { register: () => refuse(errorCodes.generalError) },
      before: ({ invites }) => invites.capture('?i_code=AGENT1'),
    });
    expect(invite()).toHaveValue('AGENT1');
    client.invites.clear();
    fillIn();
    submit();
    await waitFor(() => expect(bodies('register')).toHaveLength(1));
    expect(bodies('register')).toEqual([expect.not.objectContaining({ invite: expect.anything() })]);
    expect(invite()).toHaveValue('');
  });

  it('[PEA-1][INV-2] shows the round of the friend whose link the visitor came by', async () => {
    const game = {
      code: 'golden-dragon',
      name: { 'zh-CN': '金龙献瑞', en: 'Golden Dragon' },
      category: 'egame' as const,
      cover: { motif: 'dragon', colors: ['#112233', '#445566'] as [string, string] },
    };
    const round = { id: 'bet-1', game, multiple: '12.50', at: '2026-01-02T03:04:05.000Z' };
    const { bodies } = showPage(RegisterPage, {
      handlers: { peakShare: () => ({ shared: { account: 'pe**er', round } }) },
      before: ({ invites }) => invites.capture('?r_code=FRIEND88&r_bet=bet-1'),
    });
    expect(await screen.findByText('《金龙献瑞》12.50 倍')).toBeInTheDocument();
    expect(screen.getByText('好友 pe**er 邀您一较高下')).toBeInTheDocument();
    expect(bodies('peakShare')).toEqual([{ code: 'FRIEND88', bet: 'bet-1' }]);
  });

  describe('sent again after its answer was lost', () => {
    const taken = refusedField('account', 'taken');
    const sendTwice = async (login: Handlers['login']) => {
      const page = showPage(RegisterPage, { handlers: { ...taken, login } });
      page.gateway.fault('register', { kind: 'lost-answer' }, 1);
      fillIn();
      submit();
      await screen.findByText(/填写的内容都已保留/);
      submit();
      await waitFor(() => expect(page.bodies('login')).toHaveLength(1));
      expect(page.bodies('login')).toEqual([{ account: 'moonlit_8', password: 'Lake2026x' }]);
      return page;
    };

    it('[ERR-7] logs in the member whom the first request registered', async () => {
      const { client } = await sendTwice(grant);
      await waitFor(() => expect(client.session.token()).toBe('token-1'));
      expect(await screen.findByText('注册成功，欢迎您，月下客')).toBeInTheDocument();
    });

    it('[ERR-7] reports the name as taken when it belongs to another member', async () => {
      const { client } = await sendTwice(() => refuse(errorCodes.wrongCredentials));
      await waitFor(() => expect(account()).toHaveAccessibleDescription(/这个账号已被注册/));
      expect(client.session.token()).toBeUndefined();
    });

    it('[ERR-7] tries no login with a name that the lost request did not have', async () => {
      const { gateway, bodies } = showPage(RegisterPage, { handlers: { ...taken, login: grant } });
      gateway.fault('register', { kind: 'lost-answer' }, 1);
      fillIn();
      submit();
      await screen.findByText(/填写的内容都已保留/);
      write(account(), 'moonlit_9');
      submit();
      await waitFor(() => expect(account()).toHaveAccessibleDescription(/这个账号已被注册/));
      expect(bodies('login')).toEqual([]);
    });
  });

  it('[INV-5] lets the visitor change the prefilled code', async () => {
    const { bodies } = showPage(RegisterPage, {
      handlers: { register: grant },
      before: ({ invites }) => invites.capture('?i_code=AGENT1'),
    });
    write(invite(), 'OTHER2');
    fillIn();
    submit();
    await waitFor(() =>
      expect(bodies('register')).toMatchObject([{ invite: { kind: 'invite_code', code: 'OTHER2' } }]),
    );
  });

  /** Loads the page again in the same tab, with the codes that links have brought. */
  const reload = (...searches: string[]) =>
    showPage(RegisterPage, { before: ({ invites }) => searches.forEach(invites.capture) });

  it('[INV-5] keeps a typed code over a reload, also while the address brings the earlier one again', async () => {
    const first = reload('?i_code=AGENT1');
    write(invite(), 'OTHER2');
    first.unmount();
    const second = reload('?i_code=AGENT1');
    expect(invite()).toHaveValue('OTHER2');
    second.unmount();
    reload('?i_code=AGENT1', '?i_code=AGENT1');
    expect(invite()).toHaveValue('OTHER2');
  });

  it('[INV-5] replaces a typed code by the one of a link that was followed since', async () => {
    const first = reload('?i_code=AGENT1');
    write(invite(), 'OTHER2');
    write(account(), 'moonlit_8');
    first.unmount();
    const second = reload('?i_code=AGENT1', '?i_code=AGENT3');
    expect(invite()).toHaveValue('AGENT3');
    expect(account()).toHaveValue('moonlit_8');
    second.unmount();
    reload('?i_code=AGENT4');
    expect(invite()).toHaveValue('AGENT4');
  });

  it('[INV-3] does not restore a captured code that has expired', async () => {
    const first = reload('?i_code=AGENT1');
    write(account(), 'moonlit_8');
    first.unmount();
    reload();
    expect(account()).toHaveValue('moonlit_8');
    expect(invite()).toHaveValue('');
  });

  it('shows the age error at its checkbox, keeps the input and sends no request', async () => {
    const { bodies } = showPage(RegisterPage);
    fillIn();
    fireEvent.click(ofAge());
    submit();
    expect(ofAge()).toHaveAccessibleDescription('未满 18 周岁不能注册；如已年满，请勾选确认');
    expect(ofAge()).toBeInvalid();
    expect(ofAge()).toHaveFocus();
    expect(account()).toHaveValue('moonlit_8');
    expect(bodies('register')).toEqual([]);
    fireEvent.click(ofAge());
    expect(ofAge()).toBeValid();
  });

  it('rejects a weak password before it is sent', async () => {
    const { bodies } = showPage(RegisterPage);
    fillIn('12345678');
    expect(screen.getByText(/含字母/)).toHaveTextContent('未满足');
    submit();
    expect(password()).toHaveAccessibleDescription(expect.stringContaining('密码太简单'));
    expect(password()).toHaveFocus();
    expect(bodies('register')).toEqual([]);
    write(password(), '12345678x');
    expect(screen.getByText(/含字母/)).toHaveTextContent('已满足');
    expect(screen.queryByText(/密码太简单/)).not.toBeInTheDocument();
  });

  it.each([
    ['account', 'taken', account, '这个账号已被注册'],
    ['password', 'weak', password, '密码太简单'],
    ['phone', 'blocked', () => screen.getByLabelText('手机号'), '该号码不能用于注册'],
    ['invite', 'unknown', invite, '没有这个邀请码'],
    ['acceptsTerms', 'must-accept', terms, '请阅读并勾选同意'],
  ])('[ERR-7] puts the gateway’s error for %s (%s) at its field', async (field, reason, control, text) => {
    showPage(RegisterPage, { handlers: refusedField(field, reason) });
    fillIn();
    submit();
    await waitFor(() => expect(control()).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(control()).toHaveFocus();
    expect(account()).toHaveValue('moonlit_8');
    expect(password()).toHaveValue('Lake2026x');
    expect(terms()).toBeChecked();
  });

  it('renders, validates and sends a field that is added as a row', async () => {
    const added: MemberField = {
      ...memberFields.realName,
      name: 'exampleField',
      label: { 'zh-CN': '示例字段', en: 'Example' },
      maxLength: 4,
      counts: 'characters',
    };
    const fields = [...registrationFields, added];
    const { bodies } = showPage(() => <RegisterForm fields={fields} onClosed={() => {}} />, {
      handlers: { register: grant },
    });
    const control = screen.getByRole('textbox', { name: /示例字段/ });
    fillIn();
    submit();
    expect(control).toHaveAccessibleDescription('请填写示例字段');
    expect(control).toHaveFocus();
    write(control, '上海浦东新');
    expect(control).toHaveAccessibleDescription(/最多 4 个字/);
    write(control, ' 上海浦东 ');
    submit();
    await waitFor(() =>
      expect(bodies('register')).toMatchObject([{ account: 'moonlit_8', exampleField: '上海浦东' }]),
    );
  });

  it('checks the age of a birthday that is asked for as a row before it is sent', async () => {
    const fields = [...registrationFields, memberFields.birthday];
    const { bodies } = showPage(() => <RegisterForm fields={fields} onClosed={() => {}} />, {
      handlers: { register: grant },
    });
    const birthday = screen.getByLabelText(/生日/);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const before = (years: number) => `${Number(today.slice(0, 4)) - years}-01-01`;
    fillIn();
    write(birthday, before(17));
    submit();
    expect(birthday).toHaveAccessibleDescription('须年满 18 周岁，请核对生日');
    expect(bodies('register')).toEqual([]);
    write(birthday, before(19));
    submit();
    await waitFor(() => expect(bodies('register')).toMatchObject([{ birthday: before(19) }]));
  });

  it('[BRD-1] asks for the age of the brand, and rejects the birthday of a younger visitor', () => {
    const fields = [...registrationFields, memberFields.birthday];
    const { bodies } = showPage(() => (
      <BrandProvider value={{ adultAge: 21 } as Brand}>
        <RegisterForm fields={fields} onClosed={() => {}} />
      </BrandProvider>
    ));
    const consent = screen.getByRole('checkbox', { name: '我已年满 21 周岁' });
    const birthday = screen.getByLabelText(/生日/);
    write(birthday, `${new Date().getFullYear() - 20}-01-01`);
    submit();
    expect(consent).toHaveAccessibleDescription('未满 21 周岁不能注册；如已年满，请勾选确认');
    expect(birthday).toHaveAccessibleDescription('须年满 21 周岁，请核对生日');
    expect(bodies('register')).toEqual([]);
  });

  it('keeps unsaved input over a reload, but neither the password nor the consents', () => {
    const { unmount } = showPage(RegisterPage);
    fillIn();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Lake2026x');
    unmount();
    showPage(RegisterPage);
    expect(account()).toHaveValue('moonlit_8');
    expect(password()).toHaveValue('');
    expect(ofAge()).not.toBeChecked();
  });

  it('[MNT-3] shows a blocked phone at its field until the phone changes', async () => {
    showPage(RegisterPage, { handlers: refusedField('phone', 'blocked') });
    fillIn();
    write(screen.getByLabelText('手机号'), '17012345678');
    submit();
    expect(await screen.findByText(/该号码不能用于注册/)).toBeInTheDocument();
    write(screen.getByLabelText('手机号'), '17012345679');
    expect(screen.queryByText(/该号码不能用于注册/)).not.toBeInTheDocument();
  });

  it('[MNT-3] shows a notice instead of the form while registration is stopped', async () => {
    showPage(RegisterPage, { handlers: { preInfo: () => buildPreInfo({ stopRegister: true }) } });
    expect(await screen.findByRole('heading', { name: '注册暂时关闭' })).toBeInTheDocument();
    expect(screen.queryByLabelText('邀请码')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去登录' })).toBeInTheDocument();
  });

  describe('optional fields on phones', () => {
    const toggle = () => screen.getByText('选填信息');
    const folded = () => document.getElementById(toggle().getAttribute('aria-controls')!)!.dataset.folded;

    it('[INV-5] are folded until they are asked for', () => {
      showPage(RegisterPage);
      expect(toggle()).toHaveTextContent('选填信息手机号、邀请码');
      expect(toggle()).toHaveAttribute('aria-expanded', 'false');
      expect(folded()).toBe('');
      fireEvent.click(toggle());
      expect(toggle()).toHaveAttribute('aria-expanded', 'true');
      expect(folded()).toBeUndefined();
    });

    it('[INV-5] are open with the code of a link', () => {
      showPage(RegisterPage, { before: ({ invites }) => invites.capture('?i_code=AGENT1') });
      expect(screen.queryByText('选填信息')).not.toBeInTheDocument();
      expect(invite().closest('[data-folded]')).toBeNull();
    });

    it('[ERR-7] open for an error in one of them, which gets the focus', async () => {
      showPage(RegisterPage, { handlers: refusedField('phone', 'blocked') });
      fillIn();
      expect(folded()).toBe('');
      submit();
      await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus());
      expect(folded()).toBeUndefined();
    });

    it('[ERR-7] cannot be folded during an error, and stay shown once it is corrected', async () => {
      showPage(RegisterPage, { handlers: refusedField('phone', 'blocked') });
      fillIn();
      submit();
      await waitFor(() => expect(toggle()).toHaveAttribute('aria-disabled', 'true'));
      fireEvent.click(toggle());
      write(screen.getByLabelText('手机号'), '1');
      write(screen.getByLabelText('手机号'), '');
      expect(folded()).toBeUndefined();
      expect(toggle()).not.toHaveAttribute('aria-disabled');
      fireEvent.click(toggle());
      expect(folded()).toBe('');
    });

    it('[INV-5] stay shown while a restored value is deleted, until the visitor folds them', () => {
      const { unmount } = showPage(RegisterPage);
      write(screen.getByLabelText('手机号'), '138');
      unmount();
      showPage(RegisterPage);
      expect(folded()).toBeUndefined();
      write(screen.getByLabelText('手机号'), '');
      expect(folded()).toBeUndefined();
      write(screen.getByLabelText('手机号'), '138');
      fireEvent.click(toggle());
      expect(folded()).toBe('');
      write(account(), 'moonlit_9');
      expect(folded()).toBe('');
    });

    it('[INV-3] stay shown once the code of a link has expired', async () => {
      const { client, bodies } = showPage(RegisterPage, {
        handlers: { register: () => refuse(errorCodes.generalError) },
        before: ({ invites }) => invites.capture('?i_code=AGENT1'),
      });
      client.invites.clear();
      fillIn();
      submit();
      await waitFor(() => expect(bodies('register')).toHaveLength(1));
      expect(invite()).toHaveValue('');
      expect(folded()).toBeUndefined();
    });
  });

  it('opens the documents in another tab', () => {
    showPage(RegisterPage);
    for (const name of [/规则条款/, /隐私规则/]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });
});
