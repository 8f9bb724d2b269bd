import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  BrowserRouter,
  type NavigateFunction,
  StaticRouter,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { Late } from './late';
import { type LazyPart, lazyPart } from './lazy-part';

const Counter: ComponentType<object> = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      pressed {count}
    </button>
  );
};

const createPart = () => {
  const load = jest.fn(async () => ({ Page: Counter }));
  return { load, part: lazyPart<object>('counter.tsx', load) };
};

/** A site of one page; `hands` is given what moves it on. */
const Site = ({ part, hands }: { part: LazyPart<object>; hands: { go: NavigateFunction } }) => {
  const navigate = useNavigate();
  useEffect(() => {
    hands.go = navigate;
  });
  return (
    <>
      <p>at {useLocation().pathname}</p>
      <Late part={part} props={{}} />
    </>
  );
};

/** Draws it as a server would, and takes it over as a browser that has not loaded its code. */
const takeOver = async () => {
  const onServer = createPart();
  await onServer.part.preload();
  const html = renderToString(<Late part={onServer.part} props={{}} />);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const { load, part } = createPart();
  const complaints: unknown[] = [];
  await act(async () => {
    const app = hydrateRoot(root, <Late part={part} props={{}} />, {
      onRecoverableError: (error) => complaints.push(error),
    });
    close = () => act(() => app.unmount());
  });
  return { load, complaints };
};

let close = () => {};
afterEach(() => {
  close();
  document.body.innerHTML = '';
});

describe('a late part', () => {
  it('[RTE-4] stands as the server drew it, and fetches its code when a person does something', async () => {
    const { load, complaints } = await takeOver();
    expect(screen.getByRole('button')).toHaveTextContent('pressed 0');
    expect(load).not.toHaveBeenCalled();
    await act(async () => void fireEvent.scroll(window));
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
    expect(complaints).toEqual([]);
  });

  it('[RTE-4] a button that was pressed too early acts once, as soon as it can', async () => {
    await takeOver();
    const button = screen.getByRole('button');
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
      fireEvent.pointerDown(button);
    });
    expect(screen.getByRole('button')).toBe(button);
    expect(button).toHaveTextContent('pressed 1');
  });

  it('[RTE-4] [SES-4] keeps no page that moves on by itself, as when another tab logs out, waiting for a person', async () => {
    const hands: { go: NavigateFunction } = { go: () => {} };
    history.replaceState(null, '', '/one');
    const onServer = createPart();
    await onServer.part.preload();
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(
      <StaticRouter location="/one">
        <Site part={onServer.part} hands={hands} />
      </StaticRouter>,
    );
    const { load, part } = createPart();
    await act(async () => {
      const app = hydrateRoot(
        root,
        <BrowserRouter>
          <Site part={part} hands={hands} />
        </BrowserRouter>,
      );
      close = () => act(() => app.unmount());
    });
    expect(load).not.toHaveBeenCalled();
    await act(async () => void hands.go('/two'));
    expect(screen.getByText('at /two')).toBeInTheDocument();
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
  });

  it('[RTE-4] drawn by the browser, it loads at once', async () => {
    const { load, part } = createPart();
    await act(async () => render(<Late part={part} props={{}} />));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toBeInTheDocument();
  });

  it('[APP-5] one whose file is gone is missing, and nothing else', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const part = lazyPart<object>('gone.tsx', () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    await act(async () =>
      render(
        <>
          <p>beside</p>
          <Late part={part} props={{}} />
        </>,
      ),
    );
    expect(screen.getByText('beside')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
