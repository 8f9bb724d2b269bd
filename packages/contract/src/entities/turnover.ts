import { type Static, Type } from '@sinclair/typebox';
import { requirementCauses, requirementStates } from '../words';
import { Amount, Id, LocalText, Moment, Nullable, Words } from './common';

/** Turnover that must be played before money can leave. */
export const TurnoverRequirement = Type.Object({
  id: Id,
  cause: Words(requirementCauses),
  title: LocalText,
  amount: Type.String({ description: 'What was credited' }),
  multiple: Type.String({ description: 'How often it must be played, two decimals' }),
  required: Amount,
  done: Amount,
  left: Amount,
  state: Words(requirementStates),
  at: Moment,
  doneAt: Nullable(Moment),
});
export type TurnoverRequirement = Static<typeof TurnoverRequirement>;

/** What is required in all, and what of it is left. */
export const TurnoverTotals = Type.Object({ required: Amount, done: Amount, left: Amount });
