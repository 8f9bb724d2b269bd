import type { ModalOptions, ModalVariant } from './modal-options';

export interface ModalEntry {
  readonly id: string;
  readonly variant: ModalVariant;
  readonly options: ModalOptions;
  readonly phase: 'open' | 'leaving';
  /** Rendered by its `<Modal>` or `<Drawer>`, not by the host. */
  readonly isControlled: boolean;
  /** Candidates for the focus after closing: the element focused at opening, then those of the modal below. */
  readonly openers: readonly HTMLElement[];
  /** When it was first rendered, in ms since the epoch. */
  readonly shownAt?: number;
  /** Index of the button whose promise is pending. */
  readonly busyButton?: number;
  /** Whether the modal may be left while that promise is pending. */
  readonly canLeave?: boolean;
  /** The error of the last `onClick`. */
  readonly failure?: { readonly error: unknown };
}

export interface ModalState {
  readonly entries: readonly ModalEntry[];
  /** The host that renders modals. Only one does, so that two providers never render the same modal. */
  readonly host: symbol | undefined;
}

export const emptyState: ModalState = { entries: [], host: undefined };

/** The topmost modal that is not leaving; it alone has focus, Escape and the mask. */
export const topEntry = (state: ModalState): ModalEntry | undefined =>
  state.entries.findLast((entry) => entry.phase === 'open');

/** Where the focus returns to after a modal that opens now, best candidate first. */
export const currentOpeners = (state: ModalState): readonly HTMLElement[] => {
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && active !== document.body ? [active] : [];
  return [...focused, ...(topEntry(state)?.openers ?? [])];
};
