import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const items = [
  { value: 'all', label: '全部', content: '全部记录' },
  { value: 'in', label: '存款', content: '存款记录', disabled: true },
  { value: 'out', label: '提款', content: '提款记录' },
];
const tab = (name: string) => screen.getByRole('tab', { name });

it('has one tab stop, and arrows, Home and End move past disabled tabs and choose', async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  render(<Tabs items={items} onValueChange={onValueChange} />);
  await user.tab();
  expect(tab('全部')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('提款')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: '提款' })).toHaveTextContent('提款记录');
  await user.keyboard('{ArrowRight}');
  expect(tab('全部')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('提款')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(onValueChange.mock.calls.flat()).toEqual(['out', 'all', 'out', 'all', 'out']);
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('a disabled tab can not be chosen', async () => {
  render(<Tabs items={items} />);
  await userEvent.click(tab('存款'));
  expect(tab('全部')).toHaveAttribute('aria-selected', 'true');
});

it('turns the arrows round where writing runs from right to left', async () => {
  const style = { direction: 'rtl' } as CSSStyleDeclaration;
  const asked = jest.spyOn(window, 'getComputedStyle').mockReturnValue(style);
  render(<Tabs items={items.map((item) => ({ ...item, disabled: false }))} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  asked.mockRestore();
  expect(tab('存款')).toHaveAttribute('aria-selected', 'true');
});
