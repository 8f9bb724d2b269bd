import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, MemoryRouter, type NavigateFunction, type To, useNavigate } from 'react-router-dom';
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

const show = (
  Router: typeof BrowserRouter | typeof MemoryRouter,
  props: Parameters<typeof MemoryRouter>[0] = {},
) => {
  Object.assign(window, { scrollY: 0 });
  window.scrollTo = jest.fn((_: unknown, top?: number) => scroll(top ?? 0)) as unknown as typeof scrollTo;
  render(
    <Router {...props}>
      <Page />
    </Router>,
  );
};

describe('between pages', () => {
  beforeEach(() => show(MemoryRouter, { initialEntries: ['/game/sport'] }));

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
});

describe('within a page', () => {
  /** The browser follows a link to a part of the page: it scrolls before it reports the new entry. */
  const follow = async (part: string, top: number) => {
    await act(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('popstate', () => resolve(), { once: true });
          Object.assign(window, { scrollY: top });
          location.hash = part;
        }),
    );
    scroll(top);
  };
  const traverse = (steps: number) =>
    act(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('popstate', () => resolve(), { once: true });
          history.go(steps);
        }),
    );

  it('[RTE-4] Back and Forward between parts of a page restore the position', async () => {
    show(BrowserRouter);
    scroll(80);
    await follow('part-2', 900);
    await follow('part-5', 2400);
    scroll(2500);
    expect(scrollTo).not.toHaveBeenCalled();
    await traverse(-1);
    expect(scrollY).toBe(900);
    await traverse(-1);
    expect(scrollY).toBe(80);
    await traverse(2);
    expect(scrollY).toBe(2500);
  });

  it('[RTE-4] leaves a part that is visited again to the browser', async () => {
    show(BrowserRouter);
    await follow('part-2', 900);
    scroll(1300);
    await follow('part-5', 2400);
    await follow('part-2', 900);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
