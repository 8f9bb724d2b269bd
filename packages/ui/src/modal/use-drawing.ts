import { useEffect, useState } from 'react';
import type { ModalDialog } from './modal-dialog';
import { loadDrawing } from './modal-drawing';
import { stopRepeats } from './stop-repeats';

/**
 * The component that draws a modal, once it is needed and has arrived.
 *
 * @throws what loading failed with, while rendering: the application's error boundary can recover from a chunk that
 * a new deployment took away, and the modals that waited are settled with `unmount`.
 */
export const useDrawing = (needed: boolean): typeof ModalDialog | undefined => {
  const [drawing, setDrawing] = useState<typeof ModalDialog>();
  const [failure, setFailure] = useState<{ error: unknown }>();

  useEffect(() => {
    if (!needed || drawing) return;
    let wanted = true;
    // The trigger has the focus until the dialog takes it: a key held down on it would open one more with each repeat.
    const again = stopRepeats();
    loadDrawing().then(
      ({ ModalDialog: component }) => wanted && setDrawing(() => component),
      (error) => wanted && setFailure({ error }),
    );
    return () => {
      wanted = false;
      again();
    };
  }, [needed, drawing]);

  if (failure) throw failure.error;
  return drawing;
};
