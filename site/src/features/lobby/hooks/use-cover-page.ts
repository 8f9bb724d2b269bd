import { type RefObject, useEffect } from 'react';

/** While a layer covers the page, nothing under it scrolls, has the focus or is read aloud. */
export const useCoverPage = (layer: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const { documentElement: root, activeElement: opener } = document;
    const before = root.style.cssText;
    root.style.overflow = 'hidden';
    root.style.scrollbarGutter = 'auto';
    const page = document.querySelector<HTMLElement>('body > :has(main)');
    if (page) page.inert = true;
    layer.current?.focus({ preventScroll: true });
    return () => {
      root.style.cssText = before;
      if (page) page.inert = false;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [layer]);
};
