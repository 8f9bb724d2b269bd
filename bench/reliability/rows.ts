import { amounts } from './amounts';
import { killedBeforeServer, killedBettors } from './killed-bettors';
import { killedPayouts } from './killed-payouts';
import { malformed } from './malformed';
import { modelSequences } from './model-sequences';
import { removedGuards } from './removed-guards';
import { replays } from './replays';
import type { Row } from './row';
import { secondGateway } from './second-gateway';
import { spoiledLine } from './spoiled-line';
import { wholeBalance } from './whole-balance';

/** Every row that is a command, in the order of the page. */
export const rows: readonly Row[] = [
  killedBettors,
  killedBeforeServer,
  killedPayouts,
  secondGateway,
  spoiledLine,
  modelSequences,
  wholeBalance,
  replays,
  malformed,
  amounts,
  removedGuards,
];
