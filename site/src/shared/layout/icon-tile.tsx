import { token } from '@pavilion/ui';
import { styled } from 'styled-components';

const { color } = token;

/** The ink and the ground of each tone. */
export const iconTones = {
  value: [color.value, color.valueSoft],
  accent: [color.accentText, color.accentSoft],
  info: [color.info, color.infoSoft],
  success: [color.success, color.successSoft],
  warning: [color.warning, color.warningSoft],
  danger: [color.danger, color.dangerSoft],
} as const;

export type IconTone = keyof typeof iconTones;

/** A decorative icon on a tinted tile. */
export const IconTile = styled.span.attrs({ 'aria-hidden': true })<{
  readonly $tone?: IconTone;
  /** In px. Default 36. */
  readonly $size?: number;
}>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size = 36 }) => $size}px;
  height: ${({ $size = 36 }) => $size}px;
  border-radius: ${token.radius.md};
  background: ${({ $tone = 'value' }) => iconTones[$tone][1]};
  color: ${({ $tone = 'value' }) => iconTones[$tone][0]};
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 18%, transparent);
`;
