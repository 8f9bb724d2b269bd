import fc from 'fast-check';

/**
 * Property tests draw the same values in every run, so that a failure is caused by the change under test. `FC_SEED=random`
 * looks for new counterexamples; a number repeats a run, whose seed is in its report.
 */
const seed = process.env.FC_SEED ?? '20261121';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
