/** The number of letters to insert, remove or replace to make one text of the other. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = row[column]! + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
};

/** The known name that a misspelt one means most likely; undefined if none resembles it. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  const [nearest] = known
    .map((each) => ({ each, away: distance(name.toLowerCase(), each.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  return nearest && nearest.away <= Math.max(2, name.length / 3) ? nearest.each : undefined;
};
