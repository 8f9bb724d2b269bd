import type { NextStep } from '@pavilion/contract';
import type { Tag } from '@pavilion/sdk/react';
import { Suspense } from 'react';
import { Lazy } from '../lazy/lazy';
import { lazyComponent } from '../lazy/lazy-component';
import type { NextStepAdviceProps, NextStepLinkProps } from './next-step-link';

const source = 'shared/next-steps/next-step-link.tsx';
const load = () => import('./next-step-link');
const link = lazyComponent(source, 'NextStepLink', load);
const advice = lazyComponent(source, 'NextStepAdvice', load);

/** The tags of what an error with a next step proves outdated; none if the rows of the steps cannot be loaded. */
export const outdatedAfter = (step: NextStep): Promise<Tag[]> =>
  load().then(
    ({ nextSteps }) => nextSteps[step].outdated ?? [],
    () => [],
  );

/** `NextStepLink`, which loads with the first error that has a next step. */
export const DeferredNextStepLink = (props: NextStepLinkProps) =>
  props.step === undefined ? null : (
    <Suspense fallback={null}>
      <Lazy component={link} props={props} />
    </Suspense>
  );

/** `NextStepAdvice`, which loads with the first error that has a next step. */
export const DeferredNextStepAdvice = (props: NextStepAdviceProps) =>
  props.step === undefined ? (
    props.fallback
  ) : (
    <Suspense fallback={props.fallback}>
      <Lazy component={advice} props={props} />
    </Suspense>
  );
