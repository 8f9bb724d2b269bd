import { errorCodes } from '@pavilion/contract';
import { BusinessError } from '../business-error';
import { answered, type Idempotency, requestHash } from '../domain/money';
import { type AmountAlone, type Operator, OperatorError, SecondOperatorNeeded } from '../domain/operators';
import { idempotencyKeyPattern } from '../http/idempotency-key';
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
  /** The idempotency key that an act was sent with. */
  readonly key?: string | undefined;
}

interface Acting {
  readonly operator: Operator;
  readonly token: string | undefined;
  readonly idempotency: Idempotency | undefined;
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

/**
 * The key of an act. Programs and pages that were loaded before acts had keys send none: their acts cannot be repeated.
 *
 * @throws BusinessError 20105 idempotencyKeyMissing for a key that is none.
 */
const idempotencyOf = ({ operator, token, key }: Caller, name: string, body: unknown) => {
  if (key === undefined) return undefined;
  if (!idempotencyKeyPattern.test(key)) throw new BusinessError(errorCodes.idempotencyKeyMissing);
  const { key: _, ...content } = body as { key?: unknown };
  // The stored hash of a password could be guessed from; with the token of the session, which is stored nowhere, it cannot.
  // guard: operator-password-hash-not-guessed
  const hashed = name === 'passwordSet' ? { ...content, token } : content;
  return { owner: `operator:${operator.id}`, key, requestHash: requestHash(name, hashed) };
};

/** @throws OperatorError key-used in place of the code of members' calls, whose words are about a transaction. */
const refuseUsedKey = (error: unknown): never => {
  if (error instanceof BusinessError && error.code === errorCodes.idempotencyKeyReused)
    throw new OperatorError('key-used');
  throw error;
};

/** Until a release of 2026-12 the stored answer of `threadAnswer` was the id of its message. */
const presentStored = (answer: ActAnswer | string): ActAnswer =>
  typeof answer === 'string' ? { outcome: 'done', id: answer } : answer;

/** Runs calls of operators: checks the role, writes the row of an act, and asks a second operator where one is needed. */
export const createCallRunner = (services: Services) => {
  const perform = async (
    { operator, token, idempotency }: Acting,
    name: OperatorCallName,
    body: unknown,
    { request, alone }: { request?: { id: string; asked_by: string }; alone?: AmountAlone } = {},
  ): Promise<ActAnswer> => {
    // A one-time code is in the first answer alone, and not stored.
    let shownOnce: { code?: string } = {};
    const answer = await services.acts.perform(
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
        shownOnce = code === undefined ? {} : { code };
        return { record, answer: { outcome: 'done' as const, id: id ?? record.subject[1] } };
      },
      {
        ...(request && { requestId: request.id }),
        ...(alone && { alone }),
        ...(idempotency && { idempotency }),
      },
    );
    return { ...presentStored(answer), ...shownOnce };
  };

  const confirm = async (caller: Acting, id: string): Promise<ActAnswer> => {
    const request = await services.acts.find(id);
    const name = request.call as OperatorActName;
    // guard: operator-confirms-by-role
    if (!mayCall(caller.operator, operatorCalls[name])) throw new OperatorError('not-allowed');
    refuseDetailsForMembers(operatorCalls[name].request, request.request);
    return perform({ ...caller, token: undefined }, name, request.request, { request });
  };

  /** Performs an act, or asks a second operator for it. */
  const performOrAsk = async (caller: Acting, name: OperatorCallName, body: unknown): Promise<ActAnswer> => {
    const { operator, idempotency } = caller;
    if (name === 'requestConfirm') return confirm(caller, (body as { id: string }).id);
    if (operatorCalls[name].fourEyes === 'never') return perform(caller, name, body);
    const { subject, facts, needsSecond } = await (handlerOf(name) as FourEyesHandler<never>).examine({
      body,
      operator,
      services,
    } as ReadContext<never>);
    if (needsSecond !== true) {
      try {
        return await perform(caller, name, body, needsSecond === false ? {} : { alone: needsSecond });
      } catch (error) {
        if (!(error instanceof SecondOperatorNeeded)) throw error;
      }
    }
    return services.acts.ask(operator, name, body as object, { subject, facts }, idempotency);
  };

  /** The stored answer of an act that is repeated: it is refused when it finds what it has changed itself. */
  const answerOfRefused = async (error: unknown, { idempotency }: Acting): Promise<ActAnswer> => {
    const isRefusal = error instanceof OperatorError || error instanceof BusinessError;
    if (!isRefusal || !idempotency) throw error;
    const stored = await answered<ActAnswer | string>(services.db, idempotency);
    // guard: repeated-act-finds-its-answer
    if (stored !== undefined) return presentStored(stored);
    throw error;
  };

  /**
   * Runs a call. An act that is repeated with its key gets the answer of the first one.
   *
   * @throws OperatorError not-allowed for another role, key-used for the key of another act; BusinessError 20512 for payment
   * details in a text that members read, 20105 for a key that is none; what the handler throws.
   */
  return async (caller: Caller, name: OperatorCallName, body: unknown): Promise<unknown> => {
    const call: OperatorCall = operatorCalls[name];
    const { operator, token } = caller;
    if (!mayCall(operator, call)) throw new OperatorError('not-allowed');
    // guard: texts-for-members-without-payment-details
    refuseDetailsForMembers(call.request, body);
    if (call.kind === 'read')
      return (handlerOf(name) as AnyRead)({ body, operator, services } as ReadContext<never>);
    const acting = { operator, token, idempotency: idempotencyOf(caller, name, body) };
    return performOrAsk(acting, name, body)
      .catch((error: unknown) => answerOfRefused(error, acting))
      .catch(refuseUsedKey);
  };
};
