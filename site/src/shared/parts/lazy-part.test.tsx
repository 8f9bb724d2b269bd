import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition } from 'react';
import { renderToString } from 'react-dom/server';
import { Lazy, lazyPart } from './lazy-part';

const Page = ({ name = 'page' }: { name?: string }) => <p>here is the {name}</p>;

describe('lazyPart', () => {
  it('[RTE-4] renders at once when it was preloaded, on the server too', async () => {
    const lazy = lazyPart<{ name?: string }>('x.tsx', async () => ({ Page }));
    await lazy.preload();
    expect(renderToString(<Lazy part={lazy} props={{ name: 'table' }} />)).toContain('table');
  });

  it('[RTE-4] suspends until its chunk is there, and asks for it once', async () => {
    let arrive = (_: { Page: typeof Page }) => {};
    const load = jest.fn(() => new Promise<{ Page: typeof Page }>((resolve) => (arrive = resolve)));
    const lazy = lazyPart<{ name?: string }>('x.tsx', load);
    await act(async () =>
      render(
        <Suspense fallback="waiting">
          <Lazy part={lazy} props={{}} />
          <Lazy part={lazy} props={{}} />
        </Suspense>,
      ),
    );
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await act(async () => arrive({ Page }));
    expect(screen.getAllByText('here is the page')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[RTE-4] gives React no reason to complain when its chunk arrives while the old page still shows', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    let arrive = (_: { Page: typeof Page }) => {};
    const lazy = lazyPart<{ name?: string }>('x.tsx', () => new Promise((resolve) => (arrive = resolve)));
    const tree = (shown: ReactNode) => <Suspense fallback="waiting">{shown}</Suspense>;
    const { rerender } = render(tree('the old page'));
    await act(async () => startTransition(() => rerender(tree(<Lazy part={lazy} props={{}} />))));
    expect(screen.getByText('the old page')).toBeInTheDocument();
    await act(async () => arrive({ Page }));
    expect(screen.getByText('here is the page')).toBeInTheDocument();
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('[APP-5] a file that does not come leaves what is around it, says so where asked to, and is tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest
      .fn<Promise<{ Page: typeof Page }>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ Page });
    const lazy = lazyPart<{ name?: string }>('x.tsx', load);
    const again = (retry: () => void) => (
      <button type="button" onClick={retry}>
        again
      </button>
    );
    await act(async () =>
      render(
        <Suspense fallback="waiting">
          <p>around</p>
          <Lazy part={lazy} props={{}} fallback={again} />
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
});
