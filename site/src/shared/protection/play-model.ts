import {
  type LimitKind,
  type LimitSpan,
  limitSpans,
  type PlayLimit,
  type SpanOrEach,
} from '@pavilion/contract';
import { addAmounts, compareAmounts } from '@pavilion/format';

/** The result of what is settled: a stake that is running is neither won nor lost. */
export const settledNet = ({
  net,
  // Gateways of the version before, during an update, do not send it.
  running = '0.00',
}: {
  readonly net: string;
  readonly running?: string;
}): string => addAmounts(net, running);

/** Whether an amount is more than nothing. */
export const isPositive = (amount: string): boolean => compareAmounts(amount, '0') > 0;

/** Whether a result is a loss, a gain or neither, and the amount without its sign. */
export const resultOf = (
  net: string,
): { readonly kind: 'loss' | 'gain' | 'even'; readonly amount: string } => {
  const amount = net.replace(/^-/, '');
  if (!/[1-9]/.test(amount)) return { kind: 'even', amount };
  return { kind: net === amount ? 'gain' : 'loss', amount };
};

type LimitInForce = PlayLimit & {
  readonly span: LimitSpan;
  readonly left: string;
  readonly inForce: string;
};

/** The limit of a kind that allows the least now; undefined without a limit in force. */
export const tightestLimit = (limits: readonly PlayLimit[], kind: LimitKind): LimitInForce | undefined => {
  const inForce = limits.filter(
    (limit): limit is LimitInForce => limit.kind === kind && limit.span !== 'each' && limit.left !== null,
  );
  return inForce.reduce<LimitInForce | undefined>(
    (least, limit) => (least && compareAmounts(least.left, limit.left) <= 0 ? least : limit),
    undefined,
  );
};

/** The longer spans: `limitSpans` is in order of length. */
const longerThan = (span: SpanOrEach): readonly SpanOrEach[] =>
  span === 'each' ? [] : limitSpans.slice(limitSpans.indexOf(span) + 1);

/** The lowest limit of a longer span below this limit: it is reached first, whatever this one says. */
export const lowerOfLonger = (limit: PlayLimit, limits: readonly PlayLimit[]): PlayLimit | undefined => {
  const { inForce, kind, span } = limit;
  if (inForce === null) return undefined;
  return limits
    .filter((other) => other.kind === kind && longerThan(span).includes(other.span))
    .reduce<PlayLimit | undefined>((lowest, other) => {
      const bound = lowest?.inForce ?? inForce;
      return other.inForce !== null && compareAmounts(other.inForce, bound) < 0 ? other : lowest;
    }, undefined);
};

/** Whole hours and minutes of a number of minutes. */
export const hoursOf = (minutes: number): { readonly hours: number; readonly minutes: number } => ({
  hours: Math.floor(minutes / 60),
  minutes: Math.floor(minutes % 60),
});
