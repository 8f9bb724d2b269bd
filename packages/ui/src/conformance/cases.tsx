import type { ReactElement, Ref } from 'react';
import {
  Amount,
  Avatar,
  Badge,
  BarChart,
  Button,
  Card,
  Carousel,
  Checkbox,
  CodeInput,
  CopyButton,
  Countdown,
  DataTable,
  DateRangePicker,
  Ellipsis,
  Empty,
  ErrorFallback,
  Field,
  FileUpload,
  LoadMore,
  Marquee,
  Masked,
  MoneyInput,
  Odds,
  Pagination,
  PasswordInput,
  PhoneInput,
  Popover,
  Progress,
  QrCode,
  RadioGroup,
  Select,
  Skeleton,
  Sparkline,
  Spinner,
  Steps,
  Switch,
  Tabs,
  TextArea,
  TextInput,
  ToastHost,
  Tooltip,
  VirtualList,
} from '../index';

/** Props that every component must pass to its elements. */
interface Passed {
  readonly className?: string;
  readonly style?: { readonly order: number };
  readonly ref?: Ref<never>;
  readonly 'data-testid'?: string;
}

export interface Case {
  readonly name: string;
  readonly element: (passed: Passed) => ReactElement;
  /** The element that receives `data-*` and `ref`. */
  readonly target?: string;
  /** `box`: className and style go to the box around the target. */
  readonly styled?: 'box';
}

const one = (
  name: string,
  element: (passed: Passed) => ReactElement,
  more: Pick<Case, 'target' | 'styled'> = {},
): Case => ({ name, element, ...more });

const input = { target: 'input', styled: 'box' } as const;
const channels = [
  { value: 'alipay', label: '支付宝', description: '100 – 5,000', badge: '推荐' },
  { value: 'usdt', label: 'USDT', icon: '₮' },
  { value: 'bank', label: '银行卡', disabled: true },
];
const games = [
  { value: 'egame', label: '电子', content: '电子游戏' },
  { value: 'chess', label: '棋牌', content: '棋牌游戏' },
];
const records = [
  { id: 1, kind: '存款', amount: '100.00' },
  { id: 2, kind: '取款', amount: '-20.00' },
];
const columns = [
  {
    key: 'kind',
    title: '类型',
    render: (row: (typeof records)[number]) => row.kind,
    compare: (a: (typeof records)[number], b: (typeof records)[number]) => a.kind.localeCompare(b.kind),
  },
  {
    key: 'amount',
    title: '金额',
    align: 'end' as const,
    render: (row: (typeof records)[number]) => <Amount value={row.amount} tone="change" />,
    total: <Amount value="80" />,
  },
];
const table = { caption: '交易记录', columns, rowKey: (row: { id: number }) => row.id };
const notices = [
  { id: 1, content: '系统维护公告' },
  { id: 2, content: '春节活动开启' },
];
const days = [
  { label: '02-01', values: ['100.00', '20'] },
  { label: '02-02', values: ['0', '380.50'] },
];

