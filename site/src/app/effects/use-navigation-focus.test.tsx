import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useNavigationFocus } from './use-navigation-focus';

const Site = () => {
  useNavigationFocus();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/game/sport?match=m1')}>
        比赛
      </button>
      <button type="button" onClick={() => navigate('/mine/wallet')}>
        钱包
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        后退
      </button>
    </>
  );
};

describe('the scroll position', () => {
  const scrollTo = jest
    .spyOn(globalThis, 'scrollTo')
    .mockImplementation((() => {}) as typeof globalThis.scrollTo);
  const scrollAt = (top: number) => {
    Object.assign(globalThis, { scrollY: top });
    globalThis.dispatchEvent(new Event('scroll'));
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  beforeEach(() => scrollTo.mockClear());

  it.each(['比赛', '钱包'])('[RTE-4] of the list is restored by Back from %s', async (next) => {
    render(
      <MemoryRouter initialEntries={['/game/sport']}>
        <Site />
      </MemoryRouter>,
    );
    scrollAt(1800);
    await press(next);
    scrollAt(40);
    scrollTo.mockClear();
    await press('后退');
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenCalledWith(0, 1800);
  });

  it('[RTE-4] stays where it is when only the query of a page changes', async () => {
    render(
      <MemoryRouter initialEntries={['/game/sport']}>
        <Site />
      </MemoryRouter>,
    );
    scrollAt(1800);
    await press('比赛');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
