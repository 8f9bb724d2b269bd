import { useEffect, useEffectEvent, useState } from 'react';

/** How long the typing rests before the search begins, ms. */
export const searchDelay = 300;

/**
 * The text in the search field. It reaches the address when the typing rests; a text that comes from elsewhere (a chip
 * is removed, the person goes back) reaches the field.
 */
export const useSearchText = (searched: string, search: (text: string) => void) => {
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (searched !== known) {
    setKnown(searched);
    if (searched !== text.trim()) setText(searched);
  }
  const runSearch = useEffectEvent(() => {
    if (text.trim() !== searched) search(text.trim());
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text begins the rest anew
  useEffect(() => {
    const timer = setTimeout(() => runSearch(), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
};
