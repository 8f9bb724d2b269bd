import { css } from 'styled-components';
import { token } from '../themes/tokens';

/** Emphasis of a button. */
export type ButtonVariant = 'primary' | 'value' | 'secondary' | 'ghost' | 'danger' | 'text';
/** Height of a button. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Styles by variant; a new variant is one entry. */
export const variantStyles: Readonly<Record<ButtonVariant, ReturnType<typeof css>>> = {
  primary: css`
    color: ${token.color.onAccent};
    background: ${token.gradient.accent};
    box-shadow: ${token.shadow.accent};
    &:hover { background: ${token.gradient.accentHover}; box-shadow: ${token.shadow.accentHover}; }
    &:active { background: ${token.color.accentActive}; }
  `,
  value: css`
    color: ${token.color.onValue};
    background: ${token.gradient.value};
    box-shadow: ${token.shadow[1]};
    &:hover { background: ${token.color.valueSolid}; box-shadow: ${token.shadow[2]}; }
    &:active { background: color-mix(in srgb, ${token.color.valueSolid} 88%, ${token.color.onValue}); }
  `,
  secondary: css`
    color: ${token.color.ink};
    background: ${token.color.surface};
    border-color: ${token.color.lineStrong};
    &:hover { color: ${token.color.accentText}; border-color: ${token.color.selected}; }
    &:active { background: ${token.color.accentSoft}; }
  `,
  ghost: css`
    color: ${token.color.ink};
    background: none;
    border-color: ${token.color.line};
    &:hover { color: ${token.color.accentText}; background: ${token.color.accentSoft}; border-color: ${token.color.selected}; }
    &:active { border-color: ${token.color.accentText}; }
  `,
  danger: css`
    color: ${token.color.onDanger};
    background: ${token.color.dangerSolid};
    &:hover { background: color-mix(in srgb, ${token.color.dangerSolid} 88%, ${token.color.onValue}); }
    &:active { background: color-mix(in srgb, ${token.color.dangerSolid} 78%, ${token.color.onValue}); }
  `,
  text: css`
    color: ${token.color.accentText};
    background: none;
    &:hover { background: ${token.color.accentSoft}; }
  `,
};

export const sizeStyles: Readonly<Record<ButtonSize, ReturnType<typeof css>>> = {
  sm: css`
    min-height: ${token.control.sm};
    padding: ${token.space[1]} ${token.space[3]};
    font-size: ${token.text.sm};
    @media (pointer: coarse) { min-height: ${token.control.md}; }
  `,
  md: css`
    min-height: ${token.control.md};
    padding: ${token.space[2]} ${token.space[5]};
    font-size: ${token.text.md};
  `,
  lg: css`
    min-height: ${token.control.lg};
    padding: ${token.space[2]} ${token.space[6]};
    font-size: ${token.text.lg};
  `,
};
