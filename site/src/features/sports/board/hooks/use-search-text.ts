import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce of the search, ms. */
const searchDelay = 250;

/** The text of the search field, written to the address after a debounce; a change of the address is written to the field. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text restarts the debounce
  useEffect(() => {
    const timer = setTimeout(() => runSearch(), searchDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
};
