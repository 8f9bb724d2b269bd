import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, type To, useNavigate } from 'react-router-dom';
import { documentIds } from '../boot';
import { useNavigationFocus } from './use-navigation-focus';

let navigate: NavigateFunction;
const Page = () => {
  useNavigationFocus();
  navigate = useNavigate();
  return <main id={documentIds.main} tabIndex={-1} />;
};

const scroll = (top: number) => {
  Object.assign(window, { scrollY: top });
  act(() => dispatchEvent(new Event('scroll')));
};
const go = (to: To, options?: { replace?: boolean }) => act(() => navigate(to, options));
const back = () => act(() => navigate(-1));

beforeEach(() => {
  Object.assign(window, { scrollY: 0 });
  window.scrollTo = jest.fn((_: unknown, top?: number) => scroll(top ?? 0)) as unknown as typeof scrollTo;
  render(
    <MemoryRouter initialEntries={['/game/sport']}>
      <Page />
    </MemoryRouter>,
  );
});

it('[RTE-4] scrolls a new page to its top and focuses it; Back restores the position', () => {
  scroll(700);
  go('/game/egame');
  expect(scrollY).toBe(0);
  expect(screen.getByRole('main')).toHaveFocus();
  back();
  expect(scrollY).toBe(700);
});

it('[RTE-4] Back from a match to the list on the same page restores its position', () => {
  scroll(700);
  go('/game/sport?match=1');
  expect(scrollTo).not.toHaveBeenCalled();
  // The page of the match is shorter.
  scroll(120);
  back();
  expect(scrollY).toBe(700);
});

it('[RTE-4] a filter keeps the position, also for Back', () => {
  scroll(700);
  go('/game/sport?odds=malay', { replace: true });
  go('/game/sport?odds=malay&match=1');
  scroll(0);
  back();
  expect(scrollY).toBe(700);
});

it('[RTE-4][LIV-3] does not scroll the page beside a live room that Back closes', () => {
  scroll(700);
  go('/game/sport?room=all');
  scroll(900);
  back();
  expect(scrollTo).not.toHaveBeenCalled();
});
