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

/** A call of a provider. */
export interface ProviderRoute {
  /** Below the prefix of the provider. */
  readonly path: string;
  /** Whether it reads events only, which visitors may. */
  readonly isPublic: boolean;
  /** Whether the data is sent as base64 of gzipped JSON. */
  readonly isPacked: boolean;
  /** @throws BusinessError 10003 for a request of another shape. */
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
  isPublic: boolean,
  answer: (body: Request, memberId: string) => Promise<Answer | AnswerWithStatus<object>>,
): ProviderRoute => ({
  path,
  isPublic,
  isPacked,
  async handle(body, memberId) {
    // guard: provider-request-of-its-shape
    if (!request(body)) throw fieldError({ field: 'body', reason: 'format' });
    return answer(body, memberId);
  },
});

/** A call that visitors may use. */
export const publicRoute = <Request, Answer extends object>(
  call: WireCall<Request, Answer>,
  answer: (body: Request) => Promise<Answer>,
): ProviderRoute => routeOf(call, true, answer);

/** A call of a member. */
export const memberRoute = <Request, Answer extends object>(
  call: WireCall<Request, Answer>,
  answer: (body: Request, memberId: string) => Promise<Answer | AnswerWithStatus<object>>,
): ProviderRoute => routeOf(call, false, answer);
