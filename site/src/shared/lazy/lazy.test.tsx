import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { Lazy } from './lazy';
import { lazyComponent } from './lazy-component';
import { LazyOverlay } from './lazy-overlay';

const Page = ({ name = 'page' }: { name?: string }) => <p>here is the {name}</p>;

const Broken = (): ReactNode => {
  throw new Error('broken');
};

const Failed = ({ onMount }: { onMount: () => void }) => {
  useEffect(onMount, [onMount]);
  return 'failed';
};

describe('a lazy component', () => {
  it('[RTE-4] renders without suspending once preloaded, on the server too', async () => {
    const lazy = lazyComponent('x.tsx', 'Page', async () => ({ Page }));
    await lazy.preload();
    expect(renderToString(<Lazy component={lazy} props={{ name: 'table' }} />)).toContain('table');
  });

  it('[RTE-4] suspends until its chunk has loaded, and loads it once', async () => {
    let resolveImport = (_: { Page: typeof Page }) => {};
    const load = jest.fn(() => new Promise<{ Page: typeof Page }>((resolve) => (resolveImport = resolve)));
    const lazy = lazyComponent('x.tsx', 'Page', load);
    await act(async () =>
      render(
        <Suspense fallback="waiting">
          <Lazy component={lazy} props={{}} />
          <Lazy component={lazy} props={{}} />
        </Suspense>,
      ),
    );
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await act(async () => resolveImport({ Page }));
    expect(screen.getAllByText('here is the page')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[RTE-4] causes no React warning when its chunk loads during a transition', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    let resolveImport = (_: { Page: typeof Page }) => {};
    const lazy = lazyComponent(
      'x.tsx',
      'Page',
      () => new Promise<{ Page: typeof Page }>((resolve) => (resolveImport = resolve)),
    );
    const tree = (shown: ReactNode) => <Suspense fallback="waiting">{shown}</Suspense>;
    const { rerender } = render(tree('the old page'));
    await act(async () => startTransition(() => rerender(tree(<Lazy component={lazy} props={{}} />))));
    expect(screen.getByText('the old page')).toBeInTheDocument();
    await act(async () => resolveImport({ Page }));
    expect(screen.getByText('here is the page')).toBeInTheDocument();
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('[APP-5] mounts the fallback once when its component throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const mounted = jest.fn();
    const lazy = lazyComponent('x.tsx', 'Broken', async () => ({ Broken }));
    await lazy.preload();
    await act(async () =>
      render(<Lazy component={lazy} props={{}} fallback={() => <Failed onMount={mounted} />} />),
    );
    expect(screen.getByText('failed')).toBeInTheDocument();
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  it('[APP-5] renders the fallback when its chunk fails to load, keeps its siblings, and retries', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const offline = async () => Promise.reject(new TypeError('Failed to fetch'));
    Object.assign(globalThis, { fetch: offline });
    const load = jest
      .fn<Promise<{ Page: typeof Page }>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ Page });
    const lazy = lazyComponent('x.tsx', 'Page', load);
    const again = (retry: () => void) => (
      <button type="button" onClick={retry}>
        again
      </button>
    );
    await act(async () =>
      render(
        <Suspense fallback="waiting">
          <p>around</p>
          <Lazy component={lazy} props={{}} fallback={again} />
        </Suspense>,
      ),
    );
    const askAgain = () =>
      act(async () => void fireEvent.click(screen.getByRole('button', { name: 'again' })));
    await askAgain();
    expect(load).toHaveBeenCalledTimes(2);
    await askAgain();
    expect(await screen.findByText('here is the page')).toBeInTheDocument();
    expect(screen.getByText('around')).toBeInTheDocument();
  });

  it('[APP-5] opened by a press, says when it cannot be loaded, tries again, and closes', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    Object.assign(globalThis, { fetch: async () => Promise.reject(new TypeError('Failed to fetch')) });
    const load = jest
      .fn<Promise<{ Page: typeof Page }>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ Page });
    const overlay = lazyComponent('x.tsx', 'Page', load);
    const close = jest.fn();
    const open = (isOpen: boolean) => (
      <LazyOverlay component={overlay} props={{}} isOpen={isOpen} onClose={close} />
    );
    let rerender = (_: ReactNode) => {};
    await act(async () => {
      rerender = render(open(true)).rerender;
    });
    expect(screen.getByRole('alert')).toHaveTextContent('没有加载出来');
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(close).toHaveBeenCalledTimes(1);
    rerender(open(false));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(open(true));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
    expect(await screen.findByText('here is the page')).toBeInTheDocument();
  });
});
