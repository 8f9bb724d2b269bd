import type { FormField, PayoutForm } from '@pavilion/contract';
import { createStore } from '@pavilion/sdk/react';
import {
  buildFormField,
  buildMember,
  buildMemberSecurity,
  buildPayoutForm,
  createTestClient,
  type Handlers,
} from '@pavilion/sdk/testing';
import { ToastHost, UiProvider } from '@pavilion/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { ClientProvider } from '../../../shared/session/session-context';
import { memberPorts } from '../../../testing/member-ports';

const words = (text: string) => ({ 'zh-CN': text, en: text });

const field = (name: string, label: string, given: Partial<FormField> = {}): FormField =>
  buildFormField({ name, label: words(label), ...given });

export const bankForm = (given: Partial<PayoutForm> = {}) =>
  buildPayoutForm({
    bound: 0,
    fields: [
      field('owner', '持有人姓名', { control: 'fixed', value: '张*' }),
      field('number', '银行卡号', { control: 'digits', minLength: 16, maxLength: 19, check: 'luhn' }),
      field('bank', '开户银行', {
        control: 'choice',
        required: false,
        options: [
          { value: 'icbc', label: words('中国工商银行'), prefixes: ['622202'] },
          { value: 'cmb', label: words('招商银行'), prefixes: ['621483'] },
          { value: 'boc', label: words('中国银行'), prefixes: [] },
          { value: 'other', label: words('其他银行'), prefixes: [] },
        ],
      }),
    ],
    titleField: 'bank',
    ...given,
  });

export const coinForm = () =>
  buildPayoutForm({
    kind: 'coin',
    name: words('虚拟币地址'),
    shortName: words('虚拟币'),
    mark: 'usdt',
    titleField: 'network',
    notes: [words('请确认地址与网络一致')],
    needsRealName: false,
    bound: 0,
    fields: [
      field('network', '网络', {
        control: 'choice',
        options: [
          { value: 'TRC20', label: words('TRC20'), prefixes: ['T'] },
          { value: 'ERC20', label: words('ERC20'), prefixes: ['0x'] },
        ],
      }),
      field('number', '钱包地址', { check: 'coin-address' }),
    ],
  });

export const ebpayForm = () =>
  buildPayoutForm({
    kind: 'ebpay',
    name: words('EBpay 钱包'),
    shortName: words('EBpay'),
    mark: 'ebpay',
    bound: 0,
    fields: [
      field('owner', '持有人姓名', { control: 'fixed', value: '张*' }),
      field('number', 'EBpay 地址', { pattern: '^eb[0-9a-zA-Z]{16,32}$' }),
    ],
  });

/** A kind without a page, text or mark in the site. */
export const voucherForm = () =>
  buildPayoutForm({
    kind: 'voucher',
    name: words('礼品卡'),
    shortName: words('礼品卡'),
    mark: 'koipay',
    needsRealName: false,
    bound: 0,
    fields: [
      field('shop', '发卡门店', {
        control: 'choice',
        options: [{ value: 'north', label: words('北门店'), prefixes: ['88'] }],
      }),
      field('card', '礼品卡号', { control: 'digits', minLength: 8, maxLength: 8 }),
    ],
    numberField: 'card',
    titleField: 'shop',
    notes: [words('礼品卡不可拆分使用')],
  });

const healthy = {
  memberInfo: () => buildMember(),
  memberSecurity: () => buildMemberSecurity(),
  payoutForms: () => [bankForm(), coinForm(), ebpayForm(), voucherForm()],
  payoutAccounts: () => [],
} satisfies Handlers;

/** Renders a page of this feature for a member, with a fake gateway. */
export const showPage = (
  Page: ComponentType<PageProps>,
  id: string,
  handlers: Handlers = {},
  address = '/',
) => {
  const { client, gateway } = createTestClient({
    handlers: { ...healthy, ...handlers },
    ports: memberPorts(),
  });
  const view = render(
    <Provider store={createStore(client)}>
      <ClientProvider client={client} wasMember>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter initialEntries={[address]}>
              <Page id={id} title="页面" />
            </MemoryRouter>
            <ToastHost />
          </UiProvider>
        </LocaleProvider>
      </ClientProvider>
    </Provider>,
  );
  return {
    ...view,
    gateway,
    user: userEvent.setup(),
    sent: (name: string) => gateway.requests.filter((each) => each.name === name).map(({ body }) => body),
  };
};
