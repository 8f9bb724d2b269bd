/** Loads the error catalogue when the first error is shown; undefined when it does not come: then the error's own words serve. */
export const loadCodeDefinition = () =>
  import('./code-definition').then(
    ({ codeDefinition }) => codeDefinition,
    () => undefined,
  );
