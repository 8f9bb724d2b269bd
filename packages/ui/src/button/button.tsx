'use client';
import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { Ring } from '../spinner/ring';
import { ButtonFrame } from './button-base';
import type { ButtonSize, ButtonVariant } from './button-styles';

export interface ButtonOwnProps<T extends ElementType> {
  /** Rendered instead of `button`: `'a'` or the router's link. */
  as?: T;
  /**
   * `primary` is the one main action of a view; `value` is gold, for paying in where it is offered on every page or on a dark
   * picture. Default `secondary`.
   */
  variant?: ButtonVariant;
  /** Height 32 (40 where fingers point), 40 or 48 px. Default `md`. */
  size?: ButtonSize;
  /** Shows a spinner, ignores clicks, keeps focus. */
  loading?: boolean;
  /** Disabled. For a pending action, use `loading`. */
  disabled?: boolean;
  /** As wide as its container. */
  block?: boolean;
  /** Text that names the action; an icon may precede it. */
  children?: ReactNode;
}

export type ButtonProps<T extends ElementType = 'button'> = ButtonOwnProps<T> &
  Omit<ComponentPropsWithRef<T>, keyof ButtonOwnProps<T>>;

/** Replaces the text. */
const overWords = { position: 'absolute', inset: 0, margin: 'auto' } as const;

/**
 * A button, or a link that looks like one.
 *
 * @example
 * <Button variant="primary" size="lg" loading={saving} onClick={save}>立即存款</Button>
 * <Button as={Link} to="/game/egame">去玩一局</Button>
 */
export const Button = <T extends ElementType = 'button'>({
  as,
  variant = 'secondary',
  size = 'md',
  loading = false,
  disabled = false,
  block = false,
  children,
  ...rest
}: ButtonProps<T>) => {
  const native = as === undefined || as === 'button';
  const inert = loading || disabled;
  const { onClick, ...others } = rest as { onClick?: (event: MouseEvent<HTMLElement>) => void };

  const press = (event: MouseEvent<HTMLElement>) => {
    if (inert) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };

  return (
    <ButtonFrame
      {...(native ? { type: 'button', disabled: disabled && !loading } : {})}
      aria-busy={loading || undefined}
      aria-disabled={inert || undefined}
      {...others}
      as={as as ElementType}
      $variant={variant}
      $size={size}
      $block={block}
      onClick={press}
    >
      <span>{children}</span>
      {loading && <Ring width="1.4em" height="1.4em" style={overWords} />}
    </ButtonFrame>
  );
};
