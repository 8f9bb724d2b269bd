/** A process that plays matches; `sports-returns.ts` starts one for each core. */
import { type MatchesOptions, playMatches } from './sports-returns';

process.once('message', (options) => {
  process.send!(playMatches(options as MatchesOptions), () => process.exit());
});
