import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The element at the foot of a bet, before its own buttons, that shows the buttons of its round; null before it is mounted. */
export const ActionSlot = createContext<HTMLElement | null>(null);

/** Shows a button of a round among those of its bet; in place where the round has no bet. */
export const InActionSlot = ({ children }: { readonly children: ReactNode }) => {
  const slot = useContext(ActionSlot);
  return slot ? createPortal(children, slot) : children;
};
