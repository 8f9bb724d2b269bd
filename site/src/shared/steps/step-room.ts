import type { NextStep } from '@pavilion/contract';
import { paths } from '../../routes/paths';
import type { steps } from './messages/zh-CN';

/** The page that a step leads to, and what the way there is called. */
interface StepRoom {
  readonly to: string;
  readonly text: keyof typeof steps;
}

const { user, customer, game, mine } = paths;

/**
 * Where a next step of the error catalogue leads, for those that are done in another room: the others are done where the
 * person is. While the live rooms rest, or one venue does, the games of the lobby are there.
 *
 * Source: requirement ERR-7.
 */
export const stepRooms: Partial<Readonly<Record<NextStep, StepRoom>>> = {
  login: { to: user.login, text: 'login' },
  'contact-support': { to: customer.main, text: 'support' },
  deposit: { to: mine.finance.deposit, text: 'deposit' },
  'open-speed-pay': { to: mine.finance.deposit, text: 'orders' },
  'refresh-gift': { to: mine.finance.wallet, text: 'gift' },
  'see-live-panel': { to: game.egame, text: 'otherGames' },
  'see-maintenance': { to: game.egame, text: 'otherGames' },
};
