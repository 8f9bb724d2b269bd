import { storageKeys } from '@pavilion/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { useBoardState } from './use-board-state';

const Board = () => {
  const { state, change } = useBoardState('sport');
  return (
    <>
      <output>{state.odds}</output>
      <button type="button" onClick={() => change({ odds: 'malay' })}>
        malay
      </button>
      <button type="button" onClick={() => change({ odds: 'europe' })}>
        europe
      </button>
    </>
  );
};

const open = (search: string) => {
  history.replaceState(null, '', `/game/sport${search}`);
  return render(
    <BrowserRouter>
      <Board />
    </BrowserRouter>,
  );
};
const shown = () => screen.getByRole('status').textContent;
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the format of odds', () => {
  afterEach(() => localStorage.clear());

  it('[SPT-8] is remembered by the device, and the one of the address wins over it', () => {
    const first = open('');
    expect(shown()).toBe('europe');
    choose('malay');
    expect([shown(), location.search]).toEqual(['malay', '?odds=malay']);
    first.unmount();
    const second = open('');
    expect(shown()).toBe('malay');
    second.unmount();
    const third = open('?odds=hongkong');
    expect(shown()).toBe('hongkong');
    choose('europe');
    expect([shown(), location.search]).toEqual(['europe', '']);
    third.unmount();
    open('');
    expect(shown()).toBe('europe');
  });

  it('[SPT-8] follows the choice in another tab, and ignores an unknown one', () => {
    open('');
    const storeElsewhere = (value: string) =>
      act(() => {
        localStorage.setItem(storageKeys.oddsFormat, value);
        dispatchEvent(new StorageEvent('storage', { key: storageKeys.oddsFormat, newValue: value }));
      });
    storeElsewhere('indonesia');
    expect(shown()).toBe('indonesia');
    storeElsewhere('roman');
    expect(shown()).toBe('europe');
  });
});
