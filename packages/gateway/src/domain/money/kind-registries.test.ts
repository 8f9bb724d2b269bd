import { compareAmounts } from '@pavilion/format';
import { depositChannels } from './deposits/deposit-channels';
import { payoutKinds } from './payout/payout-kinds';

const hasDuplicates = (names: readonly string[]) => new Set(names).size < names.length;

describe('the registries of deposit channels and payout kinds', () => {
  it('give every row a unique code', () => {
    expect(hasDuplicates(depositChannels.map(({ code }) => code))).toBe(false);
    expect(hasDuplicates(payoutKinds.map(({ kind }) => kind))).toBe(false);
  });

  it.each([...depositChannels])('give the fields of $code names that the call does not use', ({ fields }) => {
    const names = fields.map(({ name }) => name);
    expect(hasDuplicates([...names, 'channel', 'amount', 'values'])).toBe(false);
  });

  it.each([...depositChannels])('offer amounts of $code within its limits', ({ min, max, quickAmounts }) => {
    for (const amount of quickAmounts) {
      expect(compareAmounts(amount, min)).toBeGreaterThanOrEqual(0);
      expect(compareAmounts(amount, max)).toBeLessThanOrEqual(0);
    }
  });

  it.each([...payoutKinds])('name fields that $kind has as its number and title', (row) => {
    const names = row.fields.map(({ name }) => name);
    expect(hasDuplicates([...names, 'kind', 'values'])).toBe(false);
    expect(names).toContain(row.numberField);
    if (row.titleField !== null) expect(names).toContain(row.titleField);
    expect(names).toEqual(expect.arrayContaining([...row.unmaskedFields]));
    expect(row.unmaskedFields).not.toContain(row.numberField);
    const secrets = row.fields.filter(({ control }) => control === 'secret').map(({ name }) => name);
    expect(secrets).not.toContain(row.numberField);
    expect(row.fields.some(({ control }) => control === 'fixed')).toBe(row.needsRealName);
  });
});
