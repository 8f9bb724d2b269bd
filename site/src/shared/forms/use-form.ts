import { type SdkErrorData, toErrorData } from '@pavilion/sdk';
import { type RefObject, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadCodeDefinition } from '../errors/load-code-definition';
import { type FieldErrors, type FormError, fieldErrorsOf, formErrorOf } from './form-errors';
import {
  createFormReducer,
  type FieldOf,
  type FormEvent,
  type FormState,
  type FormValues,
  initialFormState,
} from './form-state';
import { readEarlyInput, readStoredInput, removeStoredInput, storeInput } from './initial-input';

/** Names of fields that are never stored. */
type SecretField =
  | 'password'
  | 'loginPassword'
  | 'paymentPassword'
  | 'current'
  | 'repeat'
  | 'code'
  | 'answer';

/** Unsaved input that survives a reload of the tab, until the form is `reset`. */
export interface PersistOptions<V> {
  /** Of this form and, for a member's form, this member; undefined until the member is known. */
  readonly key: string | undefined;
  /** Text fields. The compiler rejects the names of passwords and codes. */
  readonly fields: readonly Exclude<FieldOf<V>, SecretField>[];
  /** The stored values to restore; all of them without it. */
  readonly restore?: (stored: Partial<V>) => Partial<V>;
}

export interface FormOptions<V> {
  /** The values at the start; the same object for as long as the form is mounted. */
  readonly defaults: V;
  /** A form of several steps passes the validator of its current step. */
  readonly validate: (values: V) => FieldErrors<FieldOf<V>>;
  /** Called with valid values. Rejects with what the SDK rejects with. */
  readonly submit: (values: V) => Promise<unknown>;
  /** Values that only the browser knows; called once after hydration. Typed and stored input wins over them. */
  readonly prefill?: () => Partial<V> | undefined;
  readonly persist?: PersistOptions<V>;
  /** The field errors that an error code means, besides the fields that the error itself names. */
  readonly errorsFrom?: (error: SdkErrorData) => FieldErrors<FieldOf<V>>;
  /** The field to select when the form as a whole was rejected. */
  readonly retryField?: (error: FormError) => FieldOf<V> | undefined;
  /** Changes other state with the error, in the same rendering. */
  readonly onRejected?: (error: FormError, cause: SdkErrorData) => unknown;
}

/** The fields of one type; any field of a form whose fields are rows of data. */
type FieldOfType<V, Type> = {
  [F in FieldOf<V>]: string extends F ? F : V[F] extends Type ? F : never;
}[FieldOf<V>];

export interface Form<V> extends FormState<V> {
  /** For the `form` element; its controls carry the names of the fields. */
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly isSubmitting: boolean;
  readonly setValues: (values: Partial<V>) => void;
  /** Validates and submits, one submission at a time. */
  readonly submit: () => Promise<void>;
  /** Shows an error that did not come from `submit`. */
  readonly reject: (error: SdkErrorData) => Promise<void>;
  /** Starts over with `values`, the defaults if none are given, and forgets the stored input. */
  readonly reset: (values?: V) => void;
  /** The props of a text control. */
  readonly field: <F extends FieldOfType<V, string>>(
    name: F,
  ) => { readonly name: F; readonly value: string; readonly onValueChange: (value: string) => void };
  /** The props of a checkbox. */
  readonly checkbox: <F extends FieldOfType<V, boolean>>(
    name: F,
  ) => {
    readonly name: F;
    readonly checked: boolean;
    readonly onCheckedChange: (checked: boolean) => void;
  };
}

/**
 * The one form model: values, validation, errors at their fields, focus, submission, unsaved input. After a failed
 * submission the first control with an error gets the focus; see decision 0043 for why this is not react-hook-form.
 */
