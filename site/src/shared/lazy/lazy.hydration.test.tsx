import type { Client } from '@pavilion/sdk';
import { createTestClient } from '@pavilion/sdk/testing';
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
import { type Locale, LocaleProvider, useLocale } from '../messages';
import { ClientProvider, useClient } from '../session/session-context';
import { holdInputScript } from './held-input';
import { LazyOnInteraction } from './lazy';
import { type LazyComponent, lazyComponent } from './lazy-component';

const Counter: ComponentType<object> = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      pressed {count}
    </button>
  );
};

const Filters: ComponentType<object> = () => {
  const [order, setOrder] = useState('time');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <select value={order} onChange={({ target }) => setOrder(target.value)}>
        <option>time</option>
        <option>league</option>
      </select>
      <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={isOpen} onChange={({ target }) => setOpen(target.checked)} />
      <p>{`by ${order}, “${text}”, ${isOpen ? 'open' : 'all'}`}</p>
    </>
  );
};

/** A lazy part of a visitor's page. */
const Part = <Props extends object>({
  client,
  ...lazy
}: {
  client?: Client;
  component: LazyComponent<Props>;
  props: Props;
}) => {
  const [own] = useState(() => createTestClient().client);
  return (
    <ClientProvider client={client ?? own} wasMember={false}>
      <LazyOnInteraction {...lazy} />
    </ClientProvider>
  );
};

const createLazyCounter = () => {
  const load = jest.fn(async () => ({ Counter }));
  return { load, component: lazyComponent('counter.tsx', 'Counter', load) };
};

interface TextProps {
  readonly start: number;
  readonly onPress: () => void;
}
const Text = ({ start, onPress }: TextProps) => (
  <button type="button" onClick={onPress}>
    start {start}
  </button>
);
const createText = () => lazyComponent('text.tsx', 'Text', async () => ({ Text }));

/**
 * A page that the test renders again with `parent.change`. Every tenth state changes what its lazy part shows; each state
 * has another function.
 */
const Around = ({
  component,
  parent,
}: {
  component: LazyComponent<TextProps>;
  parent: { change: (state: number) => void };
}) => {
  const [state, setState] = useState(0);
  useEffect(() => {
    parent.change = setState;
  });
  return (
    <>
      <p>state {state}</p>
      <LazyOnInteraction
        component={component}
        props={{ start: Math.floor(state / 10), onPress: () => setState(state + 1) }}
      />
    </>
  );
};

/** Shows what another part of the page may have changed, as queries are reset when a session starts. */
const Visit = () => (
  <b>
    {useLocale().locale} {useClient().session.token() ? 'member' : 'visitor'}
  </b>
);
const createVisit = () => lazyComponent('visit.tsx', 'Visit', async () => ({ Visit }));

/** A page whose language the test changes with `page.speak`, as another tab does. */
const Speaking = ({
  client,
  component,
  page,
}: {
  client: Client;
  component: LazyComponent<object>;
  page: { speak: (locale: Locale) => void };
}) => {
  const [locale, setLocale] = useState<Locale>('zh-CN');
  useEffect(() => {
    page.speak = setLocale;
  });
  return (
    <LocaleProvider locale={locale} setLocale={setLocale}>
      <Part client={client} component={component} props={{}} />
    </LocaleProvider>
  );
};

/** A site of one page; the test navigates with `navigation.go`. */
const Site = ({
  component,
  navigation,
}: {
  component: LazyComponent<object>;
  navigation: { go: NavigateFunction };
}) => {
  const navigate = useNavigate();
  useEffect(() => {
    navigation.go = navigate;
  });
  return (
    <>
      <p>at {useLocation().pathname}</p>
      <Part component={component} props={{}} />
    </>
  );
};

/** Renders the counter on the server and hydrates it in a browser that has not loaded its chunk. */
const hydrateCounter = async (load = jest.fn(async () => ({ Counter }))) => {
  const onServer = createLazyCounter();
  await onServer.component.preload();
  const html = renderToString(<Part component={onServer.component} props={{}} />);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const component = lazyComponent('counter.tsx', 'Counter', load);
  const recoverableErrors: unknown[] = [];
  await act(async () => {
    const app = hydrateRoot(root, <Part component={component} props={{}} />, {
      onRecoverableError: (error) => recoverableErrors.push(error),
    });
    close = () => act(() => app.unmount());
  });
  return { load, recoverableErrors };
};

let close = () => {};
afterEach(() => {
  close();
  document.body.innerHTML = '';
});

