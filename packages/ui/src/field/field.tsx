'use client';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { token } from '../themes/tokens';
import { FieldContext } from './field-context';
import { FieldNote } from './field-note';

export interface FieldProps extends ComponentProps<'div'> {
  /** The label of the control. */
  readonly label: ReactNode;
  /** A short help text, always visible. */
  readonly hint?: ReactNode;
  /** Error message; marks the control as invalid. */
  readonly error?: ReactNode;
  /** Marks label and control as required. */
  readonly required?: boolean;
  /** Disables the control too. */
  readonly disabled?: boolean;
  /** After the label: a link, a counter. */
  readonly extra?: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
  /** The id of the control. Default a generated one. */
  readonly controlId?: string;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[3]};
  font-size: ${token.text.md};
`;

const Label = styled.label`
  color: ${token.color.ink};
  font-weight: ${token.weight.medium};
`;

const Mark = styled.span`
  margin-inline-start: ${token.space[1]};
  color: ${token.color.danger};
`;

const Extra = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/**
 * A control with its label, hint and error. The control inside is linked to them by ids and needs no props for that.
 *
 * @example
 * <Field label="账号" required error={errors.account}>
 *   <TextInput name="account" />
 * </Field>
 */
export const Field = ({
  label,
  hint,
  error,
  required = false,
  disabled = false,
  extra,
  hideLabel = false,
  controlId: givenId,
  children,
  ...rest
}: FieldProps) => {
  const id = useId();
  const controlId = givenId ?? `${id}control`;
  const labelId = `${id}label`;
  const hasHint = Boolean(hint);
  const invalid = Boolean(error);
  const wiring = useMemo(
    () => ({
      controlId,
      labelId,
      describedBy: [invalid && `${id}error`, hasHint && `${id}hint`].filter(Boolean).join(' ') || undefined,
      invalid,
      required,
      disabled,
    }),
    [id, controlId, labelId, hasHint, invalid, required, disabled],
  );
  const labelled = (
    <Label id={labelId} htmlFor={controlId}>
      {label}
      {required && <Mark aria-hidden="true">*</Mark>}
    </Label>
  );
  return (
    <FieldContext value={wiring}>
      <Root {...rest}>
        {hideLabel ? (
          <span className="pv-sr-only">{labelled}</span>
        ) : (
          <Head>
            {labelled}
            {extra && <Extra>{extra}</Extra>}
          </Head>
        )}
        {children}
        <div role="alert" hidden={!invalid}>
          {invalid && <FieldNote id={`${id}error`}>{error}</FieldNote>}
        </div>
        {hasHint && <FieldNote id={`${id}hint`}>{hint}</FieldNote>}
      </Root>
    </FieldContext>
  );
};
