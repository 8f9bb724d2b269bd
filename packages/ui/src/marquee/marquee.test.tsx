import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Marquee } from './marquee';

const notices = [
  { id: 1, content: <a href="/n/1">系统维护</a> },
  { id: 2, content: <a href="/n/2">渠道开放</a> },
];

const Closable = () => {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <Marquee label="公告" items={notices} onClose={() => setOpen(false)} />;
};

const current = () => document.querySelector('[data-place="current"]');

it('[APP-8] exposes each notice once, and can be paused', async () => {
  render(<Marquee label="公告" items={notices} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['系统维护', '渠道开放']);
  await userEvent.click(screen.getByRole('button', { name: '暂停' }));
  expect(screen.getByRole('button', { name: '播放' })).toBeInTheDocument();
});

it('[APP-8] has no pause button for one notice, which does not move', () => {
  render(<Marquee label="公告" items={notices.slice(0, 1)} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('[APP-8] can be closed by a button with its name, also with one notice', async () => {
  const onClose = jest.fn();
  render(<Marquee label="公告" items={notices.slice(0, 1)} onClose={onClose} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '关闭公告' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('over time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = () => act(() => jest.advanceTimersByTime(6000));

  it('[APP-8] shows the notices in turn', () => {
    render(<Marquee label="公告" items={notices} />);
    expect(current()).toHaveTextContent('系统维护');
    wait();
    expect(current()).toHaveTextContent('渠道开放');
    wait();
    expect(current()).toHaveTextContent('系统维护');
  });

  it('[APP-8] stays under the pointer, and while paused', () => {
    render(<Marquee label="公告" items={notices} />);
    fireEvent.pointerEnter(screen.getByRole('list'));
    wait();
    expect(current()).toHaveTextContent('系统维护');
    fireEvent.pointerLeave(screen.getByRole('list'));
    fireEvent.click(screen.getByRole('button', { name: '暂停' }));
    wait();
    expect(current()).toHaveTextContent('系统维护');
  });

  it('leaves the focus on what follows it when it is closed', () => {
    render(
      <>
        <Closable />
        <a href="/skipped" tabIndex={-1}>
          跳过
        </a>
        <a href="/login">登录</a>
      </>,
    );
    const close = screen.getByRole('button', { name: /^关闭/ });
    act(() => close.focus());
    fireEvent.click(close);
    expect(close).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '登录' })).toHaveFocus();
  });

  it('[APP-8] shows the notice that receives the focus, and stays there', () => {
    render(<Marquee label="公告" items={notices} />);
    act(() => screen.getByRole('link', { name: '渠道开放' }).focus());
    expect(current()).toHaveTextContent('渠道开放');
    wait();
    expect(current()).toHaveTextContent('渠道开放');
  });
});

it('[THM-4] does not move with reduced motion: it can be scrolled and has no pause button', () => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  const { container } = render(<Marquee label="公告" items={[{ id: 1, content: '系统维护' }]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(container.querySelector('[tabindex="0"]')).toHaveTextContent('系统维护');
  Reflect.deleteProperty(window, 'matchMedia');
});
