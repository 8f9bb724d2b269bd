import fc from 'fast-check';

/**
 * Property tests draw the same values in every run, so that a red run is the doing of the change it checks.
 * `FC_SEED=random` looks for new counterexamples; a number repeats a run (its seed is in each report).
 */
const seed = process.env.FC_SEED ?? '20261121';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
