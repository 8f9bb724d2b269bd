'use client';
import { useEffect, useState } from 'react';
import { defaultModalStore as store } from './modal';
import { warmDrawing } from './modal-drawing';
import { topEntry } from './modal-state';
import { useDrawing } from './use-drawing';
import { useModalState } from './use-modal-state';

/** Draws what was opened imperatively, inside the application's own tree. `UiProvider` renders it. */
export const ModalHost = () => {
  const state = useModalState(store);
  const [host, setHost] = useState<symbol>();

  useEffect(() => {
    const attached = store.attachHost();
    setHost(attached.host);
    return attached.detach;
  }, []);

  useEffect(warmDrawing, []);

  const entries = host === state.host ? state.entries.filter((entry) => !entry.inPlace) : [];
  const Drawing = useDrawing(entries.length > 0);
  if (!Drawing) return null;

  const top = topEntry(state);
  return entries.map((entry) => (
    <Drawing key={entry.id} store={store} entry={entry} isTop={entry.id === top?.id} />
  ));
};
