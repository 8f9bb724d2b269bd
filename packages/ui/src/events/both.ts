/** The caller's handler, then the component's own: what a component does for itself takes no event from anybody. */
export const both =
  <Event>(theirs: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event): void => {
    theirs?.(event);
    own(event);
  };
