const query = '(prefers-reduced-motion: reduce)';

/** The kit's rules for reduced motion, for the toolbar instead of the media query. */
const css = `
  [data-motion='reduced'] *, [data-motion='reduced'] *::before, [data-motion='reduced'] *::after {
    animation: none !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
`;

const matching = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: true,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

/** Makes `matchMedia` report reduced motion. Returns the function that undoes it. */
export const reduceMotion = (): (() => void) => {
  const original = window.matchMedia;
  window.matchMedia = (media) => (media === query ? matching(media) : original.call(window, media));
  document.documentElement.dataset.motion = 'reduced';
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  return () => {
    window.matchMedia = original;
    delete document.documentElement.dataset.motion;
    style.remove();
  };
};
