import { type SdkErrorData, toErrorData } from '@pavilion/sdk';
import { type RefObject, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Faults } from '../model/fault';
import { createFormReducer, type FormEvent, type FormState, initialForm } from '../model/form-state';
import { faultsOfError, type Problem, problemOf } from '../model/problem';

type FieldOf<V> = keyof V & string;

interface FormOptions<V> {
  readonly empty: V;
  /** Both must stay the same for as long as the form lives. */
  readonly judge: (values: V) => Faults<FieldOf<V>>;
  /** Rejects with what the SDK rejects with. */
  readonly send: (values: V) => Promise<void>;
  /** The field to go to when the attempt as a whole was refused. */
  readonly fieldOf?: (problem: Problem) => FieldOf<V> | undefined;
  readonly onRefused?: (problem: Problem) => void;
}

export interface Form<V> extends FormState<V> {
  /** Put it on the `form` element; its controls carry the names of the fields. */
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly isSending: boolean;
  readonly change: <F extends FieldOf<V>>(field: F, value: V[F]) => void;
  readonly prefill: (values: Partial<V>) => void;
  readonly submit: () => Promise<void>;
}

/** The catalogue is big, so it comes when the first error does; without it the error's own words are shown. */
const loadCatalogue = () =>
  import('@pavilion/contract').then(
    ({ codeDefinition }) => codeDefinition,
    () => undefined,
  );

const focus = (form: HTMLFormElement | null, isWanted: (name: string) => boolean) => {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  const control = controls.find(({ name }) => name !== '' && isWanted(name));
  control?.focus();
  if (control && control.type !== 'checkbox') control.select();
};

/**
 * A form that judges itself, sends itself once at a time, and brings every refusal to its place. The focus goes to the
 * first field at fault, whose text is selected, so that the correction can be typed at once.
 */
export const useForm = <V extends object & { readonly [F in keyof V]: string | boolean }>({
  empty,
  judge,
  send,
  fieldOf,
  onRefused,
}: FormOptions<V>): Form<V> => {
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [isSending, setSending] = useState(false);
  const reducer = useMemo(() => createFormReducer<V>(judge), [judge]);
  const [state, dispatch] = useReducer(reducer, empty, initialForm<V>);

  const show = (event: FormEvent<V>, faults: Faults<FieldOf<V>>, field?: FieldOf<V>) => {
    flushSync(() => {
      dispatch(event);
      setSending(false);
    });
    focus(ref.current, (name) => name === field || Object.hasOwn(faults, name));
  };

  const refuse = async (error: SdkErrorData) => {
    const faults = faultsOfError(error, Object.keys(empty) as FieldOf<V>[]);
    const problem = problemOf(error, await loadCatalogue());
    const isOfFields = Object.keys(faults).length > 0;
    show(
      { kind: 'refused', faults, problem: isOfFields ? undefined : problem },
      faults,
      isOfFields ? undefined : fieldOf?.(problem),
    );
    onRefused?.(problem);
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
