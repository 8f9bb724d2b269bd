/** Builds what `npm start` runs, unless the current sources are already built. */
export function ensureBuilt(): void;
