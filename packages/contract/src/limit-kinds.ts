/** The limits that members set for themselves, free of the schema library, so that browser bundles can use them. */

/** The spans of limits, in the brand's calendar; the use of a limit begins again at zero with each. */
export const limitSpans = ['day', 'week', 'month'] as const;
/** The span of a limit; a week begins on Monday. */
export type LimitSpan = (typeof limitSpans)[number];

/** The units of limits: yuan, a number of things, or minutes, each with its decimals and the greatest limit. */
export const limitUnits = {
  money: { decimals: 2, greatest: '1000000000000.00' },
  count: { decimals: 0, greatest: '1000000' },
  minutes: { decimals: 0, greatest: '1440' },
} as const;
/** The unit of a limit. */
export type LimitUnit = keyof typeof limitUnits;

interface LimitDefinition {
  readonly unit: LimitUnit;
  readonly spans: readonly LimitSpan[];
  /**
   * Where a limit is enforced: `gate` when a stake is taken or a game launched, by the database function `play_gate`;
   * `deposits` when a deposit order is created.
   */
  readonly enforcedBy: 'gate' | 'deposits';
}

/**
 * Every kind of limit, in the order of the page: deposit orders, stakes, stakes less payouts, time of play. Schemas, the
 * gateway's list, its amounts, the page and its form derive from these rows. How the gateway counts a kind is a row of
 * `limitCounters` (`packages/gateway/src/domain/protection/limit-counters.ts`), its texts are a row of `kindTexts`
 * (`site/src/features/protection/components/use-limit-texts.ts`); a missing one is a compile error.
 *
 * Tested by `npm run test:unit -- limit-kinds limit-counters limit-change`.
 */
export const limitDefinitions = {
  deposit: { unit: 'money', spans: limitSpans, enforcedBy: 'deposits' },
  stake: { unit: 'money', spans: limitSpans, enforcedBy: 'gate' },
  loss: { unit: 'money', spans: limitSpans, enforcedBy: 'gate' },
  time: { unit: 'minutes', spans: ['day'], enforcedBy: 'gate' },
} as const satisfies Readonly<Record<string, LimitDefinition>>;
/** What a limit counts. */
export type LimitKind = keyof typeof limitDefinitions;

/** The kinds of limits. */
export const limitKinds: readonly LimitKind[] = Object.keys(limitDefinitions) as LimitKind[];

/** Every limit there is: the kinds with their spans. */
export const allLimits: readonly { readonly kind: LimitKind; readonly span: LimitSpan }[] =
  limitKinds.flatMap((kind) => limitDefinitions[kind].spans.map((span) => ({ kind, span })));
