import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readVenueMessage, type VenueMessage } from '../model/venue-message';

/** Hears what the framed venue says, and nobody else. */
export const useVenueMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: VenueMessage) => void,
) => {
  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readVenueMessage(event, { origin, window: frame.current?.contentWindow });
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
};
