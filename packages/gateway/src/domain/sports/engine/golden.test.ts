import { engineDigest, isEngineExact } from './golden';
import { goldenDigest } from './golden-digest.generated';

describe('the golden states of the sports engine', () => {
  it('[SPT-8] have the recorded digest (fix after an intended change: npm run record:sports-engine)', () => {
    expect(engineDigest()).toBe(goldenDigest);
    expect(isEngineExact()).toBe(true);
  });
});
