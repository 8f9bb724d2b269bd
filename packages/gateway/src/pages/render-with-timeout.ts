import type { PageResponse } from './page-server';

/** In ms. */
export const defaultRenderTimeout = 800;

/** Renders a page, and rejects when the timeout elapses first. The rendering is aborted then; its later failure is ignored. */
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
