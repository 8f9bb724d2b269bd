import { killedBeforeServer, killedBettors } from './killed-bettors';
import type { Row } from './row';
import { secondGateway } from './second-gateway';
import { spoiledLine } from './spoiled-line';

/** Every row that is a command, in the order of the page. */
export const rows: readonly Row[] = [killedBettors, killedBeforeServer, secondGateway, spoiledLine];
