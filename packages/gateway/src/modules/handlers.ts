import type { CallName } from '@pavilion/contract';
import type { Handler } from '../http/call-context';
import { actHandlers } from './act/handlers';
import { agentHandlers } from './agent/handlers';
import { cacheHandlers } from './cache/handlers';
import { fdHandlers } from './fd/handlers';
import { gameHandlers } from './game/handlers';
import { pageFdHandlers } from './page-fd/handlers';
import { siteHandlers } from './site/handlers';

/** One handler for each call of the contract: the compiler reports a missing one. */
export const handlers: { readonly [Name in CallName]: Handler<Name> } = {
  ...actHandlers,
  ...agentHandlers,
  ...cacheHandlers,
  ...fdHandlers,
  ...gameHandlers,
  ...pageFdHandlers,
  ...siteHandlers,
};
