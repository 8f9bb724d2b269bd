import { createContext, useContext } from 'react';

interface FieldWiring {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** What a control may be told by its own props; these win over what the field around it says. */
export interface ControlWiring {
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

const joinIds = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/**
 * The attributes that tie a control to the `Field` around it, by ids. `extra` names an element of the control's own
 * that also describes it, and `invalid` says that the control itself found a fault.
 */
export const useFieldControl = (
  { id, disabled, required, 'aria-describedby': describedBy, 'aria-invalid': ariaInvalid }: ControlWiring,
  extra?: string,
  invalid = false,
) => {
  const field = useContext(FieldContext);
  return {
    id: id ?? field?.controlId,
    disabled: disabled ?? field?.disabled,
    'aria-required': (required ?? field?.required) || undefined,
    'aria-describedby': joinIds(describedBy, field?.describedBy, extra),
    'aria-invalid': ariaInvalid ?? (invalid || field?.invalid || undefined),
  };
};

/** The id of the field's label, for a group that is named by reference. */
export const useFieldLabelId = (): string | undefined => useContext(FieldContext)?.labelId;