describe('LazyOnInteraction', () => {
  // React reports a conditional `use` once for each file of tests, in whichever test comes first.
  let complain: jest.SpyInstance;
  beforeEach(() => {
    complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    const warnings = complain.mock.calls.flat().map(String);
    complain.mockRestore();
    expect(warnings.filter((text) => text.includes('use()'))).toEqual([]);
  });

  it("[RTE-4] keeps the server's HTML until the first interaction, then loads its chunk", async () => {
    const { load, recoverableErrors } = await hydrateCounter();
    expect(screen.getByRole('button')).toHaveTextContent('pressed 0');
    expect(load).not.toHaveBeenCalled();
    await act(async () => void fireEvent.scroll(window));
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
    expect(recoverableErrors).toEqual([]);
  });

  it('[RTE-4] clicks a button pressed before hydration once it is hydrated', async () => {
    new Function(holdInputScript)();
    window.heldInput?.release();
    await hydrateCounter();
    const button = screen.getByRole('button');
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(screen.getByRole('button')).toBe(button);
    expect(button).toHaveTextContent('pressed 1');
  });

  it('[RTE-4] keeps the choices and the text that a user entered in fields before hydration', async () => {
    new Function(holdInputScript)();
    window.heldInput?.release();
    const onServer = lazyComponent('filters.tsx', 'Filters', async () => ({ Filters }));
    await onServer.preload();
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Part component={onServer} props={{}} />);
    let arrive = () => {};
    const slow = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const component = lazyComponent('filters.tsx', 'Filters', () => slow.then(() => ({ Filters })));
    await act(async () => {
      const app = hydrateRoot(root, <Part component={component} props={{}} />);
      close = () => act(() => app.unmount());
    });
    fireEvent.input(screen.getByRole('combobox'), { target: { value: 'league' } });
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'cup' } });
    fireEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByText('by time, “”, all')).toBeInTheDocument();
    await act(async () => arrive());
    expect(screen.getByText('by league, “cup”, open')).toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveValue('league');
  });

  it("[RTE-4] keeps the server's HTML while the page around it renders again, until its own props change", async () => {
    const parent = { change: (_: number) => {} };
    const onServer = createText();
    await onServer.preload();
    const root = document.body.appendChild(document.createElement('div'));
    const { client } = createTestClient();
    const page = (component: LazyComponent<TextProps>) => (
      <ClientProvider client={client} wasMember={false}>
        <Around component={component} parent={parent} />
      </ClientProvider>
    );
    root.innerHTML = renderToString(page(onServer));
    const text = screen.getByText('start 0');
    await act(async () => {
      const app = hydrateRoot(root, page(createText()));
      close = () => act(() => app.unmount());
    });
    await act(async () => parent.change(1));
    expect(screen.getByText('state 1')).toBeInTheDocument();
    expect(screen.getByText('start 0')).toBe(text);
    await act(async () => void fireEvent.scroll(window));
    expect(screen.getByText('start 0')).toBe(text);
    await act(async () => void fireEvent.click(text));
    expect(screen.getByText('state 2')).toBeInTheDocument();
    await act(async () => parent.change(10));
    expect(screen.getByText('start 1')).toBeInTheDocument();
  });

  it('[RTE-4] [SES-4] does not delay a navigation without interaction, such as a logout in another tab', async () => {
    const navigation: { go: NavigateFunction } = { go: () => {} };
    history.replaceState(null, '', '/one');
    const onServer = createLazyCounter();
    await onServer.component.preload();
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(
      <StaticRouter location="/one">
        <Site component={onServer.component} navigation={navigation} />
      </StaticRouter>,
    );
    const { load, component } = createLazyCounter();
    await act(async () => {
      const app = hydrateRoot(
        root,
        <BrowserRouter>
          <Site component={component} navigation={navigation} />
        </BrowserRouter>,
      );
      close = () => act(() => app.unmount());
    });
    expect(load).not.toHaveBeenCalled();
    await act(async () => void navigation.go('/two'));
    expect(screen.getByText('at /two')).toBeInTheDocument();
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
  });

  it.each([
    ['language', ({ page }) => page.speak('en'), 'en visitor'],
    ['session', ({ client }) => client.session.start('token-1'), 'zh-CN member'],
  ] satisfies [string, (tab: { page: { speak: (_: 'en') => void }; client: Client }) => void, string][])(
    '[THM-2] [SES-4] renders again when the %s changes before hydration, without an error',
    async (_, change, text) => {
      const page = { speak: (_: Locale) => {} };
      const { client } = createTestClient();
      const onServer = createVisit();
      await onServer.preload();
      const root = document.body.appendChild(document.createElement('div'));
      root.innerHTML = renderToString(<Speaking client={client} component={onServer} page={page} />);
      const recoverableErrors: unknown[] = [];
      await act(async () => {
        const app = hydrateRoot(root, <Speaking client={client} component={createVisit()} page={page} />, {
          onRecoverableError: (error) => recoverableErrors.push(error),
        });
        close = () => act(() => app.unmount());
      });
      await act(async () => change({ page, client }));
      await act(async () => void fireEvent.scroll(window));
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(recoverableErrors).toEqual([]);
    },
  );

  it('[RTE-4] loads immediately on client-side rendering', async () => {
    const { load, component } = createLazyCounter();
    await act(async () => render(<Part component={component} props={{}} />));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toBeInTheDocument();
  });

  it("[APP-5] keeps the server's HTML while offline, without an error, and loads when the network is back", async () => {
    const load = jest
      .fn(async () => ({ Counter }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const { recoverableErrors } = await hydrateCounter(load);
    await act(async () => void fireEvent.scroll(window));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveTextContent('pressed 0');
    expect(recoverableErrors).toEqual([]);
    await act(async () => void dispatchEvent(new Event('online')));
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[APP-5] renders nothing when its chunk is missing, and keeps its siblings', async () => {
    const component = lazyComponent(
      'gone.tsx',
      'Counter',
      (): Promise<{ Counter: typeof Counter }> =>
        Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    await act(async () =>
      render(
        <>
          <p>sibling</p>
          <Part component={component} props={{}} />
        </>,
      ),
    );
    expect(screen.getByText('sibling')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
