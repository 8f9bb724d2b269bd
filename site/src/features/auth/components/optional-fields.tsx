import { breakpoint, ChevronDownIcon, token } from '@pavilion/ui';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../shared/messages';
import { authMessages } from '../messages/auth-messages';

const Toggle = styled.button.attrs({ type: 'button' })`
  display: none;
  align-items: center;
  gap: ${token.space[1]};
  min-height: 40px;
  color: ${token.color.accentText};
  text-align: start;
  span { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  svg { flex: none; margin-inline-start: auto; transition: rotate ${token.motion.fast} ${token.motion.out}; }
  &[aria-expanded='true'] svg { rotate: 180deg; }
  &[aria-disabled] { cursor: default; }
  &[aria-disabled] svg { visibility: hidden; }
  @media (max-width: ${breakpoint.phone}px) { display: flex; }
`;

/** The fields are in the grid of the form. */
const Fields = styled.div`
  display: contents;
  @media (max-width: ${breakpoint.phone}px) { &[data-folded] { display: none; } }
`;

interface OptionalFieldsProps {
  /** What they ask for, on the button. */
  readonly labels: readonly string[];
  /** Whether a link has filled one in: there is no button to fold them. */
  readonly isPrefilled: boolean;
  /** Whether one has a value, and so is shown at first. */
  readonly isFilled: boolean;
  /** Whether one has an error, and so cannot be folded. */
  readonly hasError: boolean;
  readonly children: ReactNode;
}

/**
 * The optional fields of a form, which phones show only when they are asked for or needed. From then on only the button folds
 * them: not the deletion of a value or the correction of an error, during which the focus is in one of them.
 */
export const OptionalFields = ({
  labels,
  isPrefilled,
  isFilled,
  hasError,
  children,
}: OptionalFieldsProps) => {
  const t = useMessages(authMessages);
  const id = useId();
  /** Undefined until they are shown for the first time. */
  const [isOpen, setOpen] = useState<boolean>();
  const isShown = isPrefilled || hasError || (isOpen ?? isFilled);
  if (isShown && !isOpen) setOpen(true);
  return (
    <>
      {!isPrefilled && (
        <Toggle
          aria-expanded={isShown}
          aria-controls={id}
          aria-disabled={hasError || undefined}
          onClick={() => !hasError && setOpen(!isShown)}
        >
          {t('optionalFields')}
          <span>{labels.join(t('optionalSeparator'))}</span>
          <ChevronDownIcon size={18} />
        </Toggle>
      )}
      <Fields id={id} data-prefilled={isPrefilled ? '' : undefined} data-folded={isShown ? undefined : ''}>
        {children}
      </Fields>
    </>
  );
};
