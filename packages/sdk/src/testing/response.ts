import { type Envelope, limits } from '@pavilion/contract';
import type { Refusal } from './handlers';

/** Whether an answer was made with `refuse`. The data of a call may have a field of this name too. */
const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' &&
  answer !== null &&
  'refusal' in answer &&
  typeof (answer.refusal as Partial<Envelope> | undefined)?.status_code === 'number';

/** The text of an answer, from the result of a handler. */
export const envelopeText = (answer: unknown): string => {
  const envelope: Envelope = isRefusal(answer)
    ? answer.refusal
    : { status_code: limits.successCode, message: '', data: answer };
  return JSON.stringify(envelope);
};

interface Shape {
  readonly status?: number;
  readonly statusText?: string;
}

/** A stream that calls `read` on demand: with a high-water mark of 0 it does not read ahead. */
const streamOf = (read: () => Promise<string>) =>
  new ReadableStream(
    {
      pull: async (controller) => {
        controller.enqueue(new TextEncoder().encode(await read()));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );

/**
 * A response whose text is produced when it is read. Environments without `Response` (jsdom) get an object with the same
 * fields. `text` and `json` depend on promises only, so that they resolve while a fake clock is not advanced.
 */
export const response = (
  read: () => Promise<string>,
  { status = 200, statusText = 'OK' }: Shape = {},
): Response => {
  const reading = { text: read, json: async () => JSON.parse(await read()) as unknown };
  if (typeof Response === 'undefined')
    return { ok: status >= 200 && status < 300, status, statusText, ...reading } as Response;
  const headers = { 'content-type': 'application/json' };
  const whole = new Response(status === 204 || status === 304 ? null : streamOf(read), {
    status,
    statusText,
    headers,
  });
  return Object.assign(whole, reading);
};
