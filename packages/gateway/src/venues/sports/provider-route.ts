import type { Shape } from '@pavilion/contract/sports-wire';
import { fieldError } from '../../business-error';

/** An answer with another status than success; only IMTY has such. */
export class AnswerWithStatus<Answer extends object> {
  readonly status: number;
  readonly data: Answer;

  constructor(status: number, data: Answer) {
    this.status = status;
    this.data = data;
  }
}

/** Who may use a call: a caller without a token, a visitor with the token of one, or a member. */
type Access = 'anyone' | 'visitor' | 'member';

/** A call of a provider. */
export interface ProviderRoute {
  /** Below the prefix of the provider. */
  readonly path: string;
  readonly access: Access;
  /** Whether the data is sent as base64 of gzipped JSON. */
  readonly isPacked: boolean;
  /**
   * @param memberId empty for a visitor.
   * @throws BusinessError 10003 for a request of another shape.
   */
  handle(body: unknown, memberId: string): Promise<object>;
}

interface WireCall<Request, Answer> {
  readonly path: string;
  readonly isPacked?: boolean;
  readonly request: Shape<Request>;
  readonly answer: Shape<Answer>;
}

const routeOf = <Request, Answer extends object>(
  { path, isPacked = false, request }: WireCall<Request, Answer>,
  access: Access,
  answer: (body: Request, memberId: string) => Promise<Answer | AnswerWithStatus<object>>,
): ProviderRoute => ({
  path,
  access,
  isPacked,
  async handle(body, memberId) {
    // guard: provider-request-of-its-shape
    if (!request(body)) throw fieldError({ field: 'body', reason: 'format' });
    return answer(body, memberId);
  },
});

/** A call that needs no token. */
export const openRoute = <Request, Answer extends object>(
  call: WireCall<Request, Answer>,
  answer: (body: Request) => Promise<Answer>,
): ProviderRoute => routeOf(call, 'anyone', answer);

/** A call that reads events, which visitors may use. */
export const publicRoute = <Request, Answer extends object>(
  call: WireCall<Request, Answer>,
  answer: (body: Request) => Promise<Answer>,
): ProviderRoute => routeOf(call, 'visitor', answer);

/** A call of a member. */
export const memberRoute = <Request, Answer extends object>(
  call: WireCall<Request, Answer>,
  answer: (body: Request, memberId: string) => Promise<Answer | AnswerWithStatus<object>>,
): ProviderRoute => routeOf(call, 'member', answer);
