const query = '(prefers-reduced-motion: reduce)';

/** The same rules that the kit's style sheet has under the media query, for the toolbar's choice. */
const css = `
  [data-motion='reduced'] *, [data-motion='reduced'] *::before, [data-motion='reduced'] *::after {
    animation: none !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
`;

const always = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: true,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

/** Makes the page believe that the person asked for less motion. Gives the way back. */
export const reduceMotion = (): (() => void) => {
  const asked = window.matchMedia;
  window.matchMedia = (media) => (media === query ? always(media) : asked.call(window, media));
  document.documentElement.dataset.motion = 'reduced';
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  return () => {
    window.matchMedia = asked;
    delete document.documentElement.dataset.motion;
    style.remove();
  };
};
