/** The store's dispatch as far as a page's `data` needs it: it takes thunks and gives back what they return. */
export type Dispatch = <Result>(
  // biome-ignore lint/suspicious/noExplicitAny: a thunk's own dispatch, state and extra are the store's affair
  thunk: (dispatch: any, getState: any, extra: any) => Result,
) => Result;
