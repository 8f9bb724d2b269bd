import { accessHandlers } from './areas/access';
import { accountHandlers } from './areas/accounts';
import { agentHandlers } from './areas/agents';
import { contentHandlers } from './areas/content';
import { memberHandlers } from './areas/members';
import { moneyHandlers } from './areas/money';
import { offerHandlers } from './areas/offers';
import { overviewHandlers } from './areas/overview';
import { placementHandlers } from './areas/placements';
import { playHandlers } from './areas/play';
import { promotionHandlers } from './areas/promotions';
import { roomHandlers } from './areas/rooms';
import { supportHandlers } from './areas/support';
import type { OperatorCallName } from './contract';
import type { Handlers } from './handler';

/** The handlers of all calls; a missing one is a compile error. `requestConfirm` runs the handler of what was asked for. */
export const operatorHandlers: Handlers<Exclude<OperatorCallName, 'requestConfirm'>> = {
  ...accountHandlers,
  ...supportHandlers,
  ...moneyHandlers,
  ...offerHandlers,
  ...promotionHandlers,
  ...agentHandlers,
  ...memberHandlers,
  ...contentHandlers,
  ...placementHandlers,
  ...roomHandlers,
  ...playHandlers,
  ...accessHandlers,
  ...overviewHandlers,
};
