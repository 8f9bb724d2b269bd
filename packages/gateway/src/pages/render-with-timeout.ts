import type { PageResponse } from './page-server';

/** How long a page may render before the browser renders it instead, ms. */
export const defaultRenderTimeout = 800;

/** Renders a page. Rejects when the timeout (ms) elapses first; the rendering is then aborted, and its later failure ignored. */
export const renderWithTimeout = async (
  render: (signal: AbortSignal) => Promise<PageResponse>,
  timeout: number = defaultRenderTimeout,
): Promise<PageResponse> => {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the page took longer than ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([render(abort.signal), timedOut]);
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
};
