import type { ClockPort } from '../ports/ports';
import type { Fault } from './faults';
import { refuse } from './handlers';
import { envelopeText, response } from './response';

const timestamp = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z"/g;

const shiftTimestamps = (text: string, ms: number): string =>
  text.replace(timestamp, (quoted) => {
    const at: string = JSON.parse(quoted);
    return JSON.stringify(new Date(Date.parse(at) + ms).toISOString());
  });

const networkError = () => new TypeError('Failed to fetch');

/**
 * Answers a request under a fault.
 * @param count requests that the fault has affected before
 * @param handle executes the call and returns the text of its answer
 */
export const misbehave = async (
  fault: Fault,
  count: number,
  clock: ClockPort,
  handle: () => Promise<string>,
): Promise<Response> => {
  const wait = (ms: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, ms));
  const respond = (text: string) => response(async () => text);
  switch (fault.kind) {
    case 'delay':
      await wait(fault.ms);
      return respond(await handle());
    case 'slow-body': {
      const text = await handle();
      return response(async () => {
        await wait(fault.ms);
        return text;
      });
    }
    case 'black-hole':
      return new Promise<never>(() => {});
    case 'drop':
      throw networkError();
    case 'lost-answer':
      await handle();
      throw networkError();
    case 'duplicate': {
      const text = await handle();
      await handle();
      return respond(text);
    }
    case 'status':
      return response(async () => '', { status: fault.status, statusText: fault.statusText ?? '' });
    case 'malformed':
      return respond((await handle()).slice(0, -8));
    case 'skew':
      return respond(shiftTimestamps(await handle(), fault.ms));
    case 'code':
      return respond(envelopeText(refuse(fault.code, fault.message, fault.data)));
    case 'storm':
      return respond(envelopeText(refuse(fault.codes[count % fault.codes.length]!)));
  }
};
