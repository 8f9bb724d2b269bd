import type { ClockPort } from '../ports/ports';
import type { Fault } from './faults';
import { refuse } from './handlers';
import { envelopeText, response } from './response';

const moment = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z"/g;

const moveMoments = (text: string, ms: number): string =>
  text.replace(moment, (quoted) => {
    const at: string = JSON.parse(quoted);
    return JSON.stringify(new Date(Date.parse(at) + ms).toISOString());
  });

const lost = () => new TypeError('Failed to fetch');

/** The answer to a request that meets a fault. `handle` lets the gateway do its work and gives the text of its answer. */
export const misbehave = async (
  fault: Fault,
  turn: number,
  clock: ClockPort,
  handle: () => Promise<string>,
): Promise<Response> => {
  const wait = (ms: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, ms));
  const said = (text: string) => response(async () => text);
  switch (fault.kind) {
    case 'delay':
      await wait(fault.ms);
      return said(await handle());
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
      throw lost();
    case 'lost-answer':
      await handle();
      throw lost();
    case 'duplicate': {
      const text = await handle();
      await handle();
      return said(text);
    }
    case 'status':
      return response(async () => '', { status: fault.status, statusText: fault.statusText ?? '' });
    case 'malformed':
      return said((await handle()).slice(0, -8));
    case 'skew':
      return said(moveMoments(await handle(), fault.ms));
    case 'code':
      return said(envelopeText(refuse(fault.code, fault.message, fault.data)));
    case 'storm':
      return said(envelopeText(refuse(fault.codes[turn % fault.codes.length]!)));
  }
};
