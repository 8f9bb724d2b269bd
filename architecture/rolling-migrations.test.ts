import { listFiles, readText } from './repository';

const folder = 'packages/gateway/src/db/migrations';
const migrations = listFiles(folder)
  .filter((file) => /\/\d{4}-[\w-]+\.ts$/.test(file))
  .sort()
  .map((file) => readText(file));

/** The views that the migrations drop, with whether a later one creates them again. */
const droppedViews = migrations.flatMap((text, index) =>
  [...text.matchAll(/\bdrop view (?:if exists )?(\w+)/g)].map(([, view = '']) => ({
    view,
    isBack: migrations.slice(index + 1).some((later) => later.includes(`create view ${view} as`)),
  })),
);

describe('migrations during a rolling deployment', () => {
  it('leave the views that gateways of the version before read (docs/operations.md)', () => {
    expect(droppedViews.length).toBeGreaterThan(0);
    expect(droppedViews.filter(({ isBack }) => !isBack)).toEqual([]);
  });
});
