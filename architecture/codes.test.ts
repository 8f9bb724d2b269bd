import { type CodeDefinition, codes, codesBeforeIdempotencyCheck, errorCodes } from '@pavilion/contract';
import { codeEffects } from '../packages/sdk/src/errors/effects';
import { readWithoutComments as codeOf, isTest, listFiles } from './repository';

const catalogue = Object.entries(codes) as [string, CodeDefinition][];
const effectsOf = (code: string) => codeEffects[Number(code)]?.effects.map(({ kind }) => kind) ?? [];

/** The effect that every code of a kind has beyond its call. */
const requiredEffects: Partial<Record<CodeDefinition['kind'], string>> = { session: 'clear-session' };
const redirectSteps = ['see-restriction', 'see-maintenance'];

describe('the error catalogue', () => {
  it.each(catalogue.filter(([, { kind }]) => kind !== 'success'))('[ERR-7] %s has a next step', (_, row) => {
    expect(row.nextStep === 'none').toBe(row.name === 'notFound');
  });

  it.each(catalogue.filter(([, row]) => row.provenance === 'spec' && requiredEffects[row.kind]))(
    '[SES-3] %s ends the session',
    (code, { kind }) => expect(effectsOf(code)).toContain(requiredEffects[kind]),
  );

  it.each(catalogue.filter(([, { nextStep }]) => redirectSteps.includes(nextStep)))(
    '[ERR-5] %s redirects',
    (code) => expect(effectsOf(code)).toContain('redirect'),
  );

  it('[ERR-7] no effect belongs to a code that the catalogue lacks', () => {
    expect(Object.keys(codeEffects).filter((code) => !Object.hasOwn(codes, code))).toEqual([]);
  });

  it('[REQ-10] steps before the idempotency check reject with codes that have rejectedBeforeIdempotencyCheck', () => {
    const steps = ['pipeline', 'check-signature', 'validate-body'];
    const names = steps.flatMap((file) =>
      [...codeOf(`packages/gateway/src/http/${file}.ts`).matchAll(/errorCodes\.(\w+)/g)].map(
        ([, name]) => name!,
      ),
    );
    expect(names.length).toBeGreaterThan(5);
    const unmarked = names.filter(
      (name) => !codesBeforeIdempotencyCheck.includes(errorCodes[name as keyof typeof errorCodes]),
    );
    expect(unmarked).toEqual([]);
  });

  it('[REQ-10] the codes of an ended session reject before the idempotency check', () => {
    const session = catalogue.filter(([, row]) => row.kind === 'session' && row.provenance === 'spec');
    expect(session.length).toBeGreaterThan(2);
    expect(session.filter(([, row]) => !row.rejectedBeforeIdempotencyCheck)).toEqual([]);
  });

  it('[ERR-7] pages show errors of calls with the link of the next step (fix: use ErrorMessage)', () => {
    const offenders = listFiles('site/src')
      .filter((path) => path.endsWith('.tsx') && !isTest(path))
      .filter((path) => /\b(message|errorMessage|text)=\{[^}]*\berrorText\([\w.]*error\)/.test(codeOf(path)));
    expect(offenders).toEqual([]);
  });

  it('the codes from 20001 to 20999 are defined by this project, all others by the specification', () => {
    for (const [code, { provenance }] of catalogue)
      expect([code, provenance]).toEqual([
        code,
        Number(code) > 20_000 && Number(code) < 21_000 ? 'ours' : 'spec',
      ]);
  });
});
