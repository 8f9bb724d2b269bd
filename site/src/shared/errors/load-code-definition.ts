/** Loads the error catalogue for the first error; undefined if loading fails, then the error's own message is shown. */
export const loadCodeDefinition = () =>
  import('./code-definition').then(
    ({ codeDefinition }) => codeDefinition,
    () => undefined,
  );
