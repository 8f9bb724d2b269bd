import type { SportLegEvent, SportsProvider } from '@pavilion/contract';
import { type Consent, maxLegs, parseSelectionId } from '@pavilion/contract/sports';
import type { CallRequest } from '@pavilion/contract/wire';

/** Price and epoch of a selection, as the member saw and accepted them. */
export interface AskedPrice {
  /** Europe, integer thousandths. */
  readonly price: number;
  readonly epoch: number;
}

/** A selection in the slip. */
export interface PickedLeg {
  readonly selection: string;
  /** Names for the time until the feed delivers the event, and after the event has left it. */
  readonly event: SportLegEvent;
  /** Undefined after a reload until the feed delivers the selection: prices are never stored. */
  readonly asked?: AskedPrice;
}

export type SlipMode = 'single' | 'parlay' | 'system';
export type ConsentName = CallRequest<'sportsPlace'>['consent'];

/** The selections of one provider, and the stakes on them. */
export interface Slip {
  readonly legs: readonly PickedLeg[];
  readonly mode: SlipMode;
  /** Name of the system that the member chose; the first one on offer applies when it does not fit the number of legs. */
  readonly system?: string;
  /** Stakes of single bets by selection: decimal text, absent while the field is empty. */
  readonly stakes: Readonly<Record<string, string>>;
  /** Stake on each combination of a parlay or a system: decimal text, `''` while the field is empty. */
  readonly unit: string;
}

export interface SlipState {
  /** The provider whose board is shown. */
  readonly provider: SportsProvider;
  /** At most one slip for each provider. */
  readonly slips: Readonly<Partial<Record<SportsProvider, Slip>>>;
  readonly consent: ConsentName;
  /** Whether selections stay in the slip after a bet. */
  readonly keepsLegs: boolean;
}

export type SlipEvent =
  | { readonly type: 'provider-changed'; readonly provider: SportsProvider }
  | { readonly type: 'toggled'; readonly leg: PickedLeg }
  /** Of the provider that is shown by default. */
  | {
      readonly type: 'removed';
      readonly selections: readonly string[];
      readonly provider?: SportsProvider;
    }
  | { readonly type: 'mode-changed'; readonly mode: SlipMode }
  | { readonly type: 'system-changed'; readonly name: string }
  | { readonly type: 'stake-changed'; readonly selection: string; readonly amount: string }
  | { readonly type: 'unit-changed'; readonly amount: string }
  | { readonly type: 'consent-changed'; readonly consent: ConsentName }
  | { readonly type: 'keep-changed'; readonly keepsLegs: boolean }
  /** The feed delivered selections that have no asked price. */
  | { readonly type: 'priced'; readonly prices: Readonly<Record<string, AskedPrice>> }
  /** The member accepted the prices that are shown now. */
  | { readonly type: 'changes-accepted'; readonly prices: Readonly<Record<string, AskedPrice>> }
  /** The member changed to another line of the same market. */
  | { readonly type: 'line-changed'; readonly selection: string; readonly leg: PickedLeg }
  /** Bets on these selections were accepted or wait for the venue. */
  | { readonly type: 'placed'; readonly selections: readonly string[]; readonly provider: SportsProvider }
  /** The member wants the selections of a refused bet again, at the prices of now. */
  | { readonly type: 'put-back'; readonly legs: readonly PickedLeg[]; readonly provider: SportsProvider }
  | { readonly type: 'restored'; readonly state: SlipState };

export const emptySlip: Slip = { legs: [], mode: 'single', stakes: {}, unit: '' };
export const initialSlipState: SlipState = {
  provider: 'IMTY',
  slips: {},
  consent: 'better',
  keepsLegs: false,
};

/** The slip of the provider that is shown. */
export const currentSlip = ({ slips, provider }: SlipState): Slip => slips[provider] ?? emptySlip;

const consents: Readonly<Record<ConsentName, Consent>> = {
  none: 'none',
  better: 'better',
  'within-1': { within: 1 },
  'within-3': { within: 3 },
  'within-5': { within: 5 },
  any: 'any',
};
/** The names of the consents, from strict to lenient. */
export const consentNames = Object.keys(consents) as readonly ConsentName[];
/** A consent as the rules of the contract take it. */
export const consentOf = (name: ConsentName): Consent => consents[name];

const eventOf = (selection: string) => parseSelectionId(selection)?.event;
const marketOf = (selection: string) => {
  const parts = parseSelectionId(selection);
  return parts && [parts.event, parts.type, parts.period].join(':');
};

