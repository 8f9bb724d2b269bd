interface ActEnvironment {
  IS_REACT_ACT_ENVIRONMENT?: boolean;
}

/** Acts like a browser: React renders synchronously only what it must. `act` would flush everything. */
export const withoutAct = (what: () => void): void => {
  const environment = globalThis as ActEnvironment;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  what();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
};
