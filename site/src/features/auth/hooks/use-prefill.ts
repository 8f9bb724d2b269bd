import { useEffect, useEffectEvent } from 'react';

/**
 * Fills a form with what this browser remembers. After hydration, because the server cannot know it and both must draw
 * the same first.
 */
export const usePrefill = (fill: () => void) => {
  const onShown = useEffectEvent(fill);
  useEffect(() => onShown(), []);
};
