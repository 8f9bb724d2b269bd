interface ActEnvironment {
  IS_REACT_ACT_ENVIRONMENT?: boolean;
}

/** Does something as a browser would: React draws at once what it must, and plans the rest. `act` would draw all of it. */
export const withoutAct = (what: () => void): void => {
  const environment = globalThis as ActEnvironment;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  what();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
};
