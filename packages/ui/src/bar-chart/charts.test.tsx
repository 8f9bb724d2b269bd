import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Sparkline } from '../sparkline/sparkline';
import { BarChart } from './bar-chart';

const series = [{ name: '净额', tone: 'accent' as const }];
const chart = (values: readonly number[]) => (
  <BarChart
    label="收支"
    height={200}
    series={series}
    groups={values.map((value, index) => ({ label: `${index}`, values: [value] }))}
  />
);
const number = (element: Element, name: string) => Number(element.getAttribute(name));

it('keeps every bar inside the chart, on its side of zero, with a proportional height', () => {
  const values = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(values, (given) => {
      const { container, unmount } = render(chart(given));
      const bars = [...container.querySelectorAll('rect')];
      const largest = Math.max(...given.map(Math.abs));
      const tallest = Math.max(...bars.map((bar) => number(bar, 'height')));
      const ends = bars.map((bar, index) =>
        (given[index] ?? 0) < 0 ? number(bar, 'y') : number(bar, 'y') + number(bar, 'height'),
      );
      for (const [index, bar] of bars.entries()) {
        const [y, height] = [number(bar, 'y'), number(bar, 'height')];
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(200.001);
        expect(ends[index]).toBeCloseTo(ends[0]!, 5);
        if (largest > 0) expect(height / tallest).toBeCloseTo(Math.abs(given[index]!) / largest, 5);
      }
      unmount();
    }),
    { numRuns: 40 },
  );
});

it('shows a text when there are no values', () => {
  render(
    <>
      {chart([])}
      <Sparkline label="走势" points={[]} />
    </>,
  );
  expect(screen.getAllByText('暂无数据')).toHaveLength(2);
});

it('has a hidden table with the same values', () => {
  const groups = [
    { label: '周一', values: ['1.5', '2'] },
    { label: '周二', values: ['0', '-3'] },
  ];
  const both = [...series, { name: '存款', tone: 'info' as const }];
  render(<BarChart label="收支" series={both} groups={groups} formatValue={(value) => `¥${value}`} />);
  const table = screen.getByRole('table', { name: '收支' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .slice(-2)
      .map(({ textContent }) => textContent),
  ).toEqual(['净额', '存款']);
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['周一¥1.5¥2', '周二¥0¥-3']);
  expect(table.closest('.pv-sr-only')).not.toBeNull();
});

it('shows a single value as a dot, and has a hidden table', () => {
  const { container } = render(<Sparkline label="走势" points={[{ label: '周一', value: '-3.50' }]} />);
  expect(container.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M80\.0 .+h0$/));
  expect(within(screen.getByRole('table', { name: '走势' })).getByText('-3.50')).toBeInTheDocument();
});

it('shows each value by the arrow keys; Escape hides it', async () => {
  const user = userEvent.setup();
  render(chart([5, -3, 8]));
  const cursor = screen.getByRole('slider', { name: '收支' });
  await user.tab();
  expect(cursor).toHaveFocus();
  expect(cursor).toHaveAttribute('aria-valuetext', '2, 净额 8');
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(cursor).toHaveAttribute('aria-valuetext', '1, 净额 -3');
  expect(cursor.querySelector('[data-active]')).toHaveTextContent('1');
  await user.keyboard('{Escape}');
  expect(cursor.querySelector('[data-active]')).toBeNull();
  await user.keyboard('{Home}');
  expect(cursor).toHaveAttribute('aria-valuenow', '1');
  expect(within(cursor).getByText('5')).toBeInTheDocument();
  await user.tab();
  expect(within(cursor).queryByText('5')).not.toBeInTheDocument();
});

it('shows the point of a line under the pointer', async () => {
  const points = ['一', '二', '三'].map((label, at) => ({ label, value: at * 10 }));
  render(<Sparkline label="走势" points={points} formatValue={(value) => `¥${value}`} />);
  const cursor = screen.getByRole('slider');
  jest.spyOn(cursor, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 100 } as DOMRect);
  const user = userEvent.setup();
  await user.pointer({ target: cursor, coords: { clientX: 52 } });
  expect(within(cursor).getByText('二 ¥10')).toBeInTheDocument();
  await user.unhover(cursor);
  expect(within(cursor).queryByText('二 ¥10')).not.toBeInTheDocument();
});
