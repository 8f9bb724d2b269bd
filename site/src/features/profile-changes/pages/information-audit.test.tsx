import { errorCodes, type ProfileField, profileFields } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import {
  buildMember,
  buildProfileChange,
  createTestClient,
  type Handlers,
  refuse,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { resetModals } from '@pavilion/ui/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../../../routes/paths';
import { LocaleProvider } from '../../../shared/messages';
import { shrinkPicture } from '../../../shared/pictures/shrink-picture';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';
import { InformationAuditPage } from './information-audit';

// jsdom has no canvas.
jest.mock('../../../shared/pictures/shrink-picture', () => ({ shrinkPicture: jest.fn() }));

const page = (items = [buildProfileChange()], nextCursor: string | null = null) => ({ items, nextCursor });
const times = {
  nicknameChangeableAt: null,
  phoneVerified: false,
  phoneTaken: false,
  passwordChangedAt: '2026-01-01T00:00:00.000Z',
};
const none = Object.fromEntries(profileFields.map((field) => [field, null])) as Record<ProfileField, null>;
const current = { ...none, 'real-name': '沈**', phone: '(86)*******8888' };
const healthy = {
  memberInfo: () => buildMember(),
  profileInfo: () => ({ ...times, current }),
  profileChanges: () => page([]),
} satisfies Handlers;

const show = (handlers: Handlers = {}) => {
  const { client, gateway, ports } = createTestClient({
    handlers: { ...healthy, ...handlers },
    ports: memberPorts(),
  });
  const view = render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter>
              <InformationAuditPage id="informationAudit" title="资料审核" />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  const sent = (name: string) =>
    gateway.requests.filter((each) => each.name === name).map(({ body }) => body);
  return { gateway, clock: ports.clock, sent, view, user: userEvent.setup() };
};

const png = () => new File([new Uint8Array(10)], '证件.png', { type: 'image/png' });

describe('requests to change the profile', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.mocked(shrinkPicture).mockResolvedValue('/9j/4A==');
  });
  afterEach(() => act(() => resetModals()));

  it('submits another phone with a picture, then resets the form', async () => {
    const { user, sent, gateway } = show({
      evidenceAdd: () => ({ id: 'picture-7' }),
      profileChangeRequest: () => buildProfileChange(),
    });
    await user.click(await screen.findByRole('radio', { name: '手机号' }));
    expect(screen.getByText('当前：(86)*******8888')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '提交审核' }));
    expect(screen.getByText('请填写新的资料')).toBeInTheDocument();
    expect(screen.getByText('请至少上传一张凭证')).toBeInTheDocument();
    expect(screen.getByText('请填写登录密码')).toBeInTheDocument();
    expect(sent('profileChangeRequest')).toEqual([]);

    await user.type(screen.getByRole('textbox', { name: /新的手机号/ }), '13900001111');
    await user.upload(screen.getByLabelText(/凭证/), png());
    expect(await screen.findByText(/上传完成/)).toBeInTheDocument();
    expect(sent('evidenceAdd')).toEqual([{ data: '/9j/4A==' }]);
    await user.type(screen.getByLabelText(/^登录密码/), 'Pavilion2026');
    gateway.answer({ profileChanges: () => page() });
    await user.click(screen.getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText('申请已提交，正在审核')).toBeInTheDocument();
    expect(sent('profileChangeRequest')).toEqual([
      {
        field: 'phone',
        value: '(86)13900001111',
        pictures: ['picture-7'],
        loginPassword: 'Pavilion2026',
      },
    ]);
    expect(await screen.findByRole('heading', { name: '手机号', level: 3 })).toBeInTheDocument();
    expect(screen.getByLabelText(/^登录密码/)).toHaveValue('');
  });

  it('keeps unsaved input when the page is mounted again, and ignores stored input that is no valid choice', async () => {
    const { user, view } = show();
    await user.click(await screen.findByRole('radio', { name: '电子邮箱' }));
    await user.type(screen.getByRole('textbox', { name: /新的电子邮箱/ }), 'me@home');
    await user.type(screen.getByLabelText(/^登录密码/), 'Pavilion2026');
    expect(JSON.stringify(sessionStorage)).not.toContain('Pavilion2026');
    view.unmount();
    const again = show();
    expect(await screen.findByRole('textbox', { name: /新的电子邮箱/ })).toHaveValue('me@home');
    expect(screen.getByLabelText(/^登录密码/)).toHaveValue('');
    await again.user.click(screen.getByRole('button', { name: '提交审核' }));
    expect(screen.getByText('格式不正确，请检查后重新填写')).toBeInTheDocument();
    again.view.unmount();
    for (const name of Object.keys(sessionStorage))
      sessionStorage.setItem(name, JSON.stringify({ field: 'balance', value: 'x' }));
    show();
    expect(await screen.findByRole('textbox', { name: /新的真实姓名/ })).toHaveValue('');
  });

  it('[ERR-7] shows a rejection at its field and keeps the input', async () => {
    const { user } = show({
      evidenceAdd: () => ({ id: 'picture-7' }),
      profileChangeRequest: () =>
        refuse(errorCodes.validationError, '', { fields: [{ field: 'value', reason: 'taken' }] }),
    });
    await user.type(await screen.findByRole('textbox', { name: /新的真实姓名/ }), '张三');
    await user.upload(screen.getByLabelText(/凭证/), png());
    await screen.findByText(/上传完成/);
    await user.type(screen.getByLabelText(/^登录密码/), 'Pavilion2026{Enter}');
    expect(await screen.findByText('和当前资料相同，不需要修改')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /新的真实姓名/ })).toHaveValue('张三');
  });

  it('submits a birthday, and rejects an invalid one', async () => {
    const { user, sent } = show({
      evidenceAdd: () => ({ id: 'picture-7' }),
      profileChangeRequest: () =>
        refuse(errorCodes.validationError, '', { fields: [{ field: 'value', reason: 'blocked' }] }),
    });
    await user.click(await screen.findByRole('radio', { name: '生日' }));
    fireEvent.change(screen.getByLabelText(/新的生日/), { target: { value: '2026-02-28' } });
    await user.upload(screen.getByLabelText(/凭证/), png());
    await screen.findByText(/上传完成/);
    await user.type(screen.getByLabelText(/^登录密码/), 'Pavilion2026{Enter}');
    expect(await screen.findByText('须年满 18 周岁，请核对新的生日')).toBeInTheDocument();
    expect(sent('profileChangeRequest')).toEqual([]);
    fireEvent.change(screen.getByLabelText(/新的生日/), { target: { value: '1990-02-28' } });
    await user.type(screen.getByLabelText(/^登录密码/), '{Enter}');
    expect(await screen.findByText('新的生日不能使用，请换一个')).toBeInTheDocument();
    expect(sent('profileChangeRequest')).toMatchObject([{ field: 'birthday', value: '1990-02-28' }]);
  });

  it('shows an error when a picture cannot be read', async () => {
    jest.mocked(shrinkPicture).mockRejectedValue(new Error('broken'));
    const { user, sent } = show();
    await user.upload(await screen.findByLabelText(/凭证/), png());
    expect(await screen.findByText(/这张图片无法读取/)).toBeInTheDocument();
    expect(sent('evidenceAdd')).toEqual([]);
  });

  it('submits nothing while a picture is being uploaded', async () => {
    let finish = (_data: string) => {};
    jest.mocked(shrinkPicture).mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    const { user, sent } = show({
      evidenceAdd: () => ({ id: 'picture-7' }),
      profileChangeRequest: () => buildProfileChange(),
    });
    await user.click(await screen.findByRole('radio', { name: '手机号' }));
    await user.type(screen.getByRole('textbox', { name: /新的手机号/ }), '13900001111');
    await user.upload(screen.getByLabelText(/凭证/), png());
    await user.type(screen.getByLabelText(/^登录密码/), 'Pavilion2026{Enter}');
    const submit = screen.getByRole('button', { name: '提交审核' });
    expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('请至少上传一张凭证')).toBeNull();
    finish('/9j/4A==');
    expect(await screen.findByText(/上传完成/)).toBeInTheDocument();
    await user.click(submit);
    expect(sent('profileChangeRequest')).toHaveLength(1);
  });

  it('[REQ-3] waits 100,000 ms for the upload of a picture', async () => {
    const { user, gateway, clock } = show();
    gateway.fault('evidenceAdd', { kind: 'black-hole' });
    await user.upload(await screen.findByLabelText(/凭证/), png());
    await act(() => clock.advance(99_999));
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await act(() => clock.advance(1));
    expect(await screen.findByText(/连接超时/)).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('links to the identity verification while the name is not verified', async () => {
    show({
      profileInfo: () => ({ ...times, current: { ...current, 'real-name': null } }),
    });
    expect(await screen.findByRole('link', { name: '去实名认证' })).toHaveAttribute(
      'href',
      paths.mine.authentication,
    );
    expect(screen.queryByRole('button', { name: '提交审核' })).not.toBeInTheDocument();
  });

  it('lists the state of each request, shows the evidence, and cancels one', async () => {
    const refused = buildProfileChange({
      id: 'change-0',
      state: 'refused',
      reason: { 'zh-CN': '图片看不清', en: '' },
      endedAt: '2026-01-01T00:01:00.000Z',
      pictures: [],
    });
    const { user, gateway, sent } = show({
      profileChanges: () => page([buildProfileChange(), refused]),
      profileChangeCancel: () => buildProfileChange({ state: 'cancelled' }),
      evidencePicture: ({ id }) => ({ id, type: 'image/png', data: 'iVBORw0KGgo=' }),
    });
    expect(await screen.findByText('未通过的原因：图片看不清')).toBeInTheDocument();
    // A single page shows no end text.
    expect(screen.queryByText('没有更多了')).toBeNull();
    await user.click(screen.getByRole('button', { name: '查看图片（1）' }));
    expect(await screen.findByRole('img', { name: '图片 1' })).toHaveAttribute(
      'src',
      'data:image/png;base64,iVBORw0KGgo=',
    );
    gateway.answer({ profileChanges: () => page([buildProfileChange({ state: 'cancelled' })]) });
    await user.click(screen.getByRole('button', { name: '撤回申请' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: '撤回申请' }));
    expect(await screen.findByText('申请已撤回')).toBeInTheDocument();
    expect(sent('profileChangeCancel')).toEqual([{ id: 'change-1' }]);
    expect(await screen.findByText('已撤回')).toBeInTheDocument();
  });

  it('shows a loading error, and the empty state after a retry', async () => {
    const { user, gateway } = show({ profileChanges: () => refuse(errorCodes.generalError) });
    expect(await screen.findByText('申请记录没有加载成功')).toBeInTheDocument();
    gateway.answer({ profileChanges: () => page([]) });
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('还没有申请')).toBeInTheDocument();
  });

  it('loads page after page until the end', async () => {
    const ended = (id: string) => buildProfileChange({ id, state: 'passed', pictures: [] });
    const { user } = show({
      profileChanges: ({ cursor }) => (cursor ? page([ended('2')]) : page([ended('1')], '1')),
    });
    await user.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await screen.findByText('没有更多了')).toBeInTheDocument();
    expect(screen.getAllByText('已通过')).toHaveLength(2);
  });
});
