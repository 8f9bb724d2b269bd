import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../checkbox/checkbox';
import { PasswordInput } from '../password-input/password-input';
import { RadioGroup } from '../radio-group/radio-group';
import { Select } from '../select/select';
import { Switch } from '../switch/switch';
import { TextInput } from '../text-input/text-input';
import { Field } from './field';

const options = [
  { value: 'alipay', label: '支付宝' },
  { value: 'usdt', label: 'USDT', disabled: true },
  { value: 'bank', label: '银行卡' },
];

it('a field links its label, hint, error and required mark to the control', () => {
  const { rerender } = render(
    <Field label="账号" hint="6 到 12 位" required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: /账号/ });
  expect(input).toBeRequired();
  expect(input).toBeValid();
  expect(input).toHaveAccessibleDescription('6 到 12 位');
  rerender(
    <Field label="账号" hint="6 到 12 位" error="账号已存在">
      <TextInput />
    </Field>,
  );
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('账号已存在 6 到 12 位');
  expect(screen.getByRole('alert')).toHaveTextContent('账号已存在');
});

it('a control with its own id is named by its field', () => {
  render(
    <Field label="金额">
      <TextInput id="amount" />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: '金额' })).toHaveAttribute('id', 'amount');
});

it('a disabled field disables its control', () => {
  render(
    <Field label="类型" disabled>
      <Select options={options} />
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: '类型' })).toBeDisabled();
});

it('the clear button empties a text field and keeps the focus', async () => {
  const onValueChange = jest.fn();
  render(<TextInput aria-label="账号" defaultValue="abc" clearable onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(onValueChange).toHaveBeenCalledWith('');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.queryByRole('button', { name: '清空' })).not.toBeInTheDocument();
});

it('a password can be revealed, and its strength is shown as text', async () => {
  render(<PasswordInput aria-label="密码" strength />);
  const input = screen.getByLabelText('密码');
  await userEvent.type(input, 'abc123');
  expect(input).toHaveAccessibleDescription('强度：弱');
  await userEvent.type(input, 'Kx9!mQ');
  expect(input).toHaveAccessibleDescription('强度：强');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
  expect(input).toHaveAttribute('type', 'text');
});

it('a radio group is named by its field, and skips disabled options', async () => {
  const onValueChange = jest.fn();
  render(
    <Field label="渠道">
      <RadioGroup options={options} variant="cards" onValueChange={onValueChange} />
    </Field>,
  );
  expect(screen.getByRole('radiogroup', { name: '渠道' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('USDT'));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('银行卡'));
  expect(onValueChange).toHaveBeenCalledWith('bank');
  expect(screen.getByRole('radio', { name: '银行卡' })).toBeChecked();
});

it('a select starts with its placeholder and passes the selected value', async () => {
  const onValueChange = jest.fn();
  render(<Select aria-label="渠道" placeholder="请选择" options={options} onValueChange={onValueChange} />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('请选择');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'bank');
  expect(onValueChange).toHaveBeenCalledWith('bank');
});

it('a check box and a switch expose their state; a pending switch ignores clicks', async () => {
  const onCheckedChange = jest.fn();
  const { rerender } = render(
    <Checkbox indeterminate onCheckedChange={onCheckedChange}>
      全选
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
  await userEvent.click(screen.getByText('全选'));
  expect(onCheckedChange).toHaveBeenLastCalledWith(true);
  rerender(
    <Switch loading onCheckedChange={onCheckedChange}>
      自动转账
    </Switch>,
  );
  expect(screen.getByRole('switch', { name: '自动转账' })).toBeDisabled();
});

it('a select announces that its options are loading, and then shows the selected one', () => {
  const { rerender } = render(<Select aria-label="银行" loading options={[]} defaultValue="bank" />);
  const select = screen.getByRole('combobox', { name: '银行' });
  expect(select).toHaveAttribute('aria-busy', 'true');
  expect(select).toHaveDisplayValue('加载中');
  rerender(<Select aria-label="银行" options={options} defaultValue="bank" />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('银行卡');
  expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-busy');
  rerender(<Select aria-label="银行" options={[]} value="bank" />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('暂无数据');
});
