import { Suspense } from 'react';
import { Lazy } from '../lazy/lazy';
import { lazyComponent } from '../lazy/lazy-component';
import type { NextStepAdviceProps, NextStepLinkProps } from './next-step-link';

const source = 'shared/next-steps/next-step-link.tsx';
const link = lazyComponent(source, 'NextStepLink', () => import('./next-step-link'));
const advice = lazyComponent(source, 'NextStepAdvice', () => import('./next-step-link'));

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
