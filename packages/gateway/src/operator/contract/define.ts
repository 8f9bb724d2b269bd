import { type LocalText, pictureTypes } from '@pavilion/contract';
import { localText } from '@pavilion/contract/schemas';
import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox';
import { topLevel } from '../../domain/vip-rules';

interface RoleDefinition {
  /** What an operator of the role may do, in a sentence. The calls name the roles that may do each. */
  readonly summary: string;
  /** Whether operators of the role can find members and read their pages in the console. */
  readonly readsMembers: boolean;
}

export const operatorRoleDefinitions = {
  support: { summary: 'Answers members, and reviews names, profiles and accounts', readsMembers: true },
  cashier: {
    summary: 'Moves money: deposits, withdrawals, grants, agents, rounds that are overdue',
    readsMembers: true,
  },
  editor: { summary: 'Writes notices, mails, promotions and sponsorships', readsMembers: true },
  moderator: { summary: 'Keeps the live rooms', readsMembers: true },
  auditor: { summary: 'Reads everything, and changes nothing', readsMembers: true },
  admin: {
    summary: 'May do what all others may, and manages accounts, access and settings',
    readsMembers: true,
  },
} as const satisfies Readonly<Record<string, RoleDefinition>>;

export type OperatorRole = keyof typeof operatorRoleDefinitions;

export const operatorRoles = Object.keys(operatorRoleDefinitions) as OperatorRole[];

export const rolesThatReadMembers = operatorRoles.filter(
  (role) => operatorRoleDefinitions[role].readsMembers,
);

/** The definition of one call. Its path is `/api/<name>`, its method POST. */
export interface OperatorCall {
  /** `read` changes nothing but read marks; each `act` leaves its row in `operator_acts`, in the same transaction. */
  readonly kind: 'read' | 'act';
  /** Of an act: its name in the record of acts, and where a second operator confirms it. */
  readonly name?: LocalText;
  readonly summary: string;
  /** Besides `admin`, and `auditor` for what only reads. `everyone`: each operator. */
  readonly roles: readonly OperatorRole[] | 'everyone';
  /** Whether a second operator confirms the act: never, always, or when `examine` of its handler says so. */
  readonly fourEyes: 'never' | 'always' | 'by-amount';
  readonly request: TObject;
  readonly response: TSchema;
  /** The button and the form of an act on a member. The form has the fields of the request, except for the member's `id`. */
  readonly form?: MemberActForm;
}

/** How the page of a member shows an act. */
export interface MemberActForm {
  readonly button: LocalText;
  readonly question?: LocalText;
  /** Shown for blocked members only, or for those only who are not. */
  readonly isBlocked?: boolean;
  /** Marks an act that takes something from the member. */
  readonly danger?: boolean;
  /**
   * What fields begin with: by the name of a field the path of a value of `memberInfo`, such as `nickname` or `closure.until`. Fields
   * of an act that replaces what is stored need it, or an operator who changes one removes the others.
   */
  readonly start?: Readonly<Record<string, string>>;
}

type Roles = OperatorCall['roles'];

export const read = <Request extends TObject, Response extends TSchema>(
  summary: string,
  roles: Roles,
  request: Request,
  response: Response,
) => ({ kind: 'read' as const, summary, roles, fourEyes: 'never' as const, request, response });

export const act = <Request extends TObject, Eyes extends OperatorCall['fourEyes'] = 'never'>(
  name: LocalText,
  summary: string,
  roles: Roles,
  request: Request,
  fourEyes: Eyes = 'never' as Eyes,
) => ({ kind: 'act' as const, name, summary, roles, fourEyes, request, response: ActAnswer });

/**
 * An act on the member `id` (OPS-5). Its button and its form are on the page of each member, without code of that page: the form has
 * the other fields of the request, with labels by `labelled`.
 */
export const memberAct = <
  Request extends TObject & { properties: { id: typeof Id } },
  Eyes extends OperatorCall['fourEyes'] = 'never',
>(
  name: LocalText,
  summary: string,
  roles: Roles,
  request: Request,
  form: MemberActForm,
  fourEyes: Eyes = 'never' as Eyes,
) => ({ ...act(name, summary, roles, request, fourEyes), form });

