'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { token } from '../themes/tokens';

/** Meaning of a badge’s colour. */
export type BadgeTone = 'neutral' | 'accent' | 'value' | 'success' | 'danger' | 'warning' | 'info';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of its colour. Default `neutral`. */
  readonly tone?: BadgeTone;
  /** `soft` for a state in a row, `solid` for a badge that must be noticed. */
  readonly variant?: 'soft' | 'solid';
  /** A small dot before the text. */
  readonly dot?: boolean;
  /** A number instead of children: `99+` above 99, nothing at 0 and below. */
  readonly count?: number;
}

const soft: Readonly<Record<BadgeTone, readonly [ink: string, ground: string]>> = {
  neutral: [token.color.inkMuted, `color-mix(in srgb, ${token.color.inkMuted} 12%, transparent)`],
  accent: [token.color.accentText, token.color.accentSoft],
  value: [token.color.value, token.color.valueSoft],
  success: [token.color.success, token.color.successSoft],
  danger: [token.color.danger, token.color.dangerSoft],
  warning: [token.color.warning, token.color.warningSoft],
  info: [token.color.info, token.color.infoSoft],
};

const solid: Readonly<Record<BadgeTone, readonly [ink: string, ground: string]>> = {
  neutral: [token.color.surface, token.color.inkMuted],
  accent: [token.color.onSelected, token.color.selected],
  value: [token.color.onValue, token.color.valueSolid],
  success: [token.color.surface, token.color.success],
  danger: [token.color.onDanger, token.color.dangerSolid],
  warning: [token.color.surface, token.color.warning],
  info: [token.color.surface, token.color.info],
};

const Root = styled.span<{ $ink: string; $ground: string; $count: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: ${({ $count }) => ($count ? '20px' : 'auto')};
  height: ${({ $count }) => ($count ? '20px' : '22px')};
  padding: 0 ${({ $count }) => ($count ? '6px' : token.space[2])};
  border-radius: ${({ $count }) => ($count ? token.radius.full : token.radius.sm)};
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
`;

const Dot = styled.span`
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: currentColor;
`;

/** A short status or a count. */
export const Badge = ({
  tone = 'neutral',
  variant = 'soft',
  dot = false,
  count,
  children,
  ...rest
}: BadgeProps) => {
  if (count !== undefined && count <= 0) return null;
  const [ink, ground] = (variant === 'solid' ? solid : soft)[tone];
  return (
    <Root
      dir={count === undefined ? undefined : 'ltr'}
      {...rest}
      $ink={ink}
      $ground={ground}
      $count={count !== undefined}
    >
      {dot && <Dot aria-hidden="true" />}
      {count === undefined ? children : count > 99 ? '99+' : count}
    </Root>
  );
};
