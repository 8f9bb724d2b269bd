import { accessMatrix } from './access-matrix';
import { amounts } from './amounts';
import { connectionFaults } from './connection-faults';
import { failovers } from './failovers';
import { gatewayKills, gatewayKillsOnServer } from './gateway-kills';
import { killsDuringHands } from './kills-during-hands';
import { killsDuringPayouts } from './kills-during-payouts';
import { loginPairs } from './login-pairs';
import { malformed } from './malformed';
import { modelSequences } from './model-sequences';
import { protectionSequences } from './protection-sequences';
import { removedGuards } from './removed-guards';
import { replays } from './replays';
import { rewardSequences } from './reward-sequences';
import { roomLoad } from './room-load';
import type { Row } from './row';
import { secondGateway } from './second-gateway';
import { socketKills } from './socket-kills';
import { sportsReturns } from './sports-returns';
import { sportsSequences } from './sports-sequences';
import { tableKills } from './table-kills';
import { wholeBalance } from './whole-balance';

/**
 * Every row that needs no browser; `browser/rows.ts` has the others. A run writes the result to `docs/reliability.md`, sorted by id.
 *
 * Proved by `npm run test:unit -- reliability/page`, which also compares the ids.
 */
export const rows: readonly Row[] = [
  gatewayKills,
  gatewayKillsOnServer,
  killsDuringPayouts,
  secondGateway,
  connectionFaults,
  modelSequences,
  wholeBalance,
  replays,
  malformed,
  amounts,
  socketKills,
  accessMatrix,
  loginPairs,
  removedGuards,
  failovers,
  tableKills,
  rewardSequences,
  protectionSequences,
  killsDuringHands,
  sportsReturns,
  sportsSequences,
  roomLoad,
];
