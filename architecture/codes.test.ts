import { type CodeDefinition, codes } from '@pavilion/contract';
import { codeEffects } from '../packages/sdk/src/errors/effects';

const catalogue = Object.entries(codes) as [string, CodeDefinition][];
const effectsOf = (code: string) => codeEffects[Number(code)]?.effects.map(({ kind }) => kind) ?? [];

/** What a code of a kind must do beyond the call that met it; the others are told where they happened. */
const owed: Partial<Record<CodeDefinition['kind'], string>> = { session: 'clear-session' };
const redirecting = ['see-restriction', 'see-maintenance'];

describe('every code has a policy', () => {
  it.each(catalogue.filter(([, { kind }]) => kind !== 'success'))(
    '[ERR-7] %s says what to do next',
    (_, row) => {
      expect(row.nextStep === 'none').toBe(row.name === 'notFound');
    },
  );

  it.each(catalogue.filter(([, row]) => row.provenance === 'spec' && owed[row.kind]))(
    '[SES-3] %s ends the session',
    (code, { kind }) => expect(effectsOf(code)).toContain(owed[kind]),
  );

  it.each(catalogue.filter(([, { nextStep }]) => redirecting.includes(nextStep)))(
    '[ERR-5] %s leads somewhere',
    (code) => expect(effectsOf(code)).toContain('redirect'),
  );

  it('[ERR-7] no effect is owed to a code that the catalogue lacks', () => {
    expect(Object.keys(codeEffects).filter((code) => !Object.hasOwn(codes, code))).toEqual([]);
  });
});
