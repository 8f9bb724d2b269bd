import { type Static, Type } from '@sinclair/typebox';
import { requirementCauses, requirementStates } from '../enumerations';
import { Amount, Id, LocalText, Moment, Nullable, oneOf } from './common';

/** Turnover that is required before a withdrawal. */
export const TurnoverRequirement = Type.Object({
  id: Id,
  cause: oneOf(requirementCauses),
  title: LocalText,
  amount: Type.String({ description: 'The credited amount', examples: ['100.00'] }),
  multiple: Type.String({
    description: 'Required turnover as a multiple of the amount, two decimals',
    examples: ['1.00'],
  }),
  required: Amount,
  done: Amount,
  left: Amount,
  state: oneOf(requirementStates),
  at: Moment,
  doneAt: Nullable(Moment),
});
export type TurnoverRequirement = Static<typeof TurnoverRequirement>;

/** The required turnover in total, and the rest of it. */
export const TurnoverTotals = Type.Object({ required: Amount, done: Amount, left: Amount });
