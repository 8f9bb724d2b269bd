import { createListeners } from '../listeners';
import type { Ports, Unsubscribe } from '../ports/ports';
import { codeEffects, type ErrorEffect } from './effects';
import type { SdkError } from './sdk-error';

/** An effect with code, message and data of the error that caused it. */
export type ErrorEffectEvent = ErrorEffect & {
  readonly code: number;
  readonly message: string;
  /** The data of the response, for example the `reason`. */
  readonly data?: unknown;
};
/** Called with one effect. */
export type EffectListener = (effect: ErrorEffectEvent) => void;

/** Application-wide effects of errors. */
export interface Effects {
  /** Calls the listener with every effect, after its debounce. */
  subscribe(listener: EffectListener): Unsubscribe;
  /** Notifies the listeners of the effects of a code that another tab has received. They have no message. */
  repeat(code: number): void;
}

export interface ErrorEffects extends Effects {
  /** Broadcasts a document event if the error has a code. */
  broadcast(error: SdkError): void;
  /** Broadcasts a document event immediately, and notifies the listeners of the code's effects after their debounce. */
  report(error: SdkError): void;
}

/** The name of an error's document event: class and code, for example `BusinessError:6001`. */
export const errorEventName = ({ name, code }: Pick<SdkError, 'name' | 'code'>): string => `${name}:${code}`;

/** Reports errors. A burst of one code is reported once, `debounce` ms after the last of them. Requirement ERR-9. */
export const createErrorEffects = ({ clock, events }: Pick<Ports, 'clock' | 'events'>): ErrorEffects => {
  const listeners = createListeners<ErrorEffectEvent>();
  const timers = new Map<number, unknown>();

  const notify = (code: number, { message, data }: SdkError, effects: readonly ErrorEffect[]) => {
    timers.delete(code);
    for (const effect of effects) listeners.notify({ ...effect, code, message, data });
  };

  const broadcast = (error: SdkError) => {
    if (error.code !== undefined) events.broadcast(errorEventName(error), error.toData());
  };

  return {
    subscribe: listeners.add,
    broadcast,
    repeat: (code) => {
      for (const effect of codeEffects[code]?.effects ?? [])
        listeners.notify({ ...effect, code, message: '' });
    },
    report: (error) => {
      broadcast(error);
      if (error.code === undefined) return;
      // A sports provider can use the same number as a gateway code with another meaning.
      if (error.kind === 'provider') return;
      const code = Number(error.code);
      const row = codeEffects[code];
      if (!row) return;
      clock.clearTimeout(timers.get(code));
      timers.set(
        code,
        clock.setTimeout(() => notify(code, error, row.effects), row.debounce),
      );
    },
  };
};
