import { createContext, useContext } from 'react';

interface FieldWiring {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
}

export const FieldContext = createContext<Partial<FieldWiring>>({});

/** A control's own props; they take precedence over the `Field` around it. */
export interface ControlWiring {
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * Attributes that link a control to the `Field` around it by ids. `extra` is the id of an element of the control
 * itself that also describes it; `invalid` marks an error found by the control itself.
 */
export const useFieldControl = (own: ControlWiring, extra?: string, invalid = false) => {
  const field = useContext(FieldContext);
  // If the control has its own id, the label's `for` does not match, so the control is named by reference.
  const byReference = own.id && own.id !== field.controlId && !own['aria-label'] ? field.labelId : undefined;
  return {
    id: own.id ?? field.controlId,
    disabled: own.disabled ?? field.disabled,
    'aria-required': (own.required ?? field.required) || undefined,
    'aria-labelledby': own['aria-labelledby'] ?? byReference,
    'aria-describedby':
      [own['aria-describedby'], field.describedBy, extra].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (invalid || field.invalid || undefined),
  };
};

/** The id of the field's label, for a group named by reference. */
export const useFieldLabelId = (): string | undefined => useContext(FieldContext).labelId;
