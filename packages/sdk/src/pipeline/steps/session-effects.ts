import type { CallResponse } from '@pavilion/contract';
import { coreWire } from '@pavilion/contract/wire';
import { SdkError } from '../../errors/sdk-error';
import type { MeetRefusal } from '../../session/meet-refusal';
import type { Session } from '../../session/session';
import type { Exchange, Step } from '../exchange';

/**
 * What an answer means for the session: login and registration begin it, some codes end it (SES-3). Logout ends it
 * here whatever comes back: who wants to leave a shared computer is not kept by a lost connection.
 */
export const sessionEffects = (session: Session, meetRefusal: MeetRefusal): Step => {
  const grant = (data: unknown, { body }: Exchange) => {
    const { token, member } = data as CallResponse<'login'>;
    session.start(token, { member, remember: (body as { remember?: boolean }).remember ?? false });
  };
  const onSuccess: Readonly<Record<string, (data: unknown, exchange: Exchange) => void>> = {
    [coreWire.login.path]: grant,
    [coreWire.register.path]: grant,
    [coreWire.logout.path]: (_, { epoch }) => {
      if (epoch === session.epoch()) session.clear();
    },
    [coreWire.memberInfo.path]: (data, { epoch }) => {
      if (epoch === session.epoch()) void session.cacheMember(data as CallResponse<'memberInfo'>);
    },
  };
  const onError = (error: SdkError, { call, own, epoch }: Exchange) => {
    if (!own) return;
    const isCurrent = epoch === session.epoch();
    if (call.path !== coreWire.logout.path) meetRefusal(error, isCurrent);
    else if (isCurrent) session.clear();
  };
  return {
    name: 'session-effects',
    run: async (exchange, next) => {
      try {
        const answer = await next(exchange);
        if (exchange.own) onSuccess[exchange.call.path]?.(answer.envelope?.data, exchange);
        return answer;
      } catch (thrown) {
        if (thrown instanceof SdkError) onError(thrown, exchange);
        throw thrown;
      }
    },
  };
};
