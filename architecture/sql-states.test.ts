import { gateRows } from '../packages/gateway/src/db/gate-columns';
import { isTest, listFiles, readWithoutComments } from './repository';

describe('the limits that the gate enforces', () => {
  const rows = Object.values(gateRows);

  it('[PRO-1] refuse by a SQLSTATE that nothing else uses (fix: the next free one from PV014 to PV019)', () => {
    const written = listFiles('packages/gateway/src')
      .filter((path) => path.endsWith('.ts') && !isTest(path))
      .flatMap((path) => [...readWithoutComments(path).matchAll(/\bPV\d{3}\b/g)].map(([state]) => state));
    expect(rows.length).toBeGreaterThan(0);
    for (const { sqlState } of rows) {
      expect(sqlState).toMatch(/^PV01[24-9]$/);
      expect(written.filter((state) => state === sqlState)).toEqual([sqlState]);
    }
  });
});
