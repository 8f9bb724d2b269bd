/** Actions that run when a row is over, whether it returned or threw. */
export interface Cleanup {
  add(action: () => Promise<unknown>): void;
  /** Runs the actions, the latest first. An action added afterwards runs immediately. */
  run(): Promise<void>;
}

/** A failing action is logged and does not replace the error that ended the row. */
const attempt = async (action: () => Promise<unknown>) => {
  try {
    await action();
  } catch (error) {
    console.error(error);
  }
};

export const createCleanup = (): Cleanup => {
  const actions: (() => Promise<unknown>)[] = [];
  let isOver = false;
  return {
    add(action) {
      if (isOver) void attempt(action);
      else actions.push(action);
    },
    async run() {
      isOver = true;
      for (const action of actions.splice(0).reverse()) await attempt(action);
    },
  };
};
