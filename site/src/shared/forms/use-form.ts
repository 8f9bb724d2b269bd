import { type SdkErrorData, toErrorData } from '@pavilion/sdk';
import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadCodeDefinition } from '../errors/load-code-definition';
import type { Faults } from './fault';
import { createFormReducer, type FormEvent, type FormState, initialForm } from './form-state';
import { faultsOfError, type Problem, problemOf } from './problem';
import { typedEarly } from './typed-early';

type FieldOf<V> = keyof V & string;

/** What a form may hold. */
export type FormValues<V> = object & { readonly [F in keyof V]: string | boolean };

export interface FormOptions<V> {
  /** Must stay the same for as long as the form lives. */
  readonly empty: V;
  /** Another one judges from the next change or attempt on: a form of several steps has one for each. */
  readonly judge: (values: V) => Faults<FieldOf<V>>;
  /** Rejects with what the SDK rejects with. */
  readonly send: (values: V) => Promise<void>;
  /** The field to go to when the attempt as a whole was refused. */
  readonly fieldOf?: (problem: Problem) => FieldOf<V> | undefined;
  /** The faults that a refusal tells beside those of a validation error. */
  readonly faultsIn?: (error: SdkErrorData) => Faults<FieldOf<V>>;
  readonly onRefused?: (problem: Problem, error: SdkErrorData) => unknown;
}

export interface Form<V> extends FormState<V> {
  /** Put it on the `form` element; its controls carry the names of the fields. */
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly isSending: boolean;
  readonly change: <F extends FieldOf<V>>(field: F, value: V[F]) => void;
  readonly prefill: (values: Partial<V>) => void;
  readonly submit: () => Promise<void>;
}

const firstOf = (form: HTMLFormElement | null, isWanted: (name: string) => boolean) =>
  ([...(form?.elements ?? [])] as HTMLInputElement[]).find(({ name }) => isWanted(name));

/**
 * A form that judges itself, sends itself once at a time, and brings every refusal to its place. The focus goes to the
 * first field at fault; where no field is to blame but one is to be typed anew, its text is selected.
 */
export const useForm = <V extends FormValues<V>>({
  empty,
  judge,
  send,
  fieldOf,
  faultsIn,
  onRefused,
}: FormOptions<V>): Form<V> => {
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [isSending, setSending] = useState(false);
  const reducer = useMemo(() => createFormReducer<V>(judge), [judge]);
  const [state, dispatch] = useReducer(reducer, empty, initialForm<V>);

  useEffect(() => {
    const values = typedEarly(ref.current, Object.keys(empty)) as Partial<V>;
    if (Object.keys(values).length > 0) dispatch({ kind: 'prefilled', values });
  }, [empty]);

  /** Draws at once, so that the field that gets the focus already says what is wrong with it. */
  const show = (event: FormEvent<V>, faults: Faults<FieldOf<V>>) => {
    flushSync(() => dispatch(event));
    firstOf(ref.current, (name) => Object.hasOwn(faults, name))?.focus();
  };

  const refuse = async (error: SdkErrorData) => {
    const fields = Object.keys(empty) as FieldOf<V>[];
    const faults = { ...faultsOfError(error, fields), ...faultsIn?.(error) };
    const problem = problemOf(error, await loadCodeDefinition());
    const isOfFields = Object.keys(faults).length > 0;
    show({ kind: 'refused', faults, problem: isOfFields ? undefined : problem }, faults);
    if (isOfFields) {
      onRefused?.(problem, error);
      return;
    }
    const again = firstOf(ref.current, (name) => name === fieldOf?.(problem));
    again?.focus();
    again?.select();
    onRefused?.(problem, error);
  };

  const submit = async () => {
    if (sending.current) return;
    const faults = judge(state.values);
    show({ kind: 'submitted' }, faults);
    if (Object.keys(faults).length > 0) return;
    sending.current = true;
    setSending(true);
    try {
      await send(state.values);
    } catch (error) {
      await refuse(toErrorData(error));
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  return {
    ...state,
    ref,
    isSending,
    change: (field, value) => dispatch({ kind: 'changed', field, value }),
    prefill: (values) => dispatch({ kind: 'prefilled', values }),
    submit,
  };
};
