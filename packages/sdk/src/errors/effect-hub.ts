import { createListeners } from '../listeners';
import type { Ports, Unsubscribe } from '../ports/ports';
import { codeEffects, type ErrorEffect } from './effects';
import type { SdkError } from './sdk-error';

/** An effect with the error that caused it. */
export type ToldEffect = ErrorEffect & { readonly code: number; readonly message: string };
/** Is told an effect. */
export type EffectListener = (effect: ToldEffect) => void;

/** What errors do beyond their call. */
export interface Effects {
  /** Hears every effect, after its debounce. */
  subscribe(listener: EffectListener): Unsubscribe;
}

export interface EffectHub extends Effects {
  /** Tells a document event at once, and the effects of the gateway's code after their debounce. */
  report(error: SdkError): void;
}

/** The name of the document event of an error: its class and its code, for example `BusinessError:6001`. */
export const errorEventName = ({ name, code }: Pick<SdkError, 'name' | 'code'>): string => `${name}:${code}`;

/** Carries errors to whoever acts on them. A burst of one code is told once, when it is over. */
export const createEffectHub = ({ clock, events }: Pick<Ports, 'clock' | 'events'>): EffectHub => {
  const listeners = createListeners<ToldEffect>();
  const waiting = new Map<number, unknown>();

  const tell = (code: number, message: string, effects: readonly ErrorEffect[]) => {
    waiting.delete(code);
    for (const effect of effects) listeners.tell({ ...effect, code, message });
  };

  return {
    subscribe: listeners.add,
    report: (error) => {
      if (error.code === undefined) return;
      events.broadcast(errorEventName(error), error.toData());
      // A provider's codes are no codes of the catalogue, however much one looks like the other.
      if (error.kind === 'provider') return;
      const code = Number(error.code);
      const row = codeEffects[code];
      if (!row) return;
      clock.clearTimeout(waiting.get(code));
      waiting.set(
        code,
        clock.setTimeout(() => tell(code, error.message, row.effects), row.debounce),
      );
    },
  };
};
