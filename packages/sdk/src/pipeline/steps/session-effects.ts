import type { CallRequest, CallResponse } from '@pavilion/contract';
import { coreWire } from '@pavilion/contract/wire';
import { SdkError } from '../../errors/sdk-error';
import type { HandleError } from '../../session/error-handler';
import type { Session, StartOptions } from '../../session/session';
import type { PipelineRequest, Step } from '../step';

/**
 * Updates the session from responses of our own gateway: login, registration and a demo start it, a new password continues it with
 * another token, some error codes end it (SES-3). Logout ends it here whatever the response: a lost connection must not
 * keep a member logged in on a shared computer. Errors of logout and of foreign origins have no effects; like all errors
 * with a code they are broadcast (ERR-9).
 */
export const sessionEffects = (
  session: Session,
  handleError: HandleError,
  broadcast: (error: SdkError) => void,
): Step => {
  const startSession = (
    data: unknown,
    options: Pick<StartOptions, 'remember' | 'account' | 'keepsRemembered'>,
  ) => {
    const { token, member } = data as CallResponse<'login'>;
    session.start(token, { member, ...options });
  };
  const onSuccess: Readonly<Record<string, (data: unknown, request: PipelineRequest) => void>> = {
    [coreWire.login.path]: (data, { body }) => {
      const { account, remember = false } = body as CallRequest<'login'>;
      startSession(data, { account: account.trim(), remember });
    },
    [coreWire.loginCode.path]: (data, { body }) => {
      const { phone, remember = false } = body as CallRequest<'loginCode'>;
      startSession(data, { account: phone, remember });
    },
    [coreWire.register.path]: (data) => startSession(data, {}),
    [coreWire.demoStart.path]: (data) => startSession(data, { keepsRemembered: true }),
    [coreWire.passwordChange.path]: (data, { epoch }) => {
      const remember = session.rememberedAccount()?.isChecked === true;
      if (epoch === session.epoch()) startSession(data, { remember, keepsRemembered: true });
    },
    [coreWire.logout.path]: (_, { epoch }) => {
      if (epoch === session.epoch()) session.clear();
    },
    [coreWire.memberInfo.path]: (data, { epoch }) => {
      if (epoch === session.epoch()) void session.cacheMember(data as CallResponse<'memberInfo'>);
    },
  };
  const onError = (error: SdkError, { call, epoch, isOwnOrigin }: PipelineRequest) => {
    const isCurrent = epoch === session.epoch();
    const isLogout = call.path === coreWire.logout.path;
    if (isOwnOrigin && !isLogout) return handleError(error, isCurrent);
    if (isOwnOrigin && isCurrent) session.clear();
    broadcast(error);
  };
  return {
    name: 'session-effects',
    run: async (request, next) => {
      try {
        const response = await next(request);
        if (request.isOwnOrigin) onSuccess[request.call.path]?.(response.envelope?.data, request);
        return response;
      } catch (thrown) {
        if (thrown instanceof SdkError) onError(thrown, request);
        throw thrown;
      }
    },
  };
};
