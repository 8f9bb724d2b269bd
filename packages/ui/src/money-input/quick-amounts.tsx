'use client';
import { styled } from 'styled-components';
import { token } from '../themes/tokens';

/** An amount to choose with one press: a decimal string, or one under a name such as 全部. */
export type QuickAmount = string | { readonly label: string; readonly value: string };

/** The amounts to choose from. */
export const QuickList = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
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