/** Every component of the kit, in a usual state. */
export const cases: readonly Case[] = [
  one('Field', (passed) => (
    <Field label="账号" hint="6 到 12 位" error="请填写账号" required {...passed}>
      <TextInput />
    </Field>
  )),
  one(
    'TextInput',
    (passed) => (
      <TextInput aria-label="账号" defaultValue="abc" clearable prefix="@" suffix="元" {...passed} />
    ),
    input,
  ),
  one('TextArea', (passed) => <TextArea aria-label="描述" defaultValue="abc" maxUnits={100} {...passed} />, {
    target: 'textarea',
    styled: 'box',
  }),
  one('PasswordInput', (passed) => <PasswordInput aria-label="密码" strength {...passed} />, input),
  one(
    'PhoneInput',
    (passed) => <PhoneInput aria-label="手机号" defaultValue="(852)51234567" {...passed} />,
    input,
  ),
  one(
    'MoneyInput',
    (passed) => (
      <MoneyInput aria-label="金额" defaultValue="88.5" min="100" quickAmounts={['100', '500']} {...passed} />
    ),
    input,
  ),
  one('CodeInput', (passed) => <CodeInput aria-label="验证码" defaultValue="12" {...passed} />, input),
  one(
    'FileUpload',
    (passed) => <FileUpload aria-label="凭证" hint="图片，5 MB 以内" upload={async () => {}} {...passed} />,
    input,
  ),
  one('Button', (passed) => (
    <Button variant="primary" {...passed}>
      立即存款
    </Button>
  )),
  one('Button, loading', (passed) => (
    <Button loading {...passed}>
      提交
    </Button>
  )),
  one('Odds', (passed) => <Odds price="1.95" {...passed} />),
  one('Odds, suspended', (passed) => <Odds price="1.95" suspended {...passed} />),
  one('QrCode', (passed) => <QrCode value="https://example.test/" label="邀请链接" {...passed} />),
  one(
    'Select',
    (passed) => (
      <Select
        aria-label="类型"
        placeholder="请选择"
        options={channels.map(({ value, label }) => ({ value, label }))}
        {...passed}
      />
    ),
    { target: 'select', styled: 'box' },
  ),
  one(
    'Checkbox',
    (passed) => (
      <Checkbox indeterminate {...passed}>
        记住登录
      </Checkbox>
    ),
    input,
  ),
  one('Switch', (passed) => <Switch {...passed}>自动转账</Switch>, input),
  one('RadioGroup', (passed) => <RadioGroup aria-label="渠道" options={channels} {...passed} />),
  one('RadioGroup as cards', (passed) => (
    <RadioGroup aria-label="渠道" variant="cards" options={channels} defaultValue="usdt" {...passed} />
  )),
  one('Tabs', (passed) => <Tabs label="游戏" items={games} {...passed} />),
  one('Card', (passed) => (
    <Card title="余额" extra={<a href="/all">全部</a>} {...passed}>
      内容
    </Card>
  )),
  one('Badge', (passed) => (
    <Badge tone="success" dot {...passed}>
      成功
    </Badge>
  )),
  one('Amount', (passed) => <Amount value="-1234.5" tone="change" currency="¥" {...passed} />),
  one('Amount, masked', (passed) => <Amount value="1" masked {...passed} />),
  one('Skeleton', (passed) => <Skeleton lines={3} {...passed} />),
  one('Spinner', (passed) => <Spinner {...passed} />),
  one('Empty', (passed) => <Empty picture={<svg aria-hidden="true" />} {...passed} />),
  one('ErrorFallback', (passed) => <ErrorFallback onRetry={() => {}} homeHref="/" {...passed} />),
  one('DataTable', (passed) => (
    <DataTable {...table} rows={records} end renderDetail={(row) => row.kind} {...passed} />
  )),
  one('DataTable, loading', (passed) => <DataTable {...table} rows={[]} status="loading" {...passed} />),
  one('DataTable, empty', (passed) => <DataTable {...table} rows={[]} {...passed} />),
  one('DataTable, failed', (passed) => (
    <DataTable {...table} rows={[]} status="error" onRetry={() => {}} {...passed} />
  )),
  one('Pagination', (passed) => <Pagination page={5} pageCount={20} onPageChange={() => {}} {...passed} />),
  one('LoadMore', (passed) => <LoadMore status="idle" onLoadMore={() => {}} {...passed} />),
  one('Popover', (passed) => (
    <Popover label="账户" trigger={<button type="button">我的</button>} open {...passed}>
      内容
    </Popover>
  )),
  one('Tooltip', (passed) => (
    <Tooltip content="说明" {...passed}>
      <button type="button">问</button>
    </Tooltip>
  )),
  one('Carousel', (passed) => <Carousel label="活动" slides={notices} {...passed} />),
  one('Marquee', (passed) => <Marquee label="公告" items={notices} {...passed} />),
  one('Countdown', (passed) => <Countdown deadline={Date.UTC(2030, 0, 1)} {...passed} />),
  one('CopyButton', (passed) => <CopyButton text="6222" {...passed} />),
  one('DateRangePicker', (passed) => <DateRangePicker {...passed} />),
  one('BarChart', (passed) => (
    <BarChart
      label="近两日收支"
      series={[
        { name: '存款', tone: 'accent' },
        { name: '取款', tone: 'value' },
      ]}
      groups={days}
      {...passed}
    />
  )),
  one('Sparkline', (passed) => (
    <Sparkline
      label="余额走势"
      points={days.map(({ label, values }) => ({ label, value: values[0]! }))}
      {...passed}
    />
  )),
  one('Avatar', (passed) => <Avatar name="张三" ring {...passed} />),
  one('Masked', (passed) => <Masked text="zhangsan" revealable {...passed} />),
  one('Ellipsis', (passed) => <Ellipsis text="（很长很长的公告标题）" maxUnits={10} {...passed} />),
  one('Progress', (passed) => <Progress label="流水" value={30} {...passed} />),
  one('Steps', (passed) => (
    <Steps
      current={1}
      items={[
        { id: 'a', title: '注册' },
        { id: 'b', title: '存款' },
        { id: 'c', title: '游戏' },
      ]}
      {...passed}
    />
  )),
  one('VirtualList', (passed) => (
    <VirtualList
      label="公告"
      items={notices}
      itemKey={({ id }) => id}
      renderItem={({ content }) => content}
      itemHeight={48}
      {...passed}
    />
  )),
  one('ToastHost', (passed) => <ToastHost {...passed} />),
];
