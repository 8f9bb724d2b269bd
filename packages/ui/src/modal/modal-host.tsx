'use client';
import { Component, memo, type ReactNode, useEffect, useState } from 'react';
import { lazyModalDialog, useModalDialog } from './lazy-modal-dialog';
import { defaultModalStore as store } from './modal';
import { type ModalEntry, topEntry } from './modal-state';
import { useModalState } from './use-modal-state';

interface ModalBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps the application when a modal cannot be rendered: its chunk is missing, or its content throws. */
class ModalBoundary extends Component<ModalBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

interface HostedModalProps {
  readonly entry: ModalEntry;
  readonly isTop: boolean;
}

const HostedModal = ({ entry, isTop }: HostedModalProps) => {
  const ModalDialog = useModalDialog(true);
  return ModalDialog && <ModalDialog store={store} entry={entry} isTop={isTop} />;
};

interface ModalHostProps {
  /** Called with the reason when a modal could not be rendered. The modal is closed by then, with the reason `unmount`. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Renders the modals opened imperatively, inside the application's tree. Part of `UiProvider`. */
export const ModalHost = memo(({ onError }: ModalHostProps) => {
  const state = useModalState(store);
  const [host, setHost] = useState<symbol>();

  useEffect(() => {
    const attached = store.attachHost();
    setHost(attached.host);
    return attached.detach;
  }, []);

  useEffect(() => lazyModalDialog.preloadWhenIdle(), []);

  if (host !== state.host) return null;
  const top = topEntry(state);
  return state.entries
    .filter((entry) => !entry.isControlled)
    .map((entry) => (
      <ModalBoundary
        key={entry.id}
        onError={(error) => {
          store.remove(entry.id);
          onError?.(error);
        }}
      >
        <HostedModal entry={entry} isTop={entry.id === top?.id} />
      </ModalBoundary>
    ));
});
