import type { ModalOptions, ModalVariant } from './modal-options';

export interface ModalEntry {
  readonly id: string;
  readonly variant: ModalVariant;
  readonly options: ModalOptions;
  readonly phase: 'open' | 'leaving';
  /** Drawn by a `<Modal>` where it stands, not by the host. */
  readonly inPlace: boolean;
  /** What had the focus when it opened, then what the modal under it goes back to. */
  readonly openers: readonly HTMLElement[];
  /** When it was first drawn, in ms since the epoch. */
  readonly shownAt?: number;
  /** The button whose promise is awaited. */
  readonly busy?: number;
  /** What the last `onClick` threw or rejected with. */
  readonly failure?: { readonly error: unknown };
}

export interface ModalState {
  readonly entries: readonly ModalEntry[];
  /** The host that draws; others wait their turn, so that two never draw the same modal. */
  readonly host: symbol | undefined;
}

export const emptyState: ModalState = { entries: [], host: undefined };

/** The topmost modal that is not leaving: it alone has focus, Escape and the mask. */
export const topEntry = (state: ModalState): ModalEntry | undefined =>
  state.entries.findLast((entry) => entry.phase === 'open');

/** What an opening modal will give the focus back to, best first. */
export const openersNow = (state: ModalState): readonly HTMLElement[] => {
  const active = document.activeElement;
  const own = active instanceof HTMLElement && active !== document.body ? [active] : [];
  return [...own, ...(topEntry(state)?.openers ?? [])];
};
