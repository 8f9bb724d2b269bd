import type { CallResponse, Member } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import { buildMember, createTestClient, exampleHandlers } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { LocaleProvider } from '../../../shared/messages';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { SecurityCard } from './security-card';

const day = 86_400_000;

interface Facts {
  readonly member: Partial<Member>;
  readonly realName: Partial<CallResponse<'memberSecurity'>['realName']>;
  readonly hasPaymentPassword: boolean;
  readonly phoneVerified?: boolean;
  /** Of the login password, in days. */
  readonly age: number;
}

const all: Facts = {
  member: { phone: '(86)*******5678', email: 'y***@example.com' },
  realName: { state: 'passed', name: '云**' },
  hasPaymentPassword: true,
  age: 364,
};

const show = ({ member, realName, hasPaymentPassword, age, phoneVerified = true }: Facts) => {
  const { client } = createTestClient({
    handlers: {
      ...exampleHandlers(),
      memberSecurity: () => ({
        realName: { state: 'none', name: null, reason: null, ...realName },
        paymentPassword: { isSet: hasPaymentPassword, attemptsLeft: 5, lockedUntil: null },
      }),
      profileInfo: () => ({
        nicknameChangeableAt: null,
        phoneVerified,
        phoneTaken: false,
        passwordChangedAt: new Date(client.now() - age * day).toISOString(),
        current: { 'real-name': null, phone: null, birthday: null, email: null },
      }),
    },
    ports: memberPorts(),
  });
  render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter>
              <SecurityCard member={buildMember(member)} />
            </MemoryRouter>
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
};

describe('the security of an account', () => {
  it('[PFL-2] says that the birthday, which the level does not count, is optional', async () => {
    show({ ...all, member: { birthday: null } });
    expect((await screen.findByText('生日')).closest('li')).toHaveTextContent('选填');
  });

  it('[PFL-2] is high with name, phone, e-mail, payment password and a login password of the last year', async () => {
    show(all);
    expect(await screen.findByRole('progressbar', { name: '已完成 5 / 5 项' })).toBeInTheDocument();
    expect(screen.getByText('很高')).toBeInTheDocument();
  });

  it.each([
    [true, '已验证'],
    [false, '未验证'],
  ])('[PFL-2] says of a phone whether it is verified: %s', async (phoneVerified, state) => {
    show({ ...all, phoneVerified });
    const row = (await screen.findByText('手机号')).closest('li')!;
    expect(row).toHaveTextContent(`(86)*******5678${state}`);
    expect(within(row).getByRole('link', { name: '修改 手机号' }).getAttribute('href')).toMatch(/#phone$/);
  });

  const { authentication, informationAudit } = paths.mine;
  it.each<[string, string, string, Partial<Facts>]>([
    ['实名认证', '未设置', authentication, { realName: { state: 'none' } }],
    ['实名认证', '审核中', authentication, { realName: { state: 'pending', name: '云**' } }],
    ['手机号', '未设置', '#phone', { member: { ...all.member, phone: null } }],
    ['电子邮箱', '未设置', informationAudit, { member: { ...all.member, email: null } }],
    ['资金密码', '未设置', authentication, { hasPaymentPassword: false }],
    ['登录密码', '已超过一年未更换', '#password', { age: 367 }],
  ])('[PFL-2] counts no %s that is %s, and links to %s', async (name, state, to, missing) => {
    show({ ...all, ...missing });
    expect(await screen.findByRole('progressbar', { name: '已完成 4 / 5 项' })).toBeInTheDocument();
    expect(screen.getByText('中等')).toBeInTheDocument();
    const row = screen.getByText(name).closest('li')!;
    expect(row).toHaveTextContent(state);
    expect(
      within(row)
        .getByRole('link', { name: `去设置 ${name}` })
        .getAttribute('href'),
    ).toMatch(new RegExp(`${to}$`));
  });
});
