import { codeDefinition, limitRow } from './codes';
import {
  allLimits,
  type LimitDefinition,
  limitDefinitions,
  limitKinds,
  limitUnits,
  type ReachedError,
  spansOf,
  spansOrEach,
} from './limit-kinds';

describe('the limits', () => {
  it('[PRO-1] are each kind with each of its spans, once and in order', () => {
    const names = allLimits.map(({ kind, span }) => `${kind} ${span}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(limitKinds.flatMap((kind) => spansOf(kind).map((span) => `${kind} ${span}`)));
    for (const kind of limitKinds) {
      const spans = spansOf(kind);
      expect(spans).toEqual(spansOrEach.filter((span) => spans.includes(span)));
      expect(spans.includes('each')).toBe(limitDefinitions[kind].measures === 'each');
    }
  });

  it('[PRO-1] have spans if they measure a sum, and none if they measure each stake', () => {
    const { spans, ...withoutSpans } = limitDefinitions.stake;
    // @ts-expect-error each stake has no span
    const each: LimitDefinition = { ...limitDefinitions.bet, spans };
    // @ts-expect-error a sum has spans
    const sum: LimitDefinition = withoutSpans;
    expect([each, sum]).toHaveLength(2);
  });

  it.each(limitKinds)('[PRO-1] have a name of lower-case letters, as columns have: %s', (kind) => {
    expect(kind).toMatch(/^[a-z]+$/);
  });

  it.each(Object.entries(limitUnits))(
    '[PRO-1] of the unit %s have a greatest amount with its decimals',
    (_, unit) => {
      const { decimals, greatest } = unit;
      expect(greatest).toMatch(decimals === 0 ? /^[1-9]\d*$/ : new RegExp(`^[1-9]\\d*\\.\\d{${decimals}}$`));
    },
  );

  it.each(limitKinds)('[PRO-1] have an error of their own in the catalogue: %s', (kind) => {
    const { code, name, message, nextStep = 'see-protection' }: ReachedError = limitDefinitions[kind].reached;
    expect(codeDefinition(code)).toMatchObject({ name, message, nextStep });
  });

  it('[ERR-7] have the next step of their row, or the page of the limits', () => {
    const reached = limitDefinitions.time.reached;
    expect(limitRow('minutes', { ...reached, nextStep: 'wait' })).toMatchObject({
      kind: 'access',
      nextStep: 'wait',
    });
    expect(limitRow('money', reached)).toMatchObject({ kind: 'money', nextStep: 'see-protection' });
  });
});
