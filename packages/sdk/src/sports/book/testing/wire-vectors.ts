import { gzipSync } from 'node:zlib';
import type { SportsProvider } from '@pavilion/contract';
import vectors from '../../../../../contract/vectors/sports-wire.json';
import type { Adapter, Send } from '../adapter';
import * as fbty from '../fbty';
import * as imty from '../imty';
import * as obty from '../obty';

export const adapters = { IMTY: imty, OBTY: obty, FBTY: fbty } as const;
export const providers = Object.keys(adapters) as SportsProvider[];

/** An operation of a book with the request and the answer on the wire, and the result in the model. */
export interface WireVector {
  readonly provider: SportsProvider;
  readonly operation: string;
  readonly arguments: readonly unknown[];
  readonly path: string;
  readonly request: object;
  readonly answer: object;
  readonly model: unknown;
}
export const vectorsOf = (provider: SportsProvider): WireVector[] =>
  (vectors as readonly WireVector[] as WireVector[]).filter((vector) => vector.provider === provider);

/** Data as OBTY packs it. */
export const pack = (data: unknown): string => gzipSync(JSON.stringify(data) ?? '').toString('base64');

/** Runs an operation of an adapter by its name, such as `cashOut.quote`. */
export const run = (adapter: Adapter, operation: string, given: readonly unknown[]): Promise<unknown> => {
  const [first = '', second] = operation.split('.');
  const group = adapter as unknown as Record<string, unknown>;
  const target = second === undefined ? group[first] : (group[first] as Record<string, unknown>)[second];
  return (target as (...values: readonly unknown[]) => Promise<unknown>)(...given);
};

/** The operations whose data OBTY packs. */
const packed = ['board', 'event', 'changes', 'results', 'outrights'];

/** Sends answers of a vector, changed or not, as its provider would. */
export const sendAnswer =
  ({ provider, operation }: Pick<WireVector, 'provider' | 'operation'>, answer: unknown): Send =>
  async () => {
    const json = JSON.stringify(answer) ?? 'null';
    return provider === 'OBTY' && packed.includes(operation) ? pack(JSON.parse(json)) : JSON.parse(json);
  };
