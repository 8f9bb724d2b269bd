import { Suspense, useState } from 'react';
import { Lazy } from '../lazy/lazy';
import { lazyComponent } from '../lazy/lazy-component';
import type { FilterSheetProps } from './filter-sheet';

const filterSheet = lazyComponent(
  'shared/filters/filter-sheet.tsx',
  'FilterSheet',
  () => import('./filter-sheet'),
);

/** `FilterSheet`, which loads when it is opened for the first time. */
export const DeferredFilterSheet = (props: FilterSheetProps) => {
  const [wasOpened, setOpened] = useState(false);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <Lazy component={filterSheet} props={props} />
    </Suspense>
  ) : null;
};
