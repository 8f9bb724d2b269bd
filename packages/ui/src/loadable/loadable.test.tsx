import { act, render, screen } from '@testing-library/react';
import { Loadable } from './loadable';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('[APP-3] shows its placeholder only after 200 ms', () => {
  render(<Loadable />);
  act(() => void jest.advanceTimersByTime(199));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('加载中');
});

it('[APP-3] shows loaded content immediately, and delays the placeholder again', () => {
  const { rerender } = render(<Loadable placeholder="占位">内容</Loadable>);
  act(() => void jest.advanceTimersByTime(500));
  rerender(
    <Loadable loading={false} placeholder="占位">
      内容
    </Loadable>,
  );
  expect(screen.getByText('内容')).toBeInTheDocument();
  rerender(<Loadable placeholder="占位">内容</Loadable>);
  expect(screen.queryByText('占位')).not.toBeInTheDocument();
});

it('[APP-3] accepts another delay', () => {
  render(<Loadable delay={0} placeholder="占位" />);
  expect(screen.getByText('占位')).toBeInTheDocument();
});
