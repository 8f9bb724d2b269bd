import type { Row } from './row';
import { secondGateway } from './second-gateway';

/** Every row that is a command, in the order of the page. */
export const rows: readonly Row[] = [secondGateway];