export const useForm = <V extends FormValues<V>>({
  defaults,
  validate,
  submit,
  prefill,
  persist,
  errorsFrom,
  retryField,
  onRejected,
}: FormOptions<V>): Form<V> => {
  const ref = useRef<HTMLFormElement>(null);
  const submitting = useRef(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const reducer = useMemo(() => createFormReducer<V>(defaults, validate), [defaults, validate]);
  const [state, dispatch] = useReducer(reducer, defaults, initialFormState<V>);
  const { values } = state;
  const fields = Object.keys(defaults) as FieldOf<V>[];

  const fill = (known: Partial<V> | undefined) => {
    if (known && Object.keys(known).length > 0) dispatch({ type: 'prefilled', values: known });
  };
  const key = persist?.key;
  const restoreInput = (known: string) => {
    const stored = readStoredInput(known, persist?.fields ?? []) as Partial<V>;
    fill(persist?.restore ? persist.restore(stored) : stored);
  };
  // Each replaces only what is still the default, so the first has priority.
  const onMounted = useEffectEvent(() => {
    fill(readEarlyInput(ref.current, fields) as Partial<V>);
    if (key !== undefined) restoreInput(key);
    fill(prefill?.());
  });
  useEffect(() => onMounted(), []);

  const onKeyKnown = useEffectEvent((known: string) => restoreInput(known));
  const onValues = useEffectEvent((known: string) => storeInput(known, persist?.fields ?? [], values));
  useEffect(() => {
    if (key !== undefined) onKeyKnown(key);
  }, [key]);
  // The defaults store nothing: they would remove what is about to be restored.
  const isPristine = values === defaults;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of `values` is stored.
  useEffect(() => {
    if (key !== undefined && !isPristine) onValues(key);
  }, [key, isPristine, values]);

  const controls = () => [...(ref.current?.elements ?? [])] as HTMLInputElement[];

  /** Renders before it focuses: a screen reader reads the error with the field. */
  const show = (event: FormEvent<V>, errors: FieldErrors<FieldOf<V>>, alongside?: () => unknown) => {
    flushSync(() => {
      dispatch(event);
      alongside?.();
    });
    controls()
      .find(({ name }) => Object.hasOwn(errors, name))
      ?.focus();
  };

  const reject = async (cause: SdkErrorData) => {
    // Fields described as data may have no default; their controls are in the form.
    const names = [...fields, ...controls().map(({ name }) => name as FieldOf<V>)];
    const errors = { ...fieldErrorsOf(cause, names), ...errorsFrom?.(cause) };
    const formError = formErrorOf(cause, await loadCodeDefinition());
    const hasFieldErrors = Object.keys(errors).length > 0;
    // With what the answer changes elsewhere: an error announced beside old attempts would be wrong for a moment.
    show({ type: 'rejected', errors, formError: hasFieldErrors ? undefined : formError }, errors, () =>
      onRejected?.(formError, cause),
    );
    const retried = hasFieldErrors ? undefined : retryField?.(formError);
    const control = controls().find(({ name }) => name === retried);
    control?.focus();
    control?.select();
  };

  return {
    ...state,
    ref,
    isSubmitting,
    reject,
    setValues: (changed) => dispatch({ type: 'changed', values: changed }),
    reset: (next = defaults) => {
      if (key !== undefined) removeStoredInput(key);
      dispatch({ type: 'reset', values: next });
    },
    field: (name) => ({
      name,
      value: values[name] as string,
      onValueChange: (value) => dispatch({ type: 'changed', values: { [name]: value } as Partial<V> }),
    }),
    checkbox: (name) => ({
      name,
      checked: values[name] as boolean,
      onCheckedChange: (value) => dispatch({ type: 'changed', values: { [name]: value } as Partial<V> }),
    }),
    submit: async () => {
      if (submitting.current) return;
      const errors = validate(values);
      show({ type: 'submitted' }, errors);
      if (Object.keys(errors).length > 0) return;
      submitting.current = true;
      setSubmitting(true);
      try {
        await submit(values);
      } catch (error) {
        await reject(toErrorData(error));
      } finally {
        submitting.current = false;
        setSubmitting(false);
      }
    },
  };
};
