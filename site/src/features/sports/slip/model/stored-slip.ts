import { type SportsProvider, sportsProviders } from '@pavilion/contract';
import { marketTypes, maxLegs, parseSelectionId } from '@pavilion/contract/sports';
import { consentNames, emptySlip, initialSlipState, type PickedLeg, type Slip, type SlipState } from './slip';

/** A storage of the tab; called on access, because a server has none and a browser may deny it. */
export type TabStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const providers = Object.keys(sportsProviders) as readonly SportsProvider[];
const amount = /^\d{1,12}(\.\d{1,2})?$/;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const isText = (value: unknown): boolean => {
  const { 'zh-CN': zh, en } = fieldsOf(value);
  return typeof zh === 'string' && typeof en === 'string';
};

const isLeg = (value: unknown): value is PickedLeg => {
  const { selection, event } = fieldsOf(value);
  const { sport, competition, home, away, participant, startsAt } = fieldsOf(event);
  return (
    typeof selection === 'string' &&
    parseSelectionId(selection) !== undefined &&
    typeof sport === 'string' &&
    Object.hasOwn(marketTypes, sport) &&
    isText(competition) &&
    (isText(participant) || [home, away].every(isText)) &&
    typeof startsAt === 'string'
  );
};

const parseSlip = (value: unknown): Slip => {
  const { legs, mode, system, stakes, unit } = fieldsOf(value);
  return {
    legs: Array.isArray(legs)
      ? legs
          .filter(isLeg)
          .slice(0, maxLegs)
          .map(({ selection, event }) => ({ selection, event }))
      : [],
    mode: mode === 'parlay' || mode === 'system' ? mode : emptySlip.mode,
    ...(typeof system === 'string' && { system }),
    stakes: Object.fromEntries(
      Object.entries(fieldsOf(stakes)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && amount.test(entry[1]),
      ),
    ),
    unit: typeof unit === 'string' && amount.test(unit) ? unit : '',
  };
};

const parseState = (value: unknown): SlipState => {
  const { slips, consent, keepsLegs } = fieldsOf(value);
  const stored = fieldsOf(slips);
  return {
    ...initialSlipState,
    slips: Object.fromEntries(
      providers.filter((name) => Object.hasOwn(stored, name)).map((name) => [name, parseSlip(stored[name])]),
    ),
    consent: consentNames.find((name) => name === consent) ?? initialSlipState.consent,
    keepsLegs: keepsLegs === true,
  };
};

/** The entry of a member, or of the visitor of the tab. */
const entryOf = (memberId: string | undefined) =>
  memberId === undefined ? 'pavilion.slip' : `pavilion.slip.${memberId}`;

/** Without storage (denied or full) the slip lasts as long as the page. */
const ifPossible = <Value>(access: () => Value): Value | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

const read = (storage: TabStorage, memberId: string | undefined): SlipState =>
  parseState(ifPossible(() => JSON.parse(storage().getItem(entryOf(memberId)) ?? 'null')));

/** Stores the slip without prices: those of a reload are read from the feed. */
export const writeSlip = (storage: TabStorage, memberId: string | undefined, state: SlipState): void => {
  const { slips, consent, keepsLegs } = state;
  const withoutPrices = Object.fromEntries(
    Object.entries(slips).map(([provider, slip]) => [
      provider,
      { ...slip, legs: slip.legs.map(({ selection, event }) => ({ selection, event })) },
    ]),
  );
  ifPossible(() =>
    storage().setItem(entryOf(memberId), JSON.stringify({ slips: withoutPrices, consent, keepsLegs })),
  );
};

/**
 * Reads the slip of a member or visitor. A member takes over what was selected in the tab before the login: the visitor's
 * slip of a provider replaces that of the member, and is removed from the visitor's entry.
 */
export const readSlip = (storage: TabStorage, memberId: string | undefined): SlipState => {
  const own = read(storage, memberId);
  if (memberId === undefined) return own;
  const visitor = read(storage, undefined);
  const filled = Object.entries(visitor.slips).filter(([, { legs }]) => legs.length > 0);
  if (filled.length === 0) return own;
  const merged = {
    ...own,
    slips: { ...own.slips, ...Object.fromEntries(filled) },
    consent: visitor.consent,
    keepsLegs: visitor.keepsLegs,
  };
  writeSlip(storage, memberId, merged);
  ifPossible(() => storage().removeItem(entryOf(undefined)));
  return merged;
};
