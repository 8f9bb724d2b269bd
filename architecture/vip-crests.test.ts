import { vipLevels } from '../packages/gateway/src/domain/vip-rules';
import { metals } from '../site/src/features/vip/components/crest';

it('[VIP-1] each VIP level has a crest of its own', () => {
  expect(metals).toHaveLength(vipLevels.length);
  expect(new Set(metals.map(String)).size).toBe(vipLevels.length);
});
