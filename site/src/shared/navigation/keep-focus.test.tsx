import { act, render, screen } from '@testing-library/react';
import { keepFocus } from './keep-focus';

const show = (...names: readonly string[]) => (
  <div ref={keepFocus} tabIndex={-1} data-testid="root">
    {names.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
  </div>
);

const focus = (name: string) => screen.getByRole('button', { name }).focus();
/** The observer of the container reports changes after the rendering. */
const settle = () => act(async () => {});

describe('the focus when its control is removed', () => {
  it('moves to the control at the same place', async () => {
    const { rerender } = render(show('一', '二', '三'));
    focus('二');
    rerender(show('一', '新', '三'));
    await settle();
    expect(screen.getByRole('button', { name: '新' })).toHaveFocus();
  });

  it('moves to the one after it, and from the last to the one before', async () => {
    const { rerender } = render(show('一', '二', '三'));
    focus('二');
    rerender(show('一', '三'));
    await settle();
    expect(screen.getByRole('button', { name: '三' })).toHaveFocus();
    rerender(show('一'));
    await settle();
    expect(screen.getByRole('button', { name: '一' })).toHaveFocus();
  });

  it('moves to the container when nothing is left', async () => {
    const { rerender } = render(show('一'));
    focus('一');
    rerender(show());
    await settle();
    expect(screen.getByTestId('root')).toHaveFocus();
  });

  it('does not move when it was elsewhere, or was taken elsewhere', async () => {
    const { rerender } = render(show('一', '二'));
    rerender(show('二'));
    await settle();
    expect(document.body).toHaveFocus();
    focus('二');
    act(() => (document.activeElement as HTMLElement).blur());
    await settle();
    rerender(show('三'));
    await settle();
    expect(document.body).toHaveFocus();
  });
});
