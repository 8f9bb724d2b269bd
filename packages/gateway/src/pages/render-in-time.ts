import type { PageResponse } from './page-server';

/** In ms. */
export const defaultRenderTimeout = 800;

/** Renders a page, or gives it up when the time is over. What is given up is aborted, and its late failure is nobody's. */
export const renderInTime = async (
  render: (signal: AbortSignal) => Promise<PageResponse>,
  timeout: number = defaultRenderTimeout,
): Promise<PageResponse> => {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the page took longer than ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([render(abort.signal), late]);
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
};
