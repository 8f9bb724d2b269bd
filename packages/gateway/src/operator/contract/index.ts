import type { LocalText } from '@pavilion/contract';
import type { Static } from '@sinclair/typebox';
import { accessCalls } from './access';
import { agentCalls } from './agents';
import { contentCalls } from './content';
import type { MemberActForm } from './define';
import type { FormField } from './forms';
import { memberCalls } from './members';
import { moneyCalls } from './money';
import { offerCalls } from './offers';
import { overviewCalls } from './overview';
import { placementCalls } from './placements';
import { playCalls } from './play';
import type { WrittenRuleType } from './promotion-rules';
import { promotionCalls } from './promotions';
import { roomCalls } from './rooms';
import { accountCalls, type sessionCalls } from './session';
import { supportCalls } from './support';

export type { OperatorRefusal } from '../../domain/operators';
export {
  type ActAnswer,
  type OperatorCall,
  type OperatorRole,
  operatorRoleDefinitions,
  operatorRoles,
} from './define';
export type { Fact, FormField } from './forms';
export type { WrittenRuleType } from './promotion-rules';
export { sessionCalls } from './session';

/**
 * The calls of the operator's console: a contract of its own, on a listener of its own. `POST /api/<name>` with JSON; a
 * refusal has a status of its own and `{ error, … }`.
 */
export const operatorCalls = {
  ...accountCalls,
  ...supportCalls,
  ...moneyCalls,
  ...offerCalls,
  ...promotionCalls,
  ...agentCalls,
  ...memberCalls,
  ...contentCalls,
  ...placementCalls,
  ...roomCalls,
  ...playCalls,
  ...accessCalls,
  ...overviewCalls,
} as const;

export type OperatorCalls = typeof operatorCalls;
export type OperatorCallName = keyof OperatorCalls;
export type OperatorRequest<Name extends OperatorCallName> = Static<OperatorCalls[Name]['request']>;
export type OperatorResponse<Name extends OperatorCallName> = Static<OperatorCalls[Name]['response']>;
export type OperatorActName = {
  [Name in OperatorCallName]: OperatorCalls[Name]['kind'] extends 'act' ? Name : never;
}[OperatorCallName];
/** An act on a member whose button and form follow from its definition by `memberAct`. */
export interface MemberAct extends MemberActForm {
  readonly act: OperatorActName;
  readonly fields: readonly FormField[];
}
/** A type of rule that operators write, with its form. */
export interface RuleForm {
  readonly type: WrittenRuleType;
  readonly name: LocalText;
  readonly hint: LocalText;
  readonly fields: readonly FormField[];
}
export type OperatorReadName = Exclude<OperatorCallName, OperatorActName>;

export type SessionCallName = keyof typeof sessionCalls;
export type SessionRequest<Name extends SessionCallName> = Static<(typeof sessionCalls)[Name]['request']>;
export type SessionResponse<Name extends SessionCallName> = Static<(typeof sessionCalls)[Name]['response']>;
