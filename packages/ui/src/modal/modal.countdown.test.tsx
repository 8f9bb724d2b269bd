import { act, fireEvent, screen } from '@testing-library/react';
import { getOpenModals, modal } from './modal';
import { cleanUp, letLeave, renderApp, show } from './modal-test-kit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(async () => {
  await cleanUp();
  jest.useRealTimers();
});

const open = async () => {
  renderApp();
  await show(() =>
    modal.open({ title: '须知', footer: [{ title: '我知道了', isCountdown: true, countdownSeconds: 5 }] }),
  );
  return screen.getByRole('button', { name: '我知道了' });
};
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

describe('countdown button', () => {
  it('[DLG-6] is disabled and shows the seconds in brackets, once a second, until zero', async () => {
    const button = await open();
    const seen: string[] = [];
    for (let second = 0; second <= 5; second += 1) {
      seen.push(button.textContent ?? '');
      expect(button.getAttribute('aria-disabled')).toBe(second < 5 ? 'true' : null);
      await letLeave(1000);
    }
    expect(seen).toEqual([
      '我知道了(5)',
      '我知道了(4)',
      '我知道了(3)',
      '我知道了(2)',
      '我知道了(1)',
      '我知道了',
    ]);
    await press(button);
    expect(getOpenModals()).toHaveLength(0);
  });

  it('[DLG-6] ignores clicks until then', async () => {
    const button = await open();
    await letLeave(4999);
    await press(button);
    expect(getOpenModals()).toHaveLength(1);
  });

  it('[DLG-6] is right after the tab was suspended', async () => {
    const button = await open();
    jest.setSystemTime(Date.now() + 3200);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(button).toHaveTextContent('我知道了(2)');
    jest.setSystemTime(Date.now() + 60_000);
    await press(button);
    expect(getOpenModals()).toHaveLength(0);
  });

  it('[DLG-6] keeps its name while counting, and is focusable', async () => {
    const button = await open();
    await letLeave(2000);
    expect(button).toHaveAccessibleName('我知道了');
    expect(button).toHaveFocus();
  });
});