/** The answer of an act: done, or asked for, when a second operator has to confirm it. */
export const ActAnswer = Type.Object({
  outcome: Type.Union([Type.Literal('done'), Type.Literal('asked')]),
  /** The id of what was created, of the request, or else of the subject. */
  id: Type.String(),
  /** A one-time code that is shown once. */
  code: Type.Optional(Type.String()),
});
export type ActAnswer = Static<typeof ActAnswer>;

export const Id = Type.String({ minLength: 1, maxLength: 64 });
/** Decimal text. */
export const Money = Type.String();
export const Time = Type.String();
export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
export const OneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });
/** A picture that a customer uploaded, as base64. */
export const Picture = Type.Object({ id: Type.String(), type: OneOf(pictureTypes), data: Type.String() });
export const Local = localText(Type.String());
/** Marks the schemas of texts that members read, which cannot contain payment details (SUP-2). A keyword that validates nothing. */
export const readByMembers = 'readByMembers';
/** How the form of a `memberAct` shows a field. Keywords that validate nothing. */
export const formKeywords = { control: 'control', label: 'label', options: 'options' } as const;
/** Names a field of a form, and the values of a choice. */
export const labelled = <Schema extends TSchema>(
  schema: Schema,
  label: LocalText,
  options?: Readonly<Record<string, LocalText>>,
): Schema => ({
  ...schema,
  [formKeywords.label]: label,
  ...(options && { [formKeywords.options]: options }),
});
/** How a page shows a fact: money in the play currency, `accounts` as marks of other members. */
export type FactKind = 'text' | 'time' | 'money' | 'coins' | 'accounts';
/** Marks the values of an answer that pages list. A keyword that validates nothing. */
export const factKeyword = 'fact';
/** A value of an answer that the page lists with its name: a new one needs no code there. */
export const fact = <Schema extends TSchema>(schema: Schema, kind: FactKind, label: LocalText): Schema => ({
  ...schema,
  [factKeyword]: kind,
  [formKeywords.label]: label,
});
/** A text in one language that members read. */
export const MemberText = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', [readByMembers]: true });
/** A text by language that members read. */
export const LocalInput = (maxLength: number, options = {}) => localText(MemberText(maxLength), options);
export const VipLevel = Type.Integer({ minimum: 0, maximum: topLevel });
/** A moment, in UTC. */
export const TimeInput = Type.String({
  pattern: '^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$',
  examples: ['2026-01-01T00:00:00.000Z'],
  [formKeywords.control]: 'moment',
});
/** A day, YYYY-MM-DD. */
export const DayInput = Type.String({
  pattern: '^20\\d{2}-\\d{2}-\\d{2}$',
  examples: ['2026-01-01'],
  [formKeywords.control]: 'day',
});
/** A reason that members read, in both languages. */
export const Reason = LocalInput(200, { [formKeywords.control]: 'reason' });
export const Title = LocalInput(80);
export const Summary = LocalInput(200);
export const Body = LocalInput(2_000);
/** A remark for other operators. */
export const Note = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: '\\S',
  [formKeywords.control]: 'note',
});
export const amountInput = (example = '10') =>
  Type.String({
    pattern: '^[1-9]\\d{0,8}(\\.\\d{1,2})?$',
    examples: [example],
    [formKeywords.control]: 'amount',
  });
export const AmountInput = amountInput();

/** Where a list continues: the `nextCursor` of the page before, which has the id of a row, or each key of an order (`createPageOrder`). */
export const Cursor = Type.Optional(Type.String({ pattern: '^(\\d{1,18}\\.){0,3}[0-9a-z]{16,26}$' }));
export const PageOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ items: Type.Array(item), nextCursor: Nullable(Type.String()) });

/** The colours of badges, by their meaning. */
const badgeTones = ['neutral', 'accent', 'value', 'success', 'danger', 'warning', 'info'] as const;
/** What marks a row of a queue. Pages show each with its name and colour, so that a new one needs no code there. */
export const Badges = Type.Array(Type.Object({ name: Local, tone: OneOf(badgeTones) }));

/** A member as lists name it. */
export const MemberName = Type.Object({ id: Type.String(), account: Type.String() });
/** Other accounts that share a mark with a member. */
export const SharedAccounts = Type.Array(Type.Object({ account: Type.String(), isStrong: Type.Boolean() }));
/** Names them in facts. */
export const sharedLabel: LocalText = { 'zh-CN': '同一人的其他账户', en: 'Other accounts of the person' };
