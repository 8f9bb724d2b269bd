import { SdkError } from '../../errors/sdk-error';
import type { ClockPort } from '../../ports/ports';
import type { Answer, Step } from '../exchange';

const reasonOf = (signal: AbortSignal): 'timeout' | 'cancelled' =>
  (signal.reason as { name?: string } | undefined)?.name === 'TimeoutError' ? 'timeout' : 'cancelled';

/** REQ-3: ends the call when its time is over or its caller gives up, also where the transport does not listen. */
export const timeLimit = (clock: ClockPort): Step => ({
  name: 'time-limit',
  run: (exchange, next) =>
    new Promise<Answer>((resolve, reject) => {
      const { signal, timeout } = exchange;
      const controller = new AbortController();
      const stop = (kind: 'timeout' | 'cancelled') => {
        reject(new SdkError({ kind }));
        controller.abort();
      };
      const onAbort = () => stop(reasonOf(signal!));
      if (signal?.aborted) return onAbort();
      signal?.addEventListener('abort', onAbort, { once: true });
      const timer = clock.setTimeout(() => stop('timeout'), timeout);
      next({ ...exchange, signal: controller.signal })
        .then(resolve, reject)
        .finally(() => {
          clock.clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
        });
    }),
});
