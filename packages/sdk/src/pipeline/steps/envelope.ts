import type { Envelope } from '@pavilion/contract';
import type { Step } from '../exchange';

const read = (text: string): Envelope | undefined => {
  try {
    const value = JSON.parse(text) as Partial<Envelope> | null;
    if (typeof value !== 'object' || typeof value?.status_code !== 'number') return undefined;
    return { status_code: value.status_code, message: String(value.message ?? ''), data: value.data };
  } catch {
    return undefined;
  }
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
