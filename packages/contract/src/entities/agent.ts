import { type Static, Type } from '@sinclair/typebox';
import { agentStates, settlementStates } from '../enumerations';
import { Amount, Moment, oneOf } from './common';

/** A rate in per cent, two decimals. */
export const Percent = Type.String({ pattern: '^\\d{1,3}\\.\\d{2}$', examples: ['25.00'] });

/** A month of the brand's calendar, YYYY-MM. */
export const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', examples: ['2026-10'] });

/** An agent as visitors and members see it. */
export const AgentCard = Type.Object({
  code: Type.String({ examples: ['WELCOME8'] }),
  name: Type.String(),
  state: oneOf(agentStates),
  since: Moment,
});
export type AgentCard = Static<typeof AgentCard>;

const sum = {
  gross: Type.Unsafe<string>({ ...Amount, description: 'Stakes less payouts of settled bets' }),
  fee: Type.Unsafe<string>({ ...Amount, description: 'Of the venues; taken off' }),
  rebates: Type.Unsafe<string>({ ...Amount, description: 'Taken off' }),
  gifts: Type.Unsafe<string>({ ...Amount, description: 'Claimed bonuses and exchanged coins; taken off' }),
  net: Amount,
  carriedIn: Type.Unsafe<string>({ ...Amount, description: 'What the month before left over or owed' }),
  base: Amount,
  active: Type.Integer({ minimum: 0, description: 'Active members' }),
  rate: Percent,
  own: Type.Unsafe<string>({ ...Amount, description: 'The rate of the base' }),
  fromBelow: Type.Unsafe<string>({ ...Amount, description: 'Shares of the agents below' }),
  amount: Type.Unsafe<string>({ ...Amount, description: 'Own commission and shares together' }),
  carriedOut: Amount,
};

/** The commission of a month, line by line: each line follows from those above it. */
export const AgentSum = Type.Object(sum);
export type AgentSum = Static<typeof AgentSum>;

/** The counted month of an agent. */
export const AgentSettlement = Type.Object({ month: Month, state: oneOf(settlementStates), ...sum });
export type AgentSettlement = Static<typeof AgentSettlement>;