/** The selections that a new one replaces: of the same market, and in a combination of the same event. */
const replacedBy = ({ legs, mode }: Slip, selection: string): readonly string[] => {
  const groupOf = mode === 'single' ? marketOf : eventOf;
  return legs
    .map((leg) => leg.selection)
    .filter((each) => each !== selection && groupOf(each) === groupOf(selection));
};

const without = (slip: Slip, selections: readonly string[]): Slip =>
  selections.length === 0
    ? slip
    : {
        ...slip,
        legs: slip.legs.filter(({ selection }) => !selections.includes(selection)),
        stakes: Object.fromEntries(
          Object.entries(slip.stakes).filter(([selection]) => !selections.includes(selection)),
        ),
      };

const toggled = (slip: Slip, leg: PickedLeg): Slip => {
  if (slip.legs.some(({ selection }) => selection === leg.selection)) return without(slip, [leg.selection]);
  const rest = without(slip, replacedBy(slip, leg.selection));
  return rest.legs.length >= maxLegs ? slip : { ...rest, legs: [...rest.legs, leg] };
};

/** The single bets of another line, with the stake of the line that it replaces. */
const lineChanged = (slip: Slip, selection: string, leg: PickedLeg): Slip => {
  const { [selection]: stake, ...stakes } = slip.stakes;
  return {
    ...slip,
    legs: slip.legs.map((each) => (each.selection === selection ? leg : each)),
    stakes: stake === undefined ? stakes : { ...stakes, [leg.selection]: stake },
  };
};

const asked = (slip: Slip, prices: Readonly<Record<string, AskedPrice>>, isLater: boolean): Slip => ({
  ...slip,
  legs: slip.legs.map((leg) => {
    const price = prices[leg.selection];
    return price && (isLater || !leg.asked) ? { ...leg, asked: price } : leg;
  }),
});

const placed = (slip: Slip, selections: readonly string[], keepsLegs: boolean): Slip => {
  const rest = keepsLegs ? slip : without(slip, selections);
  return { ...rest, stakes: without(slip, selections).stakes, unit: '' };
};

/** Restored slips with the asked prices of selections that are in the slip already. */
const withKnownPrices = (restored: SlipState['slips'], known: SlipState['slips']): SlipState['slips'] =>
  Object.fromEntries(
    (Object.entries(restored) as [SportsProvider, Slip][]).map(([provider, slip]) => [
      provider,
      {
        ...slip,
        legs: slip.legs.map(
          (leg) => known[provider]?.legs.find(({ selection }) => selection === leg.selection) ?? leg,
        ),
      },
    ]),
  );

const nextSlip = (slip: Slip, event: SlipEvent): Slip => {
  switch (event.type) {
    case 'toggled':
      return toggled(slip, event.leg);
    case 'removed':
      return without(slip, event.selections);
    case 'mode-changed':
      return { ...slip, mode: event.mode };
    case 'system-changed':
      return { ...slip, system: event.name };
    case 'stake-changed': {
      const { [event.selection]: _, ...others } = slip.stakes;
      return {
        ...slip,
        stakes: event.amount === '' ? others : { ...others, [event.selection]: event.amount },
      };
    }
    case 'unit-changed':
      return { ...slip, unit: event.amount };
    case 'priced':
      return asked(slip, event.prices, false);
    case 'changes-accepted':
      return asked(slip, event.prices, true);
    case 'put-back':
      return event.legs
        .filter((leg) => slip.legs.every(({ selection }) => selection !== leg.selection))
        .reduce((sum, { selection, event: names }) => toggled(sum, { selection, event: names }), slip);
    case 'line-changed':
      return lineChanged(slip, event.selection, event.leg);
    default:
      return slip;
  }
};

/** The next state of the slip. */
export const nextSlipState = (state: SlipState, event: SlipEvent): SlipState => {
  switch (event.type) {
    case 'provider-changed':
      return state.provider === event.provider ? state : { ...state, provider: event.provider };
    case 'consent-changed':
      return { ...state, consent: event.consent };
    case 'keep-changed':
      return { ...state, keepsLegs: event.keepsLegs };
    case 'restored':
      return {
        ...event.state,
        provider: state.provider,
        slips: withKnownPrices(event.state.slips, state.slips),
      };
    case 'placed': {
      const slip = state.slips[event.provider];
      if (!slip) return state;
      const rest = placed(slip, event.selections, state.keepsLegs);
      return { ...state, slips: { ...state.slips, [event.provider]: rest } };
    }
    default: {
      const provider = ('provider' in event && event.provider) || state.provider;
      const slip = state.slips[provider] ?? emptySlip;
      const next = nextSlip(slip, event);
      return next === slip ? state : { ...state, slips: { ...state.slips, [provider]: next } };
    }
  }
};
