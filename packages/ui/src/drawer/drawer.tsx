'use client';
import type { ComponentProps, ReactNode } from 'react';
import type { CloseReason } from '../modal/modal-options';
import { useControlledEntry } from '../modal/use-controlled-entry';
import { DrawerDialog } from './drawer-dialog';
import type { DrawerSide } from './drawer-styles';

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Whether it is open. */
  readonly open: boolean;
  /** Called when a visitor dismisses it or `modal.closeAll` does. The drawer stays open until `open` is `false`. */
  readonly onOpenChange?: (open: boolean, reason: CloseReason) => void;
  /** Heading, and the name for screen readers. */
  readonly title: ReactNode;
  /** Keeps title and description for screen readers only, for a body that begins with tabs. */
  readonly hideHeader?: boolean;
  /** Under the title; screen readers announce it when the drawer opens. */
  readonly description?: ReactNode;
  /** Actions below the body, which scrolls above them. */
  readonly footer?: ReactNode;
  /** Default `end`. */
  readonly side?: DrawerSide;
  /** A CSS length: the width at `start` and `end` (default 400px), else the height (default that of the content). */
  readonly size?: string;
  /** For a drawer with its own close button. */
  readonly hideCloseIcon?: boolean;
  /** Whether a click on the mask, and Escape, close it. Default `true`. */
  readonly maskClosable?: boolean;
}

/**
 * A panel at a side of the window, for details and filters. It follows every rule of a modal: one stack, trapped and
 * returned focus, Escape for the topmost, an inert page that neither scrolls nor shifts.
 */
export const Drawer = ({ open, onOpenChange, maskClosable, ...dialogProps }: DrawerProps) => {
  const { hideCloseIcon } = dialogProps;
  const controlled = useControlledEntry(open, onOpenChange, { maskClosable, hideCloseIcon });
  return controlled ? <DrawerDialog {...dialogProps} {...controlled} /> : null;
};
