import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

afterEach(() => jest.useRealTimers());

it('copies, confirms it, and can copy again', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onCopied = jest.fn();
  render(<CopyButton text="6222 0000" label="复制卡号" onCopied={onCopied} />);
  await user.click(screen.getByRole('button', { name: '复制卡号' }));
  expect(writeText).toHaveBeenCalledWith('6222 0000');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已复制'));
  expect(onCopied).toHaveBeenCalledTimes(1);
  act(() => void jest.advanceTimersByTime(2000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows an error when both methods of copying fail', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<CopyButton text="6222" iconOnly />);
  await user.click(screen.getByRole('button', { name: '复制' }));
  expect(await screen.findByText('复制失败，请手动复制')).toBeInTheDocument();
});

it('names what it copies in its visible text', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CopyButton text="https://example.com">复制链接</CopyButton>);
  const button = screen.getByRole('button', { name: '复制链接' });
  expect(button).toHaveTextContent('复制链接');
  await user.click(button);
  await waitFor(() => expect(button).toHaveTextContent('已复制'));
});
