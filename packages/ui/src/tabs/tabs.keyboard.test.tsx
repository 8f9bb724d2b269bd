import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const items = [
  { value: 'all', label: '全部', content: '全部记录' },
  { value: 'in', label: '存款', content: '存款记录', disabled: true },
  { value: 'out', label: '取款', content: '取款记录' },
];
const tab = (name: string) => screen.getByRole('tab', { name });

it('has one tab stop; arrows, Home and End select and skip disabled tabs', async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  render(<Tabs items={items} onValueChange={onValueChange} />);
  await user.tab();
  expect(tab('全部')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('取款')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: '取款' })).toHaveTextContent('取款记录');
  await user.keyboard('{ArrowRight}');
  expect(tab('全部')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('取款')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(onValueChange.mock.calls.flat()).toEqual(['out', 'all', 'out', 'all', 'out']);
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('a disabled tab cannot be selected', async () => {
  render(<Tabs items={items} />);
  await userEvent.click(tab('存款'));
  expect(tab('全部')).toHaveAttribute('aria-selected', 'true');
});

it('mirrors the arrows in right-to-left text', async () => {
  const style = { direction: 'rtl' } as CSSStyleDeclaration;
  const asked = jest.spyOn(window, 'getComputedStyle').mockReturnValue(style);
  render(<Tabs items={items.map((item) => ({ ...item, disabled: false }))} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  asked.mockRestore();
  expect(tab('存款')).toHaveAttribute('aria-selected', 'true');
});

describe('an overflowing row', () => {
  /** jsdom lays nothing out: five tabs of 100 px in a strip of 250, from left or from right. */
  const laidOut = (direction: 1 | -1) => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(250);
    let scrolled = 0;
    jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => scrolled);
    jest.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation((value: number) => {
      const far = Math.max(0, Math.min(250, value * direction));
      scrolled = far * direction;
    });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const at = [...(this.parentElement?.children ?? [])].indexOf(this);
      if (this.role !== 'tab') return new DOMRect(0, 0, 250, 48);
      return new DOMRect((direction === 1 ? at * 100 : 150 - at * 100) - scrolled, 0, 100, 48);
    });
  };
  const five = ['一', '二', '三', '四', '五'].map((value) => ({ value, label: value }));

  afterEach(() => jest.restoreAllMocks());

  it.each([1, -1] as const)(
    'marks the sides where it overflows, and scrolls the selected tab into view (%i)',
    async (way) => {
      laidOut(way);
      const { rerender } = render(<Tabs items={five} value="一" />);
      const strip = screen.getByRole('tablist');
      expect(strip).toHaveAttribute('data-more', 'end');
      rerender(<Tabs items={five} value="三" />);
      expect(strip).toHaveAttribute('data-more', 'start end');
      const { left, right } = tab('三').getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(250);
      rerender(<Tabs items={five} value="五" />);
      expect(strip).toHaveAttribute('data-more', 'start');
    },
  );

  it('marks no side when all tabs are visible', () => {
    render(<Tabs items={five} />);
    expect(screen.getByRole('tablist')).not.toHaveAttribute('data-more');
  });
});
