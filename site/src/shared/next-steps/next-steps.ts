import type { NextStep } from '@pavilion/contract';
import { paths } from '../../routes/paths';
import { defineMessages } from '../messages';
import { payoutPages } from '../payment/payout-pages';
import { roomListAddress } from '../rooms/room-address';
import { nextSteps as en } from './messages/en';
import { nextSteps as zh } from './messages/zh-CN';

export const nextStepMessages = defineMessages({ 'zh-CN': zh, en });

interface NextStepRow {
  /**
   * The page where the step is taken; absent for a step that is taken on the page that shows the error. A function gets
   * the data of the error, which is undefined for an error without data.
   */
  readonly link?: {
    readonly to: string | ((data: Readonly<Record<string, unknown>> | undefined) => string);
    readonly text: keyof typeof zh;
  };
  /** The hint that a form adds to the text of the error. */
  readonly hint?: keyof typeof zh;
}

const { agent, user, customer, game, mine, activity } = paths;
const support = { to: customer.main, text: 'support' } as const;
const recovery = { to: user.password, text: 'recovery' } as const;
/** The lobby offers other games while a venue is under maintenance. */
const otherGames = { to: game.egame, text: 'otherGames' } as const;

/** The link and the hint of each next step of the error catalogue (ERR-7). */
export const nextSteps: Readonly<Record<NextStep, NextStepRow>> = {
  none: {},
  retry: { hint: 'hintRetry' },
  'fix-field': {},
  'choose-amount': {},
  'change-slip': {},
  'request-quote': {},
  'choose-channel': { hint: 'hintChannel' },
  reload: { hint: 'hintReload' },
  wait: { hint: 'hintWait' },
  login: { link: { to: user.login, text: 'login' } },
  'check-credentials': { link: recovery, hint: 'hintCredentials' },
  'reset-password': { link: recovery },
  verify: { link: support, hint: 'hintVerify' },
  'contact-support': { link: support, hint: 'hintSupport' },
  deposit: { link: { to: mine.finance.deposit, text: 'deposit' } },
  'pay-open-order': { link: { to: mine.finance.deposit, text: 'orders' } },
  'manage-payout-accounts': {
    link: {
      to: (data) => (typeof data?.kind === 'string' ? payoutPages(data.kind).accounts : mine.payoutAccounts),
      text: 'payoutAccounts',
    },
  },
  'refresh-gift': { link: { to: mine.mall, text: 'gift' } },
  'see-live-panel': { link: { to: roomListAddress, text: 'liveRooms' } },
  'see-maintenance': { link: otherGames },
  'see-restriction': {},
  'see-protection': { link: { to: mine.protection, text: 'protection' } },
  'see-agent': { link: { to: agent, text: 'agent' } },
  'see-vip': { link: { to: mine.vip, text: 'vip' } },
  'see-gifts': { link: { to: mine.record.gifts, text: 'gifts' } },
  'see-coins': { link: { to: mine.mallCoins, text: 'coins' } },
  'see-calendar': { link: { to: activity.calendar, text: 'calendar' } },
  'see-demo': { link: { to: paths.demo, text: 'demo' } },
  'see-tickets': { link: { to: mine.feedback, text: 'tickets' } },
  'see-assisted-deposit': { link: { to: customer.instead, text: 'assistedDeposit' } },
  'see-promotions': { link: { to: activity.discounts, text: 'promotions' } },
};

/** The link of a next step, for the data of an error. */
export const nextStepLinkOf = (step: NextStep, data: unknown) => {
  const { link } = nextSteps[step];
  if (!link) return undefined;
  const known = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
  return { to: typeof link.to === 'string' ? link.to : link.to(known), text: link.text };
};
