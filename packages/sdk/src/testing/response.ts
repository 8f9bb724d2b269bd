import { type Envelope, limits } from '@pavilion/contract';
import type { Refusal } from './handlers';

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer;

/** What a handler gave, as the text that travels. */
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

/** Reads only when it is read: a queue of nothing keeps the stream from asking ahead. */
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
 * A response whose text is read when it is asked for. A DOM emulation may lack `Response`; there, what has a status and
 * a text has to do. `text` and `json` need no more than promises to come to their end, so that a clock that stands
 * still does not keep them.
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
