import { styled } from 'styled-components';
import { token } from '../themes/tokens';
import { type ButtonSize, type ButtonVariant, sizeStyles, variantStyles } from './button-styles';

export const ButtonFrame = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $block: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  border: 1px solid transparent;
  border-radius: ${token.radius.md};
  background-origin: border-box;
  font-weight: ${token.weight.bold};
  line-height: 1.2;
  letter-spacing: 0.02em;
  text-align: center;
  white-space: nowrap;
  /* A block button does not grow past its container; any other keeps its text on one line. */
  ${({ $block }) => $block && 'display: flex; width: 100%; white-space: normal;'}
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition: ${token.motion.fast} ${token.motion.out};
  transition-property: color, background-color, border-color, box-shadow, transform;

  ${({ $size }) => sizeStyles[$size]}
  ${({ $variant }) => variantStyles[$variant]}

  &:active { transform: translateY(1px); }

  &:disabled, &[aria-disabled='true'] {
    cursor: not-allowed;
    transform: none;
  }
  /* A loading button is not a disabled one: it keeps its colours. */
  &:is(:disabled, [aria-disabled='true']):not([aria-busy='true']) {
    color: ${token.color.inkFaint};
    background: ${token.color.sunken};
    border-color: ${token.color.line};
    box-shadow: none;
  }
  &[aria-busy='true'] { cursor: progress; }

  /* The hidden text keeps the width while the spinner is shown. */
  & > span { display: inline-flex; align-items: center; gap: inherit; }
  &[aria-busy='true'] > span { opacity: 0; }
`;
