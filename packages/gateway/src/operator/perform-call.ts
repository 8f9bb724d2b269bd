import { confirmCommitted } from '../db/availability';
import type { Operator } from '../domain/operators';
import { type AmountAlone, DuplicateAct, OperatorError, SecondOperatorNeeded } from '../domain/operators';
import type { Services } from '../services';
import type { ActAnswer, OperatorActName, OperatorCall, OperatorCallName } from './contract';
import { operatorCalls } from './contract';
import type { ActContext, Done, FourEyesHandler, ReadContext } from './handler';
import { operatorHandlers } from './handlers';
import { refuseDetailsForMembers } from './member-texts';
import { mayCall } from './permission';

interface Caller {
  readonly operator: Operator;
  /** Of the session. */
  readonly token: string | undefined;
}

type AnyRead = (context: ReadContext<never>) => Promise<unknown>;
type AnyAct = (context: ActContext<never>) => Promise<Done>;
type Handler = AnyRead | AnyAct | FourEyesHandler<never>;

const handlerOf = (name: OperatorCallName): Handler =>
  operatorHandlers[name as Exclude<OperatorCallName, 'requestConfirm'>] as Handler;

const runOf = (name: OperatorCallName): AnyAct => {
  const handler = handlerOf(name);
  return typeof handler === 'object' ? handler.run : (handler as AnyAct);
};

/** Runs calls of operators: checks the role, writes the row of an act, and asks a second operator where one is needed. */
export const createCallRunner = (services: Services) => {
  const perform = async (
    { operator, token }: Caller,
    name: OperatorCallName,
    body: unknown,
    { request, alone }: { request?: { id: string; asked_by: string }; alone?: AmountAlone } = {},
  ): Promise<ActAnswer> => {
    try {
      return await services.acts.perform(
        operator,
        name,
        async (act) => {
          if (request) await services.acts.decide(act.db, request, operator, 'confirmed');
          const context = {
            body,
            operator,
            token,
            services,
            act,
            backOffice: services.backOfficeWithin(act),
          };
          const { id, code, ...record } = await runOf(name)(context as ActContext<never>);
          const answer = { outcome: 'done' as const, id: id ?? record.subject[1], ...(code && { code }) };
          return { record, answer };
        },
        { requestId: request?.id, alone },
      );
    } catch (error) {
      if (!(error instanceof DuplicateAct)) throw error;
      // The first act may be visible although its wait for a standby was broken.
      await confirmCommitted(services.db);
      return error.answer as ActAnswer;
    }
  };

  const confirm = async (caller: Caller, id: string): Promise<ActAnswer> => {
    const request = await services.acts.find(id);
    const name = request.call as OperatorActName;
    // guard: operator-confirms-by-role
    if (!mayCall(caller.operator, operatorCalls[name])) throw new OperatorError('not-allowed');
    refuseDetailsForMembers(operatorCalls[name].request, request.request);
    return perform({ ...caller, token: undefined }, name, request.request, { request });
  };

  /**
   * Runs a call.
   *
   * @throws OperatorError not-allowed for another role; BusinessError 20512 for payment details in a text that members read;
   * what the handler throws.
   */
  return async (caller: Caller, name: OperatorCallName, body: unknown): Promise<unknown> => {
    const call: OperatorCall = operatorCalls[name];
    const { operator } = caller;
    if (!mayCall(operator, call)) throw new OperatorError('not-allowed');
    // guard: texts-for-members-without-payment-details
    refuseDetailsForMembers(call.request, body);
    if (name === 'requestConfirm') return confirm(caller, (body as { id: string }).id);
    const context = { body, operator, services } as ReadContext<never>;
    if (call.kind === 'read') return (handlerOf(name) as AnyRead)(context);
    if (call.fourEyes === 'never') return perform(caller, name, body);
    const { subject, facts, needsSecond } = await (handlerOf(name) as FourEyesHandler<never>).examine(
      context,
    );
    if (needsSecond !== true) {
      try {
        return await perform(caller, name, body, needsSecond === false ? {} : { alone: needsSecond });
      } catch (error) {
        if (!(error instanceof SecondOperatorNeeded)) throw error;
      }
    }
    const id = await services.acts.ask(operator, name, body as object, { subject, facts });
    return { outcome: 'asked', id } satisfies ActAnswer;
  };
};
