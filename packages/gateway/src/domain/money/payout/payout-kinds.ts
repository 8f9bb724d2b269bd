import type { FormField, PayoutForm } from '@pavilion/contract';
import { formField as field } from '@pavilion/contract/forms';
import { text } from '../../texts';
import { banks } from './banks';

/** A kind of payout account. Two accounts of one kind never have the same number. */
export interface PayoutKind extends Omit<PayoutForm, 'bound'> {
  mask: (number: string) => string;
  /** The least withdrawal to such an account, minor units, if it is not that of the VIP level. */
  minimum?: bigint;
  /**
   * The names of text fields whose values are answered in full. Answers mask every other text; the options of a choice are
   * public.
   */
  unmaskedFields: readonly string[];
}

const owner = field({
  name: 'owner',
  label: text('持有人姓名', 'Owner'),
  hint: text('须与实名认证的姓名一致，不可修改', 'Your checked name; it cannot be changed here'),
  control: 'fixed',
  maxLength: 40,
});

const lastFour = (number: string) => `**** **** **** ${number.slice(-4)}`;
const firstAndLast = (number: string) => `${number.slice(0, 6)}****${number.slice(-4)}`;
/** Shows at most a third of a short number. */
export const thirdAtMost = (number: string) => {
  const shown = Math.min(3, Math.floor(number.length / 6));
  return `${number.slice(0, shown)}****${shown > 0 ? number.slice(-shown) : ''}`;
};

/** An e-wallet with its number as the only field. It must be in the member's real name, and its title is the name of the kind. */
const wallet = (
  row: Pick<PayoutKind, 'kind' | 'name' | 'shortName' | 'mark'>,
  number: Pick<FormField, 'label' | 'hint'> & Partial<FormField>,
): PayoutKind => ({
  ...row,
  limit: 3,
  needsRealName: true,
  fields: [owner, field({ name: 'number', ...number })],
  numberField: 'number',
  titleField: null,
  notes: [],
  mask: thirdAtMost,
  unmaskedFields: [],
});

/**
 * Every payout kind, one row each, in the order of the pages. To add one, add a row: its page, form, validation, masks
 * and tutorial derive from it. The values of all its fields are stored (`payout_accounts.field_values`), and shown with
 * the account wherever a member sees or chooses it.
 *
 * Proved by `npm run test:unit -- kind-registries new-kinds`.
 */
export const payoutKinds: readonly PayoutKind[] = [
  {
    kind: 'bank',
    name: text('银行卡', 'Bank card'),
    shortName: text('银行卡', 'Bank cards'),
    mark: 'bank',
    limit: 5,
    needsRealName: true,
    fields: [
      owner,
      field({
        name: 'number',
        label: text('银行卡号', 'Card number'),
        hint: text('16 至 19 位数字，银行会自动识别', '16 to 19 digits; the bank is detected automatically'),
        control: 'digits',
        minLength: 16,
        maxLength: 19,
        pattern: '^\\d{16,19}$',
        check: 'luhn',
      }),
      field({
        name: 'bank',
        label: text('开户银行', 'Bank'),
        hint: text('未能识别时请手动选择', 'Choose it when it was not found'),
        control: 'choice',
        required: false,
        minLength: 0,
        options: [...banks],
      }),
      field({
        name: 'branch',
        label: text('开户支行', 'Branch'),
        hint: text('选填，例如：上海市静安支行', 'Optional'),
        required: false,
        minLength: 0,
        maxLength: 80,
      }),
    ],
    numberField: 'number',
    titleField: 'bank',
    notes: [],
    mask: lastFour,
    unmaskedFields: ['branch'],
  },
  {
    kind: 'coin',
    name: text('虚拟币地址', 'Coin address'),
    shortName: text('虚拟币', 'Coins'),
    mark: 'usdt',
    limit: 3,
    needsRealName: false,
    fields: [
      field({
        name: 'network',
        label: text('网络', 'Network'),
        hint: text('USDT 所在的链，选错将无法到账', 'The chain of the USDT; on another one money is lost'),
        control: 'choice',
        options: ['TRC20', 'ERC20'].map((network) => ({
          value: network,
          label: text(`USDT-${network}`, `USDT-${network}`),
          prefixes: network === 'TRC20' ? ['T'] : ['0x'],
        })),
      }),
      field({
        name: 'number',
        label: text('钱包地址', 'Address'),
        hint: text('请粘贴完整地址，系统会校验', 'Paste the whole address; it is checked'),
        minLength: 34,
        maxLength: 42,
        pattern: '^(T[1-9A-HJ-NP-Za-km-z]{33}|0x[0-9A-Fa-f]{40})$',
        check: 'coin-address',
      }),
    ],
    numberField: 'number',
    titleField: 'network',
    notes: [
      text(
        '请确认地址与网络一致，转错网络的币无法找回。',
        'Make sure the address is of this network. Coins sent on another one are lost.',
      ),
    ],
    mask: firstAndLast,
    unmaskedFields: [],
  },
  wallet(
    { kind: 'ebpay', name: text('EBpay 钱包', 'EBpay'), shortName: text('EBpay', 'EBpay'), mark: 'ebpay' },
    {
      label: text('EBpay 地址', 'EBpay address'),
      hint: text('以 eb 开头，后接 16 至 32 位字母或数字', 'eb and 16 to 32 letters or digits'),
      minLength: 18,
      maxLength: 34,
      pattern: '^eb[0-9a-zA-Z]{16,32}$',
    },
  ),
  wallet(
    {
      kind: 'koipay',
      name: text('KOIpay 钱包', 'KOIpay'),
      shortName: text('KOIpay', 'KOIpay'),
      mark: 'koipay',
    },
    {
      label: text('KOIpay 地址', 'KOIpay address'),
      hint: text('以 koi 开头，后接 16 至 32 位字母或数字', 'koi and 16 to 32 letters or digits'),
      minLength: 19,
      maxLength: 35,
      pattern: '^koi[0-9a-zA-Z]{16,32}$',
    },
  ),
  wallet(
    { kind: 'alipay', name: text('支付宝', 'Alipay'), shortName: text('支付宝', 'Alipay'), mark: 'alipay' },
    {
      label: text('支付宝账号', 'Alipay account'),
      hint: text('手机号或邮箱', 'A phone number or an e-mail address'),
      minLength: 6,
      maxLength: 64,
      pattern: '^(1\\d{10}|[\\w.+-]{1,40}@[\\w-]{1,20}(\\.[\\w-]{1,20}){1,3})$',
    },
  ),
  wallet(
    { kind: 'wechat', name: text('微信', 'WeChat'), shortName: text('微信', 'WeChat'), mark: 'wechat' },
    {
      label: text('微信号', 'WeChat ID'),
      hint: text('字母开头，6 至 20 位', '6 to 20 characters, beginning with a letter'),
      minLength: 6,
      maxLength: 20,
      pattern: '^[A-Za-z][-_0-9A-Za-z]{5,19}$',
    },
  ),
  wallet(
    {
      kind: 'digital',
      name: text('数字人民币', 'e-CNY'),
      shortName: text('数字人民币', 'e-CNY'),
      mark: 'ecny',
    },
    {
      label: text('钱包编号', 'Wallet number'),
      hint: text('16 位数字', '16 digits'),
      control: 'digits',
      minLength: 16,
      maxLength: 16,
      pattern: '^\\d{16}$',
    },
  ),
];

/** The row of a kind; undefined when the kind is not, or no longer, offered. */
export const payoutKindOf = (kind: string): PayoutKind | undefined =>
  payoutKinds.find((each) => each.kind === kind);
