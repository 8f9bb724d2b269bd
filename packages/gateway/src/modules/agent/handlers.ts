import type { AreaHandlers } from '../../http/call-context';

/** The calls below `/agent/api`. */
export const agentHandlers: AreaHandlers<'/agent/api'> = {
  agentApply: ({ body, memberId, services }) => services.agents.apply(memberId, body.values),
  agentInfo: ({ memberId, services }) => services.agents.info(memberId),
  agentMembers: ({ body, memberId, services }) => services.agents.members(memberId, body),
  agentProgramme: ({ services }) => services.agents.programme(),
  agentSettlements: ({ memberId, services }) => services.agents.months(memberId),
  agentVerify: ({ body, services }) => services.agents.verify(body.code),
};
