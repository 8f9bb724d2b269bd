import type { LocalText } from '@pavilion/contract';
import type { BackOffice } from '../back-office';
import type { ActRecord, ActTransaction, AmountAlone, Operator } from '../domain/operators';
import type { Services } from '../services';
import type {
  OperatorActName,
  OperatorCallName,
  OperatorCalls,
  OperatorRequest,
  OperatorResponse,
} from './contract';

/** The argument of a handler that reads. */
export interface ReadContext<Name extends OperatorCallName> {
  readonly body: OperatorRequest<Name>;
  readonly operator: Operator;
  readonly services: Services;
}

/** The argument of a handler that acts. What it writes goes through `act` and `backOffice` alone. */
export interface ActContext<Name extends OperatorCallName> extends ReadContext<Name> {
  /** Of the session; undefined in an act that confirms a request. */
  readonly token: string | undefined;
  readonly act: ActTransaction;
  /** The services of the back office, within the transaction of the act. */
  readonly backOffice: BackOffice;
}

/** What an act did. A handler that finds nothing to do throws, so that no row says otherwise. */
export interface Done extends ActRecord {
  /** What was created; the subject by default. */
  readonly id?: string;
  /** See `ActAnswer`. */
  readonly code?: string;
}

type ReadHandler<Name extends OperatorCallName> = (
  context: ReadContext<Name>,
) => Promise<OperatorResponse<Name>>;

type ActHandler<Name extends OperatorCallName> = (context: ActContext<Name>) => Promise<Done>;

/** An act that a second operator confirms: always if `Second` is `true`, otherwise as `examine` decides. */
export interface FourEyesHandler<
  Name extends OperatorCallName,
  Second extends boolean | AmountAlone = boolean | AmountAlone,
> {
  /** Reads what the act is about, before it is asked for. `facts` is what the second operator sees. */
  examine(
    context: ReadContext<Name>,
  ): Promise<{ subject: ActRecord['subject']; facts: object; needsSecond: Second }>;
  /** Acts, after the confirmation. */
  run: ActHandler<Name>;
}

/** What `examine` answers as `needsSecond`, by the `fourEyes` of the call. */
type NeedsSecond = { readonly always: true; readonly 'by-amount': true | AmountAlone };

type HandlerOf<Name extends OperatorCallName> = Name extends OperatorActName
  ? OperatorCalls[Name]['fourEyes'] extends infer Eyes extends keyof NeedsSecond
    ? FourEyesHandler<Name, NeedsSecond[Eyes]>
    : ActHandler<Name>
  : ReadHandler<Name>;

/**
 * The fields of a request that a handler does not read: none. A list ends the fields that it reads by `...others` and has
 * `others satisfies Unread`, so that a filter that it ignores does not compile.
 */
export type Unread = Record<string, never>;

/** A handler for each of the calls. */
export type Handlers<Names extends OperatorCallName> = { readonly [Name in Names]: HandlerOf<Name> };

/** The name of an operator that members see. */
export const staffName = ({ title }: Operator): LocalText => ({
  'zh-CN': `客服 ${title}`,
  en: `Support ${title}`,
});
