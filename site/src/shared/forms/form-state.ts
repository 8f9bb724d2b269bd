import type { Faults } from './fault';
import type { Problem } from './problem';

type Values = { readonly [field: string]: string | boolean };
type FieldOf<V> = keyof V & string;

export interface FormState<V> {
  readonly values: V;
  readonly faults: Faults<FieldOf<V>>;
  /** What is wrong with the attempt as a whole. It stays until the next one. */
  readonly problem: Problem | undefined;
}

export type FormEvent<V> =
  | { readonly kind: 'changed'; readonly field: FieldOf<V>; readonly value: V[FieldOf<V>] }
  /** Known from an earlier visit; fills only what is still empty. */
  | { readonly kind: 'prefilled'; readonly values: Partial<V> }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'refused'; readonly faults: Faults<FieldOf<V>>; readonly problem: Problem | undefined };

export const initialForm = <V>(values: V): FormState<V> => ({ values, faults: {}, problem: undefined });

/**
 * How a form moves. Fields are judged when it is sent; from then on a field at fault is judged with every change, so
 * that the complaint leaves as soon as its cause does. No event but `changed` and `prefilled` touches what was typed.
 */
export const createFormReducer =
  <V extends object & { readonly [F in keyof V]: Values[string] }>(
    judge: (values: V) => Faults<FieldOf<V>>,
  ) =>
  (state: FormState<V>, event: FormEvent<V>): FormState<V> => {
    switch (event.kind) {
      case 'changed': {
        const values = { ...state.values, [event.field]: event.value };
        if (!state.faults[event.field]) return { ...state, values };
        const { [event.field]: _, ...others } = state.faults;
        const fault = judge(values)[event.field];
        return {
          ...state,
          values,
          faults: (fault ? { ...others, [event.field]: fault } : others) as Faults<FieldOf<V>>,
        };
      }
      case 'prefilled': {
        const known = Object.entries(event.values).filter(([field]) => !state.values[field as keyof V]);
        return { ...state, values: { ...state.values, ...Object.fromEntries(known) } };
      }
      case 'submitted':
        return { ...state, faults: judge(state.values), problem: undefined };
      case 'refused':
        return { ...state, faults: event.faults, problem: event.problem };
    }
  };
