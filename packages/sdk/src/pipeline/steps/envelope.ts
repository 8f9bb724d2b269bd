import type { Envelope } from '@pavilion/contract';
import { readObject } from '../../json/read-object';
import type { Step } from '../exchange';

const read = (text: string): Envelope | undefined => {
  const { status_code, message = '', data } = readObject<Envelope>(text) ?? {};
  return typeof status_code === 'number' ? { status_code, message: String(message ?? ''), data } : undefined;
};

/** Unwraps status_code, message and data. */
export const envelope: Step = {
  name: 'envelope',
  run: async (exchange, next) => {
    const answer = await next(exchange);
    const unwrapped = read(answer.text);
    return unwrapped ? { ...answer, envelope: unwrapped } : answer;
  },
};
