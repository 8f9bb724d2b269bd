import type { FieldErrors, FormError } from './form-errors';

/** The types of field values. */
export type FormValues<V> = object & { readonly [F in keyof V]: string | boolean };
export type FieldOf<V> = keyof V & string;

export interface FormState<V> {
  readonly values: V;
  readonly errors: FieldErrors<FieldOf<V>>;
  /** The error of the submission as a whole. It stays until the next one. */
  readonly formError: FormError | undefined;
}

export type FormEvent<V> =
  | { readonly type: 'changed'; readonly values: Partial<V> }
  /** Values from an earlier visit or from before hydration; they replace only what is still the default. */
  | { readonly type: 'prefilled'; readonly values: Partial<V> }
  | { readonly type: 'submitted' }
  | {
      readonly type: 'rejected';
      readonly errors: FieldErrors<FieldOf<V>>;
      readonly formError: FormError | undefined;
    }
  | { readonly type: 'reset'; readonly values: V };

export const initialFormState = <V>(values: V): FormState<V> => ({
  values,
  errors: {},
  formError: undefined,
});

/**
 * Fields are validated on submit. From then on a field with an error is validated with every change, so that the error
 * disappears with its cause. An error of the gateway, which no local rule can repeat, disappears when its field changes.
 */
export const createFormReducer =
  <V extends FormValues<V>>(defaults: V, validate: (values: V) => FieldErrors<FieldOf<V>>) =>
  (state: FormState<V>, event: FormEvent<V>): FormState<V> => {
    switch (event.type) {
      case 'changed': {
        const values = { ...state.values, ...event.values };
        const fields = Object.keys(state.errors) as FieldOf<V>[];
        if (fields.length === 0) return { ...state, values };
        const before = validate(state.values);
        const after = validate(values);
        const errors = fields.flatMap((field) => {
          const isLocal = before[field] !== undefined;
          const error = isLocal || field in event.values ? after[field] : state.errors[field];
          return error ? [[field, error]] : [];
        });
        return { ...state, values, errors: Object.fromEntries(errors) };
      }
      case 'prefilled': {
        const known = Object.entries(event.values).filter(
          ([field]) => state.values[field as keyof V] === defaults[field as keyof V],
        );
        return { ...state, values: { ...state.values, ...Object.fromEntries(known) } };
      }
      case 'submitted':
        return { ...state, errors: validate(state.values), formError: undefined };
      case 'rejected':
        return { ...state, errors: event.errors, formError: event.formError };
      case 'reset':
        return initialFormState(event.values);
    }
  };
