'use client';
import { styled } from 'styled-components';
import { BareInput, ControlFrame, ControlSlot } from '../control-frame/control-frame';
import { FieldNote } from '../field/field-note';
import { token } from '../themes/tokens';

/** The amount is the largest text of its form, at both heights. */
export const AmountBox = styled(BareInput)`
  font-size: ${token.text.xl};
  font-weight: ${token.weight.bold};

  &::placeholder {
    font-size: ${token.text.lg};
    font-weight: ${token.weight.regular};
  }
`;

/**
 * The amount with separators, over the digits of a field that is not being edited. The field keeps its own text, so that
 * undo, the caret and form fillers know one notation. Takes no width.
 */
export const Grouped = styled.span`
  width: 0;
  margin-inline-end: calc(-1 * ${token.space[2]});
  font-size: ${token.text.xl};
  font-weight: ${token.weight.bold};
  pointer-events: none;

  && + :not(:focus) {
    -webkit-text-fill-color: transparent;
  }
  &:has(+ :focus) {
    display: none;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

export const Sign = styled(ControlSlot)`
  color: ${token.color.ink};
  font-size: ${token.text.xl};
  font-weight: ${token.weight.bold};
`;

/** Always rendered, so that its changes are announced; takes no space while empty. */
export const Note = styled(FieldNote)`
  &:not(:empty) {
    padding-top: ${token.space[2]};
  }
`;

/** The preset amounts. */
export const QuickList = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
  /* Inside the field: a text button at its end. */
  ${ControlFrame} > & {
    flex: none;
    grid-template-columns: auto;
    margin: 0 calc(-1 * ${token.space[2]}) 0 0;
    > button { border-color: transparent; background: none; color: ${token.color.accentText}; }
    > :hover:enabled { background: ${token.color.accentSoft}; }
    > :disabled { background: none; color: ${token.color.inkFaint}; }
  }
`;

export const QuickChip = styled.button.attrs({ type: 'button' })`
  height: ${token.control.md};
  padding: 0 ${token.space[2]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  font-size: ${token.text.md};
  transition: ${token.motion.fast} ${token.motion.out};
  transition-property: border-color, background-color, color;

  &:hover:enabled,
  &[aria-pressed='true'] {
    border-color: ${token.color.accentText};
    color: ${token.color.accentText};
  }
  &:active:enabled,
  &[aria-pressed='true'] {
    background: ${token.color.accentSoft};
  }
  &[aria-pressed='true'] {
    font-weight: ${token.weight.bold};
  }
  &:disabled {
    background: ${token.color.sunken};
    color: ${token.color.inkFaint};
  }
`;
