import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Marquee } from './marquee';

it('[APP-8] exposes each notice once, and can be paused', async () => {
  render(<Marquee label="公告" items={[{ id: 1, content: <a href="/n/1">系统维护</a> }]} />);
  expect(screen.getAllByRole('link', { name: '系统维护' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '暂停' }));
  expect(screen.getByRole('button', { name: '播放' })).toBeInTheDocument();
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
