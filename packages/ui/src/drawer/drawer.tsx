'use client';
import type { ComponentProps, ReactNode } from 'react';
import type { CloseReason } from '../modal/modal-options';
import { useInPlace } from '../modal/use-in-place';
import { DrawerDialog } from './drawer-dialog';
import type { DrawerSide } from './drawer-parts';

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Whether it is shown; the owner keeps it. */
  readonly open: boolean;
  /** A person wants it closed, or `modal.closeAll` did; it closes when `open` becomes `false`. */
  readonly onOpenChange?: (open: boolean, reason: CloseReason) => void;
  /** Heading, and the name for screen readers. */
  readonly title: ReactNode;
  /** Under the title; screen readers tell it when the drawer opens. */
  readonly description?: ReactNode;
  /** Actions, at the end of the foot; the body scrolls above them. */
  readonly footer?: ReactNode;
  /** Default `end`. */
  readonly side?: DrawerSide;
  /** A CSS length: the width at `start` and `end` (default 400px), else the height (default its content's). */
  readonly size?: string;
  /** For a drawer that has a closing button of its own. */
  readonly hideCloseIcon?: boolean;
  /** Whether a press beside it, and Escape, close it. Default `true`. */
  readonly maskClosable?: boolean;
}

/**
 * A panel at a side of the window, for details and filters that need room. It is a modal in every rule: one stack,
 * focus kept inside and given back, Escape for the topmost, a page behind that neither scrolls nor moves.
 *
 * Source: "the specification", section 2 (generic dialogs).
 */
export const Drawer = ({ open, onOpenChange, maskClosable, ...look }: DrawerProps) => {
  const place = useInPlace(open, onOpenChange, { maskClosable, hideCloseIcon: look.hideCloseIcon });
  return place ? <DrawerDialog {...look} entry={place.entry} isTop={place.isTop} /> : null;
};
