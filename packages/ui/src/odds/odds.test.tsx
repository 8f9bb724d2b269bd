import { OddsFormat } from '@pavilion/format';
import { act, render, screen } from '@testing-library/react';
import { Odds } from './odds';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

it.each([
  [OddsFormat.Europe, '2.60'],
  [OddsFormat.Hongkong, '1.60'],
  [OddsFormat.Malay, '-0.625'],
  [OddsFormat.Indonesia, '1.60'],
])('[SPT-5] writes a European 2.6 in format %s as %s', (format, text) => {
  const { container } = render(<Odds price="2.6" format={format} />);
  expect(container).toHaveTextContent(text);
});

it('[SPT-5] shows the direction of a price change for 1.5 s, by colour, arrow and text', () => {
  const { container, rerender } = render(<Odds price="1.95" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Odds price="2.05" />);
  expect(container.firstElementChild).toHaveAttribute('data-movement', 'up');
  expect(container).toHaveTextContent('▲');
  expect(screen.getByRole('status')).toHaveTextContent('赔率升至 2.05');
  pass(1499);
  expect(container).toHaveTextContent('▲');
  pass(1);
  expect(container).not.toHaveTextContent('▲');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Odds price="1.9" />);
  expect(screen.getByRole('status')).toHaveTextContent('赔率降至 1.90');
});

it('[SPT-5] a second change restarts the duration', () => {
  const { container, rerender } = render(<Odds price="1.95" />);
  rerender(<Odds price="2.05" />);
  pass(1000);
  rerender(<Odds price="1.90" />);
  pass(1000);
  expect(container.firstElementChild).toHaveAttribute('data-movement', 'down');
  pass(500);
  expect(container.firstElementChild).not.toHaveAttribute('data-movement');
});

it('[SPT-5] up means a higher payout, in signed formats too', () => {
  const price = (text: string) => <Odds price={text} from={OddsFormat.Malay} format={OddsFormat.Malay} />;
  const { container, rerender } = render(price('0.9'));
  rerender(price('-0.95'));
  expect(container.firstElementChild).toHaveAttribute('data-movement', 'up');
});

it('[SPT-5] the same price in another notation or format is no movement', () => {
  const { container, rerender } = render(<Odds price="2.0" />);
  rerender(<Odds price="2.00" />);
  rerender(<Odds price="1" from={OddsFormat.Hongkong} format={OddsFormat.Hongkong} />);
  expect(container.firstElementChild).not.toHaveAttribute('data-movement');
});

it('[SPT-5] a suspended price shows no number and no movement', () => {
  const { container, rerender } = render(<Odds price="1.95" />);
  rerender(<Odds price="2.05" suspended />);
  expect(container).toHaveTextContent('暂停');
  expect(container).not.toHaveTextContent('2.05');
  expect(container.firstElementChild).not.toHaveAttribute('data-movement');
});
