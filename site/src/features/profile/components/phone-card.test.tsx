import { errorCodes } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import {
  buildChallenge,
  buildMember,
  createTestClient,
  exampleHandlers,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { PhoneCard } from './phone-card';

const challenge = buildChallenge({ id: 'challenge-3', kind: 'code', channel: 'sms', to: '(86)*******5678' });

interface Facts {
  readonly phone?: string | null;
  readonly isVerified?: boolean;
  readonly isTaken?: boolean | (() => boolean);
  readonly hasPaymentPassword?: boolean;
  readonly handlers?: Handlers;
}

const show = ({
  phone = '(86)*******5678',
  isVerified = false,
  isTaken = false,
  hasPaymentPassword = true,
  handlers = {},
}: Facts) => {
  const sent: [string, unknown][] = [];
  const { client } = createTestClient({
    handlers: {
      ...exampleHandlers(),
      memberSecurity: () => ({
        realName: { state: 'none', name: null, reason: null },
        paymentPassword: { isSet: hasPaymentPassword, attemptsLeft: 5, lockedUntil: null },
      }),
      profileInfo: () => ({
        nicknameChangeableAt: null,
        phoneVerified: isVerified,
        phoneTaken: typeof isTaken === 'function' ? isTaken() : isTaken,
        passwordChangedAt: '2026-01-01T00:00:00.000Z',
        current: { 'real-name': null, phone, birthday: null, email: null },
      }),
      phoneCode: (body) => {
        sent.push(['phoneCode', body]);
        return challenge;
      },
      phoneVerify: (body) => {
        sent.push(['phoneVerify', body]);
        return buildMember();
      },
      ...handlers,
    },
    ports: memberPorts(),
  });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter>
              <PhoneCard member={buildMember({ phone })} />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  return sent;
};
const write = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the phone of the profile', () => {
  it('[PFL-2][SES-1] is verified by the login password and a code', async () => {
    const sent = show({});
    expect(await screen.findByText('未验证')).toBeInTheDocument();
    expect(screen.queryByLabelText(/资金密码/)).not.toBeInTheDocument();
    await write(/登录密码/, 'Lake2026x');
    await press('获取验证码');
    await waitFor(() => expect(screen.getByLabelText(/验证码/)).toHaveFocus());
    await write(/验证码/, '246810');
    await press('完成验证');
    expect(await screen.findByText('手机号已验证')).toBeInTheDocument();
    expect(sent).toEqual([
      ['phoneCode', { loginPassword: 'Lake2026x' }],
      ['phoneVerify', { id: 'challenge-3', code: '246810' }],
    ]);
  });

  it('[PFL-2] is changed with the payment password, if one is set', async () => {
    const sent = show({ isVerified: true });
    expect(await screen.findByText('已验证')).toBeInTheDocument();
    expect(screen.queryByLabelText(/登录密码/)).not.toBeInTheDocument();
    await press('更换手机号');
    await press('获取验证码');
    expect(sent).toEqual([]);
    await write(/新手机号/, '13900002222');
    await write(/登录密码/, 'Lake2026x');
    await write(/资金密码/, '246810');
    await press('获取验证码');
    await screen.findByLabelText(/验证码/);
    expect(sent).toEqual([
      ['phoneCode', { phone: '(86)13900002222', loginPassword: 'Lake2026x', paymentPassword: '246810' }],
    ]);
  });

  it('[PFL-2] is added without a payment password while none is set', async () => {
    const sent = show({ phone: null, hasPaymentPassword: false });
    await write(/新手机号/, '13900002222');
    await write(/登录密码/, 'Lake2026x');
    await press('获取验证码');
    await screen.findByLabelText(/验证码/);
    expect(sent).toEqual([['phoneCode', { phone: '(86)13900002222', loginPassword: 'Lake2026x' }]]);
  });

  it('[PFL-2] is corrected after its code was sent, by a member who has no phone yet', async () => {
    const sent = show({ phone: null, hasPaymentPassword: false });
    await write(/新手机号/, '13900002223');
    await write(/登录密码/, 'Lake2026x');
    await press('获取验证码');
    await press('完成验证');
    expect(await screen.findByLabelText(/验证码/)).toBeInvalid();
    await press('换一个手机号');
    const phone = await screen.findByLabelText(/新手机号/);
    expect(phone).toHaveFocus();
    expect(screen.getByLabelText(/登录密码/)).toHaveValue('Lake2026x');
    await write(/新手机号/, '13900002222');
    await press('获取验证码');
    const code = await screen.findByLabelText(/验证码/);
    expect(code).toHaveValue('');
    expect(code).toBeValid();
    const asked = { loginPassword: 'Lake2026x' };
    expect(sent).toEqual([
      ['phoneCode', { phone: '(86)13900002223', ...asked }],
      ['phoneCode', { phone: '(86)13900002222', ...asked }],
    ]);
  });

  it('[PFL-2] leads to support, instead of asking for a code, when another account has verified it', async () => {
    show({ isTaken: true });
    expect(await screen.findByText(/已由其他账号验证，本账号无法再验证/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', paths.customer.main);
    expect(screen.queryByLabelText(/登录密码/)).not.toBeInTheDocument();
    await press('更换手机号');
    expect(screen.getByLabelText(/新手机号/)).toBeInTheDocument();
    await press('取消');
    expect(screen.queryByLabelText(/新手机号/)).not.toBeInTheDocument();
  });

  it('[PFL-2] stops asking for a code once one has shown that another account has verified it', async () => {
    let isTaken = false;
    const fields = [{ field: 'phone', reason: 'taken' }];
    show({
      isTaken: () => isTaken,
      handlers: {
        phoneVerify: () => {
          isTaken = true;
          return refuse(errorCodes.validationError, '', { fields });
        },
      } as Handlers,
    });
    await write(/登录密码/, 'Lake2026x');
    await press('获取验证码');
    await write(/验证码/, '246810');
    await press('完成验证');
    expect(await screen.findByRole('link', { name: '联系客服' })).toBeInTheDocument();
    expect(screen.queryByLabelText(/登录密码/)).not.toBeInTheDocument();
  });

  it('[ERR-7] shows each rejection at its field, and returns to the phone when another account has it', async () => {
    let answer = refuse(errorCodes.wrongCredentials);
    const fields = [{ field: 'phone', reason: 'taken' }];
    show({
      isVerified: true,
      handlers: {
        phoneCode: () => answer ?? challenge,
        phoneVerify: () => refuse(errorCodes.validationError, '', { fields }),
      } as Handlers,
    });
    await press('更换手机号');
    await write(/新手机号/, '13900002222');
    await write(/登录密码/, 'Lake2026x');
    await write(/资金密码/, '246810');
    await press('获取验证码');
    expect(await screen.findByText('密码不正确')).toBeInTheDocument();
    answer = refuse(errorCodes.paymentPasswordWrong, '', { attemptsLeft: 4 });
    await press('获取验证码');
    expect(await screen.findByText('密码不正确，还可以试 4 次')).toBeInTheDocument();
    answer = undefined as never;
    await press('获取验证码');
    await write(/验证码/, '246810');
    await press('完成验证');
    expect(await screen.findByText('这个手机号已由其他账号验证，请换一个或联系客服')).toBeInTheDocument();
    expect(screen.getByLabelText(/新手机号/)).toBeInTheDocument();
  });
});
