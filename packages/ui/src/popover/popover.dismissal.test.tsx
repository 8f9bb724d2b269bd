import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './popover';

const setup = async () => {
  render(
    <>
      <Popover label="账户" trigger={<button type="button">我的</button>}>
        {(close) => (
          <button type="button" onClick={close}>
            退出登录
          </button>
        )}
      </Popover>
      <button type="button">别处</button>
    </>,
  );
  const user = userEvent.setup();
  const trigger = screen.getByRole('button', { name: '我的' });
  await user.click(trigger);
  return { user, trigger, panel: screen.getByRole('dialog', { name: '账户' }) };
};

it('opens with focus in its panel and links it to its button', async () => {
  const { trigger, panel } = await setup();
  expect(panel).toHaveFocus();
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(trigger).toHaveAttribute('aria-controls', panel.id);
});

it('Escape closes it and returns the focus', async () => {
  const { user, trigger, panel } = await setup();
  await user.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

it('does not pass its Escape to the dialog around it', async () => {
  const { user } = await setup();
  const received = jest.fn();
  document.addEventListener('keydown', received);
  await user.keyboard('{Escape}');
  expect(received).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(received).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', received);
});

it('can be closed by its content', async () => {
  const { user, trigger, panel } = await setup();
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  expect(panel).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

it('a click outside closes it and keeps the focus on the target', async () => {
  const { user, panel } = await setup();
  await user.click(screen.getByRole('button', { name: '别处' }));
  expect(panel).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '别处' })).toHaveFocus();
});

it('tabbing out closes it', async () => {
  const { user, panel } = await setup();
  await user.tab();
  await user.tab();
  expect(panel).not.toBeInTheDocument();
});

it('is closed by its button too', async () => {
  const { user, trigger, panel } = await setup();
  await user.click(trigger);
  expect(panel).not.toBeInTheDocument();
});

it('opens above where only that side has room', async () => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 10, right: 200, top: 500, bottom: 800, height: 300 } as DOMRect);
  const { panel } = await setup();
  expect(panel).toHaveAttribute('data-side', 'top');
  jest.restoreAllMocks();
});
