const Sequencer = require('@jest/test-sequencer').default;

/**
 * Starts the longest test files first. Without the durations of an earlier run Jest starts the largest files first, and
 * the longest ones, which are small, would run alone at the end.
 */
const longest = [
  'site/src/app/hydration.test.tsx',
  'architecture/api.test.ts',
  'packages/gateway/src/http/every-call.test.ts',
  'packages/gateway/src/start-gateway.process.test.ts',
  'site/src/features/records/pages/every-record-page.test.tsx',
  'stories/toolbar.test.tsx',
];
const rankOf = ({ path }) => {
  const index = longest.findIndex((file) => path.endsWith(file));
  return index === -1 ? longest.length : index;
};

module.exports = class extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rankOf(a) - rankOf(b));
  }
};
