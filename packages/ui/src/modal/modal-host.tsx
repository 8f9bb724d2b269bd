'use client';
import { useEffect, useState } from 'react';
import { lazyModalDialog, useModalDialog } from './lazy-modal-dialog';
import { defaultModalStore as store } from './modal';
import { topEntry } from './modal-state';
import { useModalState } from './use-modal-state';

/** Renders the modals opened imperatively, inside the application's tree. Part of `UiProvider`. */
export const ModalHost = () => {
  const state = useModalState(store);
  const [host, setHost] = useState<symbol>();

  useEffect(() => {
    const attached = store.attachHost();
    setHost(attached.host);
    return attached.detach;
  }, []);

  useEffect(() => lazyModalDialog.preloadWhenIdle(), []);

  const entries = host === state.host ? state.entries.filter((entry) => !entry.isControlled) : [];
  const ModalDialog = useModalDialog(entries.length > 0);
  if (!ModalDialog) return null;

  const top = topEntry(state);
  return entries.map((entry) => (
    <ModalDialog key={entry.id} store={store} entry={entry} isTop={entry.id === top?.id} />
  ));
};
