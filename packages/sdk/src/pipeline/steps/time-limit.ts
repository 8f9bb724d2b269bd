import { SdkError } from '../../errors/sdk-error';
import type { ClockPort } from '../../ports/ports';
import type { HttpRequest, PipelineResponse, Step } from '../step';

const abortKind = (signal: AbortSignal): 'timeout' | 'cancelled' =>
  (signal.reason as { name?: string } | undefined)?.name === 'TimeoutError' ? 'timeout' : 'cancelled';

/** REQ-3: rejects after the timeout or when the caller aborts, even if the transport ignores the signal. */
export const timeLimit = <Request extends HttpRequest>(clock: ClockPort): Step<Request> => ({
  name: 'time-limit',
  run: (request, next) =>
    new Promise<PipelineResponse>((resolve, reject) => {
      const { signal, timeout } = request;
      const controller = new AbortController();
      const stop = (kind: 'timeout' | 'cancelled') => {
        reject(new SdkError({ kind }));
        controller.abort();
      };
      const onAbort = () => stop(abortKind(signal!));
      if (signal?.aborted) return onAbort();
      signal?.addEventListener('abort', onAbort, { once: true });
      const timer = clock.setTimeout(() => stop('timeout'), timeout);
      next({ ...request, signal: controller.signal })
        .then(resolve, reject)
        .finally(() => {
          clock.clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
        });
    }),
});
