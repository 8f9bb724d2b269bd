/** Calls the caller's handler, then the component's own: the component never swallows an event. */
export const composeHandlers =
  <Event>(callerHandler: ((event: Event) => void) | undefined, ownHandler: (event: Event) => void) =>
  (event: Event): void => {
    callerHandler?.(event);
    ownHandler(event);
  };
