import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ellipsis } from '../ellipsis/ellipsis';
import { Masked } from './masked';

it('[MSK-1] [MSK-2] masks a phone number and a name by their rules', () => {
  const { container } = render(
    <>
      <Masked text="13812345678" kind="phone" /> <Masked text="abcd" />
    </>,
  );
  expect(container).toHaveTextContent('*******5678 ab**cd');
});

it('[MSK-2] reveals the full text on demand and hides it again', async () => {
  render(<Masked text="zhangsan" revealable />);
  await userEvent.click(screen.getByRole('button', { name: '显示' }));
  expect(screen.getByText('zhangsan')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '隐藏' }));
  expect(screen.queryByText('zhangsan')).not.toBeInTheDocument();
});

it('[TXT-2] truncates the visible text, and keeps the full text for screen readers and on focus', async () => {
  render(<Ellipsis text="（一二三四五）" maxUnits={8} data-testid="cut" />);
  expect(screen.getByText('（一二...）')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTestId('cut')).toHaveTextContent('（一二三四五）');
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('（一二三四五）');
});
