/** What is to be ended once something is over, however it comes to that. */
export interface Ends {
  add(end: () => Promise<unknown>): void;
  /** Does it all, the latest first. What is added after is ended at once. */
  come(): Promise<void>;
}

/** What cannot be ended is said and left: it must not hide why something is over. */
const attempt = async (end: () => Promise<unknown>) => {
  try {
    await end();
  } catch (error) {
    console.error(error);
  }
};

export const createEnds = (): Ends => {
  const ends: (() => Promise<unknown>)[] = [];
  let over = false;
  return {
    add(end) {
      if (over) void attempt(end);
      else ends.push(end);
    },
    async come() {
      over = true;
      for (const end of ends.splice(0).reverse()) await attempt(end);
    },
  };
};
